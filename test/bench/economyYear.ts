import {
  currencyForAnswer,
  currencyForPlace,
  practiceCurrency,
  slimeWorth,
  welcomeCurrency,
} from '../../rooms/shared/catalog/economy.ts'
import { drawFromPack, type PackDesign, packs } from '../../rooms/shared/catalog/packs.ts'
import { type PurseName, type Purses, payInto } from '../../rooms/shared/catalog/purse.ts'
import { fallbackSlime, slimeNamed } from '../../rooms/shared/catalog/slimes.ts'
import { pointsFor } from '../../rooms/shared/match/scoring.ts'
import { practiceLimitMs, practicePoints } from '../../rooms/shared/practice/practiceRules.ts'
import { seededRandom } from '../../rooms/shared/seededRandom.ts'

/** A school year of one pupil by the rules of the product: what they earn, buy and collect. */

export const weeksInYear = 40
const questionsInLesson = 15
const lessonLimitMs = 20_000
const classmates = 24
/** No pupil here answers a question they know more slowly than this. */
const slowestKnowingMs = 14_000

type Pupil = {
  name: string
  /** The share of questions answered right. */
  knows: number
  /** How long an answer takes, from and to. */
  thinksMs: readonly [number, number]
  lessonsAWeek: number
  daysOfPractice: number
  runsADay: number
  /** This pupil registers as a teacher in a second browser, and plays lessons of their own all day. */
  isOwnTeacher?: boolean
}

/** A script has no school days, reads nothing, and waits as long as it has to. */
const scripted = { knows: 1, thinksMs: [301, 301], lessonsAWeek: 0, daysOfPractice: 7, runsADay: 1_000 } as const

export const pupils: readonly Pupil[] = [
  { name: 'usual', knows: 0.7, thinksMs: [4_000, 12_000], lessonsAWeek: 2, daysOfPractice: 1, runsADay: 1 },
  { name: 'keen', knows: 0.9, thinksMs: [2_500, 8_000], lessonsAWeek: 3, daysOfPractice: 4, runsADay: 2 },
  { name: 'scripted', ...scripted },
  { name: 'scripted, and its own teacher', ...scripted, isOwnTeacher: true },
]

export type Year = {
  /** The pay, day by day. */
  days: number[]
  lessons: number[]
  packsOpened: number
  firstPackInWeek: number
  /** How many different slimes the pupil has after so many weeks. */
  slimesAfter: Map<number, number>
  completeInWeek: number | null
}

type Random = () => number
type Answer = { right: boolean; ms: number }

const between = ([from, to]: readonly [number, number], random: Random) => from + random() * (to - from)

const answerOf = ({ knows, thinksMs }: Pick<Pupil, 'knows' | 'thinksMs'>, random: Random): Answer => ({
  right: random() < knows,
  ms: between(thinksMs, random),
})

const scoreOf = (answers: readonly Answer[]) =>
  answers.reduce((sum, { right, ms }) => sum + pointsFor({ share: right ? 1 : 0, ms }, lessonLimitMs, true), 0)

const gameOf = (pupil: Pick<Pupil, 'knows' | 'thinksMs'>, random: Random) =>
  Array.from({ length: questionsInLesson }, () => answerOf(pupil, random))

/** What one game in a class earns, with the pay for the place. */
const lessonPay = (pupil: Pupil, random: Random): number => {
  const own = gameOf(pupil, random)
  const better = Array.from({ length: classmates }, () => {
    const knows = 0.45 + random() * 0.5
    return scoreOf(gameOf({ knows, thinksMs: [3_000, slowestKnowingMs] }, random))
  }).filter((score) => score > scoreOf(own)).length
  const forAnswers = own.reduce(
    (sum, { right, ms }) => sum + (right ? currencyForAnswer(ms, lessonLimitMs, true) : 0),
    0,
  )
  return forAnswers + currencyForPlace(better + 1, classmates + 1)
}

const practicePay = (pupil: Pupil, random: Random): number => {
  const points = Array.from({ length: questionsInLesson }, () => {
    const { right, ms } = answerOf(pupil, random)
    return right && ms <= practiceLimitMs ? practicePoints(ms) : 0
  })
  return practiceCurrency(points.reduce((sum, one) => sum + one, 0))
}

/** Buys the cheapest pack that can still hold a new slime, and sells duplicates. */
const shopper = (random: Random) => {
  const owned = new Set<string>([fallbackSlime.id])
  const misses = new Map<string, number>()
  let coins = welcomeCurrency
  let opened = 0
  const wanted = (): PackDesign | undefined =>
    [...packs].sort((a, b) => a.price - b.price).find(({ slimeIds }) => slimeIds.some((id) => !owned.has(id)))
  return {
    owned,
    opened: () => opened,
    isComplete: () => wanted() === undefined,
    earn: (paid: number) => {
      coins += paid
      for (let pack = wanted(); pack && coins >= pack.price; pack = wanted()) {
        coins -= pack.price
        opened++
        const draw = drawFromPack(pack, misses.get(pack.id) ?? 0, random)
        misses.set(pack.id, draw.misses)
        if (owned.has(draw.slimeId)) coins += slimeWorth(slimeNamed(draw.slimeId).rarity)
        owned.add(draw.slimeId)
      }
    },
  }
}

export function schoolYear(pupil: Pupil, seed: number): Year {
  const random = seededRandom(seed)
  const shop = shopper(random)
  const year: Year = {
    days: [],
    lessons: [],
    packsOpened: 0,
    firstPackInWeek: 0,
    slimesAfter: new Map(),
    completeInWeek: null,
  }
  let purses: Purses | undefined
  const pay = (day: number, name: PurseName, earned: number): number => {
    const settled = payInto(name, purses, new Date(day * 86_400_000).toISOString().slice(0, 10), earned)
    purses = settled.purses
    return settled.paid
  }
  for (let week = 1; week <= weeksInYear; week++) {
    for (let weekday = 0; weekday < 7; weekday++) {
      const day = week * 7 + weekday
      let paid = 0
      if (weekday < pupil.lessonsAWeek) {
        const lesson = pay(day, 'lessons', lessonPay(pupil, random))
        year.lessons.push(lesson)
        paid += lesson
      }
      const repeated = (name: PurseName, times: number) => {
        for (let run = 0; run < times; run++) {
          const took = pay(day, name, practicePay(pupil, random))
          if (took === 0) return
          paid += took
        }
      }
      if (weekday < pupil.daysOfPractice) repeated('everyday', pupil.runsADay)
      if (pupil.isOwnTeacher) repeated('lessons', pupil.runsADay)
      year.days.push(paid)
      shop.earn(paid)
    }
    year.slimesAfter.set(week, shop.owned.size)
    if (year.firstPackInWeek === 0 && shop.opened() > 1) year.firstPackInWeek = week
    if (year.completeInWeek === null && shop.isComplete()) year.completeInWeek = week
  }
  year.packsOpened = shop.opened()
  return year
}
