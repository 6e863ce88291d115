import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seededRandom } from '../../../rooms/shared/seededRandom.ts'
import type { BrowserSchool } from '../../browser/school/browserSchool.ts'
import { lawsAfter, lawsAfterRestart } from './afterDeed.ts'
import { chooseStep, type World } from './chooseStep.ts'
import { Classroom } from './classroom.ts'
import { comeAll, noCode } from './comeAll.ts'
import { describeStep, type Step } from './deeds.ts'
import { doDeed } from './doDeed.ts'
import { BrokenLaw } from './errands/ground.ts'
import { Finals } from './finals.ts'
import { breachesOfGames, breachesOfPages, type Look, Suspicions } from './laws.ts'
import type { Seen } from './pageEyes.ts'
import { type Heard, nowhere, type Person } from './people.ts'
import { pursesOf } from './purses.ts'
import { Titles } from './titles.ts'

interface Failure extends Heard {
  seed: number
  at: number
}

export interface Walked {
  seed: number
  steps: Step[]
  failures: Failure[]
  /** Deeds that could not be finished, by their kind. */
  missed: Record<string, number>
  games: number
  /** Scores on phones at the end that were found in a report. */
  finals: number
  /** How many steps were taken on each screen. */
  places: Record<string, number>
}

const pursesEvery = 40
const restartAfter = 120
const settleMs = 60
const frozenMs = 250

const lookAround = async (people: readonly Person[]): Promise<Look[]> =>
  (
    await Promise.all(
      people.flatMap((person) =>
        person.tabs.map(async (page, tab) => {
          const seen = await person.look(tab)
          return seen ? [{ person, page, tab, seen }] : []
        }),
      ),
    )
  ).flat()

/** Codes of the games that are running on some page. */
const codesOn = (looks: readonly Look[]): string[] => [
  ...new Set(looks.flatMap(({ seen: { game } }) => (game && !game.isOver ? [game.code] : []))),
]

/** Where a person was, without parts that differ between walks. */
const placeOf = ({ path, game }: Seen): string => {
  const place = path.replace(/[0-9a-f-]{20,}/g, ':id').replace(/[A-Z0-9]{6}$/, ':code')
  return game && game.where === 'play' ? `${place} ${game.isOver ? 'over' : game.question}` : place
}

/** What could not be done, and what covered it or showed instead. */
function missedBy(step: Step, { path }: Seen, error: unknown, after: Seen | null): string {
  const [, cover] = String(error).match(/(<[^>]{1,80}).*intercepts pointer events/) ?? []
  const errand = step.do === 'errand' ? step.what : step.do
  const what = 'offer' in step ? `${step.do} ${step.offer.role} "${step.offer.name.slice(0, 30)}"` : errand
  const instead = 'offer' in step || !after ? '' : `, at ${after.path} ${after.text.slice(0, 90)}`
  const why = cover ? `under ${cover}` : `${String(error).split('\n')[0]?.slice(0, 70)}${instead}`
  return `${what} at ${path.replace(/[A-Z0-9]{6}$/, ':code')}: ${why}`
}

/** A seeded walk of a class through the product. */
export class Walk {
  readonly result: Walked
  private readonly people: Person[]
  private readonly suspicions = new Suspicions()
  private readonly titles = new Titles()
  private readonly finals = new Finals()
  private readonly folder: string
  /** In the order in which they were first seen. */
  private readonly codes: string[] = []

  private readonly school: BrowserSchool
  private readonly classroom: Classroom

  private constructor(seed: number, school: BrowserSchool, people: Person[], classroom: Classroom, folder: string) {
    this.result = { seed, steps: [], failures: [], missed: {}, games: 0, finals: 0, places: {} }
    this.school = school
    this.people = people
    this.classroom = classroom
    this.folder = folder
  }

  static async begin(school: BrowserSchool, seed: number, folder: string): Promise<Walk> {
    const classroom = new Classroom()
    return new Walk(seed, school, await comeAll(school, classroom), classroom, join(folder, `seed-${seed}`))
  }

  /** Takes so many steps, or repeats recorded ones. */
  async go(count: number, again?: readonly Step[]): Promise<Walked> {
    for (let at = 0; at < (again?.length ?? count); ) {
      const looks = await lookAround(this.people)
      for (const code of codesOn(looks)) if (!this.codes.includes(code)) this.codes.push(code)
      const frozen = await this.holdToLaws(looks, at)
      const free = looks.filter(({ page }) => !frozen.has(page))
      const step = again?.[at] ?? this.choose(at, free)
      if (step && (!again || !frozen.has(this.pageOf(step)))) {
        await this.take(step, looks)
        at += 1
        await this.lookBack(at)
      } else await new Promise((resolve) => setTimeout(resolve, frozenMs))
    }
    await this.tell(await this.finals.breaches(this.people), count)
    this.result.finals = this.finals.found
    return this.result
  }

  private async lookBack(at: number): Promise<void> {
    if (at % pursesEvery === 0) for (const person of this.people) await this.tell(await pursesOf(person), at, person)
    if (at % restartAfter === 0) await this.restart(at)
  }

  /** After the restart everything stored has to be there, without any tap. */
  private async restart(at: number): Promise<void> {
    const looks = await lookAround(this.people)
    for (const person of this.people) person.isOffline = true
    await this.school.restart()
    await this.tell(await lawsAfterRestart(looks), at)
    for (const person of this.people) person.isOffline = false
  }

  private pageOf({ who, tab }: Step) {
    return this.people.find(({ name }) => name === who)?.tabs[tab] as Look['page']
  }

  private choose(at: number, free: readonly Look[]): Step | null {
    const { seed, games } = this.result
    const on = codesOn(free).map((code) => this.codes.indexOf(code))
    const world: World = { seed, hosted: games, games: on }
    return chooseStep(at, free, world, seededRandom(seed * 1_000_003 + at))
  }

  private async take(step: Step, looks: readonly Look[]): Promise<void> {
    const look = looks.find(({ person, tab }) => person.name === step.who && tab === step.tab)
    this.result.steps.push(step)
    if (!look) return
    const { person, tab, seen } = look
    const place = placeOf(seen)
    this.result.places[place] = (this.result.places[place] ?? 0) + 1
    try {
      await doDeed(person, tab, step, { codeOf: (game) => this.codes[game] ?? noCode, classroom: this.classroom })
      if (step.do === 'host') this.result.games += 1
    } catch (error) {
      if (error instanceof BrokenLaw) await this.tell([{ law: error.law, detail: error.message }], step.at, person)
      const what = missedBy(step, seen, error, await person.look(tab))
      this.result.missed[what] = (this.result.missed[what] ?? 0) + 1
    }
    await new Promise((resolve) => setTimeout(resolve, settleMs))
    await this.tell(await lawsAfter(person, tab, step, seen), step.at, person)
    for (const one of this.people) await this.tell(one.heard.splice(0), step.at, one)
    await this.tidy(person)
  }

  /** Closes extra tabs that pages have opened, and brings tabs back that went back to their start. */
  private async tidy(person: Person): Promise<void> {
    for (const page of person.tabs.slice(2)) await page.close()
    for (const page of person.tabs) if (page.url() === nowhere) await page.goto('/').catch(() => {})
  }

  private async holdToLaws(looks: readonly Look[], at: number): Promise<Set<Look['page']>> {
    this.finals.look(looks)
    const breaches = [...breachesOfPages(looks), ...breachesOfGames(looks), ...this.titles.breaches(looks)]
    for (const { law, detail, pages } of this.suspicions.hear(breaches, performance.now())) {
      const owners = this.people.filter(({ tabs }) => tabs.some((tab) => pages.includes(tab)))
      await this.tell([{ law, detail }], at, owners[0])
      for (const page of pages) await page.goto('/').catch(() => {})
    }
    return new Set(breaches.flatMap(({ pages }) => pages))
  }

  private async tell(heard: readonly Heard[], at: number, person?: Person): Promise<void> {
    const { seed, failures, steps } = this.result
    for (const { law, detail } of heard) {
      failures.push({ seed, at, law, detail })
      process.stdout.write(`seed ${seed}, step ${at}: ${law}: ${detail}\n`)
      mkdirSync(this.folder, { recursive: true })
      for (const [tab, page] of (person?.tabs ?? []).entries())
        await page
          .screenshot({
            path: join(this.folder, `step-${at}-${failures.length}-${person?.name}-${tab}.png`),
            timeout: 5000,
          })
          .catch(() => {})
      const last = steps.slice(-40).map(describeStep).join('\n')
      writeFileSync(join(this.folder, `step-${at}-${failures.length}.txt`), `${law}: ${detail}\n\n${last}\n`)
      writeFileSync(join(this.folder, 'steps.json'), JSON.stringify(steps))
    }
  }
}
