import { packs } from '../../rooms/shared/catalog/packs.ts'
import { purseSizes } from '../../rooms/shared/catalog/purse.ts'
import { pupils, schoolYear, weeksInYear, type Year } from './economyYear.ts'

/** Plays school years of three kinds of pupils by the rules of the product, and prints the results for the README. */

const yearsOfEach = 60
const firstSeed = 90_001

const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length)
const amount = (value: number) => Math.round(value).toLocaleString('en')
const say = (text: string) => process.stdout.write(`${text}\n`)
const row = (cells: readonly (string | number)[]) => say(`| ${cells.join(' | ')} |`)

const played = pupils.map((pupil) => ({
  pupil,
  years: Array.from({ length: yearsOfEach }, (_, index) => schoolYear(pupil, firstSeed + index)),
}))
const over = (years: readonly Year[], of: (year: Year) => number) => mean(years.map(of))
const completion = (years: readonly Year[]): string => {
  const done = years.flatMap(({ completeInWeek }) => completeInWeek ?? [])
  return done.length * 2 > years.length ? `week ${amount(mean(done))}` : '-'
}

row([
  'pupil',
  'a lesson pays',
  'coins a week',
  'dearest day',
  'packs a year',
  'slimes after 4 weeks',
  '13',
  '40',
  'all',
])
row(Array(9).fill('---'))
for (const { pupil, years } of played) {
  const slimes = (week: number) => amount(over(years, ({ slimesAfter }) => slimesAfter.get(week) ?? 0))
  const lesson = over(years, ({ lessons }) => mean(lessons))
  row([
    pupil.name,
    lesson > 0 ? amount(lesson) : '-',
    amount(over(years, ({ days }) => days.reduce((sum, day) => sum + day, 0) / weeksInYear)),
    amount(Math.max(...years.flatMap(({ days }) => days))),
    amount(over(years, ({ packsOpened }) => packsOpened)),
    slimes(4),
    slimes(13),
    slimes(weeksInYear),
    completion(years),
  ])
}

const usual = played[0]
if (usual) {
  const lesson = over(usual.years, ({ lessons }) => mean(lessons))
  const prices = packs.map(({ price }) => price)
  const lessonsFor = (price: number) => (price / lesson).toFixed(1)
  say(
    `\nThe cheapest pack costs ${lessonsFor(Math.min(...prices))} lessons of a usual pupil, the dearest ${lessonsFor(Math.max(...prices))}.`,
  )
}
say(
  `Purses: ${amount(purseSizes.everyday)} a day for practice and games among students, ${amount(purseSizes.lessons)} for lessons.`,
)
