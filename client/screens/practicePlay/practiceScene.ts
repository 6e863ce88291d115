import type { TileGrid } from '../../../rooms/shared/maps/tileGrid.ts'
import type { BattleEvent } from '../../../rooms/shared/modes/battle/battleEvents.ts'
import type { ShownBattle } from '../../../rooms/shared/modes/battle/battleShown.ts'
import type { RacingEvent } from '../../../rooms/shared/modes/racing/racingEvents.ts'
import type { ShownRace } from '../../../rooms/shared/modes/racing/racingShown.ts'
import { courseOn } from '../../stage/board/racingBoard.ts'
import { afterHits, besides, nextOf, sparringPartners } from './sparring.ts'

/** One of the two, before and after a question. */
export interface Contestant {
  id: string
  /** How many were right before it. */
  right: number
  isRight: boolean
  points: number
}

export interface Contest {
  map: TileGrid
  total: number
  question: number
  isClosed: boolean
  both: readonly [own: Contestant, rival: Contestant]
}

/** What a mode's stage is shown and told of a practice: in its own words, although no rule book has played it. */
export interface PracticeScene<Shown, Event> {
  board: Shown
  events: readonly Event[]
}

const rightNow = ({ right, isRight }: Contestant, isClosed: boolean): number => right + (isClosed && isRight ? 1 : 0)

/** As far as the scoreboard says: on the last tile with all of them right only. */
function placeOn(course: readonly number[], right: number, total: number): number {
  const last = course.length - 1
  const step = right < total ? Math.min(Math.round((right / total) * last), last - 1) : last
  return course[Math.max(0, step)] ?? 0
}

function drives({ id, right, isRight, points }: Contestant, course: readonly number[], total: number): RacingEvent[] {
  if (!isRight) return []
  const [from, to] = [placeOn(course, right, total), placeOn(course, right + 1, total)]
  const drove: RacingEvent[] = from === to ? [] : [{ kind: 'drove', player: id, from, to }]
  // What the answer was worth pops up as what a slipstream pays does.
  return [{ kind: 'slipstream', player: id, by: points }, ...drove]
}

export function practiceRace({ map, total, isClosed, both }: Contest): PracticeScene<ShownRace, RacingEvent> {
  const course = courseOn(map)
  const racers = Object.fromEntries(both.map((one) => [one.id, placeOn(course, rightNow(one, isClosed), total)]))
  const finishers = both.filter((one) => rightNow(one, isClosed) === total).map(({ id }) => id)
  const nothing = { boosts: [], obstacles: [], monsters: [], nitro: [], steady: [], waiting: [] }
  return {
    board: { course, racers, finishers, flagUp: true, ...nothing },
    events: isClosed ? both.flatMap((one) => drives(one, course, total)) : [],
  }
}

/** Each right answer is a hit on whom both of them fight; a wrong one hurts nobody. */
export function practiceBattle({ map, question, isClosed, both }: Contest): PracticeScene<ShownBattle, BattleEvent> {
  const partners = sparringPartners(map)
  const before = both.reduce((sum, { right }) => sum + right, 0)
  const spots = besides(map, partners, nextOf(partners, before))
  const events: BattleEvent[] = []
  let hits = before
  for (const [index, { id, right, isRight, points }] of both.entries()) {
    if (!isClosed) continue
    if (!isRight) {
      if (right === 0 && question === 1) events.push({ kind: 'knocked-out', player: id })
      continue
    }
    if (right === 0 && question > 1) events.push({ kind: 'got-up', player: id })
    const { at, kind: monster, full, left } = nextOf(partners, hits++)
    const way = [spots[index] ?? at]
    const struck = { damage: 1, left: left - 1, full, isLast: left === 1, by: points }
    events.push({ kind: 'attack', player: id, way, at, monster, ...struck })
  }
  // As the scoreboard has it: without one right answer there is no health, once a question has ended.
  const isOut = (one: Contestant) => (question > 1 || isClosed) && rightNow(one, isClosed) === 0
  return {
    board: {
      monsters: afterHits(partners, hits).map((one) => ({ ...one, isAsleep: false, backInTurns: 0 })),
      powerUps: [],
      figures: Object.fromEntries(both.map(({ id }, index) => [id, spots[index] ?? 0])),
      powered: [],
      knockedOut: both.filter(isOut).map(({ id }) => id),
    },
    events,
  }
}
