import type { Viewer } from '../modeRules.ts'
import { isAlive, type MonsterKind } from '../monsters.ts'
import { companyOf, nowhere } from '../nearby.ts'
import { isAtTheLine, type RacingBoard } from './racingBoard.ts'

interface ShownMonster {
  at: number
  kind: MonsterKind
  left: number
  full: number
}

/** Places are places of the map. */
export interface ShownRace {
  course: readonly number[]
  boosts: readonly number[]
  obstacles: readonly number[]
  monsters: readonly ShownMonster[]
  racers: Readonly<Record<string, number>>
  nitro: readonly string[]
  steady: readonly string[]
  flagUp: boolean
  waiting: readonly string[]
  finishers: readonly string[]
}

export interface ShownRacer {
  /** The viewer's own place, then the places of others that the viewer can name; -1 for a player without one. */
  racers: readonly number[]
  /** How many steps the course has, and on which one this racer stands. */
  steps: number
  step: number
  nitro: boolean
  steady: boolean
  /** The monster that blocks the way until it is beaten. */
  monster: ShownMonster | null
  flagUp: boolean
  /** How many racers wait at the line. */
  waiting: number
  /** The place in which this racer crossed the line; 0 before that. */
  place: number
}

export type RacingShown = ShownRace | ShownRacer

const shownMonster = ({ at, kind, left, full }: ShownMonster): ShownMonster => ({ at, kind, left, full })

const waitingIn = (board: RacingBoard): string[] => {
  const crossed = new Set(board.finishers)
  return Object.keys(board.steps).filter((id) => isAtTheLine(board, id) && !crossed.has(id))
}

/** The number of waiting racers, cached by board, because all phones show the same board. */
const waitingCounts = new WeakMap<RacingBoard, number>()

function waitingCount(board: RacingBoard): number {
  const count = waitingCounts.get(board) ?? waitingIn(board).length
  waitingCounts.set(board, count)
  return count
}

const placesOf = ({ course }: RacingBoard, steps: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(steps).map(([id, step]) => [id, course[step] ?? 0]))

export function showRace(board: RacingBoard, viewer: Viewer | null): RacingShown {
  const { course, boosts, obstacles, monsters, nitro, steady, flagUp, finishers } = board
  if (!viewer) {
    const tiles = (steps: readonly number[]) => steps.map((step) => course[step] ?? 0)
    return {
      course,
      boosts: tiles(boosts),
      obstacles: tiles(obstacles),
      monsters: monsters.map(shownMonster),
      racers: placesOf(board, board.steps),
      nitro,
      steady,
      flagUp,
      waiting: waitingIn(board),
      finishers,
    }
  }
  const { player } = viewer
  const step = board.steps[player] ?? 0
  const monster = monsters.find(isAlive)
  return {
    racers: companyOf(board.steps, viewer).map((one) => course[one] ?? nowhere),
    steps: course.length,
    step,
    nitro: nitro.includes(player),
    steady: steady.includes(player),
    monster: monster ? shownMonster(monster) : null,
    flagUp,
    waiting: waitingCount(board),
    place: finishers.indexOf(player) + 1,
  }
}
