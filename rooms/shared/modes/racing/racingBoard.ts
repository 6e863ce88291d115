import { plainMap } from '../../maps/plainMap.ts'
import type { TileGrid } from '../../maps/tileGrid.ts'
import type { GameFrame, TurnPlayer } from '../modeRules.ts'
import { isAlive, type Monster, monsterKind, monsterOf } from '../monsters.ts'
import { strengthFor } from '../turnPoints.ts'
import { type Aside, layCourse, layFirstCourse, type TilePays } from './raceTiles.ts'

/** A monster on a step of the course. */
export interface CourseMonster extends Monster {
  step: number
}

export interface RacingBoard {
  /** Places of the map from the start to the finish. A step is an index into it. */
  course: readonly number[]
  boosts: readonly number[]
  obstacles: readonly number[]
  monsters: readonly CourseMonster[]
  /** How many questions were planned: the whole way takes a hundred points for each. */
  total: number
  /** The step on which each racer stands, and the furthest they have been: a tile counts only the first time. */
  steps: Readonly<Record<string, number>>
  furthest: Readonly<Record<string, number>>
  /** Racers with a lit Nitro, which the next answer decides; and those who are steady for one more turn. */
  nitro: readonly string[]
  steady: readonly string[]
  lostBefore: readonly string[]
  newcomers: readonly string[]
  flagUp: boolean
  /** In the order in which they crossed the line. */
  finishers: readonly string[]
  /** Set under the second rules: what is drawn matters, moves pay other amounts, and the last question lets more racers cross. */
  drawn?: { asides: readonly Aside[]; pays: TilePays }
}

export function openFirstRace(
  map: TileGrid | null,
  players: readonly TurnPlayer[],
  { total }: Pick<GameFrame, 'total'>,
): RacingBoard {
  const grid = map ?? plainMap('racing')
  const laid = layFirstCourse(grid)
  const { course } = laid
  const strength = strengthFor(players.length)
  const monsters = laid.monsters.map((step) => {
    const at = course[step] ?? 0
    return { ...monsterOf(monsterKind(grid.types[at] ?? '') ?? 'weak', at, strength), step }
  })
  const atTheStart = Object.fromEntries(players.map(({ id }) => [id, 0]))
  return {
    ...laid,
    monsters,
    total,
    steps: atTheStart,
    furthest: atTheStart,
    nitro: [],
    steady: [],
    lostBefore: [],
    newcomers: [],
    flagUp: false,
    finishers: [],
  }
}

export function openRace(map: TileGrid | null, players: readonly TurnPlayer[], game: GameFrame): RacingBoard {
  const { boosts, obstacles, asides, pays } = layCourse(map ?? plainMap('racing'))
  return { ...openFirstRace(map, players, game), boosts, obstacles, drawn: { asides, pays } }
}

/** A racer who is on the course already stays where they are. */
export function admitRacer(board: RacingBoard, { id }: TurnPlayer): RacingBoard {
  if (board.steps[id] !== undefined) return board
  return {
    ...board,
    steps: { ...board.steps, [id]: 0 },
    furthest: { ...board.furthest, [id]: 0 },
    newcomers: [...board.newcomers, id],
  }
}

const without = <T>(record: Readonly<Record<string, T>>, player: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([id]) => id !== player))

export function dismissRacer(board: RacingBoard, player: string): RacingBoard {
  const others = (players: readonly string[]) => players.filter((id) => id !== player)
  return {
    ...board,
    steps: without(board.steps, player),
    furthest: without(board.furthest, player),
    nitro: others(board.nitro),
    steady: others(board.steady),
    lostBefore: others(board.lostBefore),
    newcomers: others(board.newcomers),
    finishers: others(board.finishers),
  }
}

const lastStep = ({ course }: RacingBoard): number => course.length - 1

/** A racer who reached the finish stands on its tile: at the line until they have crossed it. */
export const isAtTheLine = (board: RacingBoard, player: string): boolean => board.steps[player] === lastStep(board)

/** Where a score stands: on the last tile with the whole way only, and never past a living monster. */
export function stepFor(board: RacingBoard, score: number): number {
  const progress = Math.min(1, score / 100 / board.total)
  const last = lastStep(board)
  const reached = progress < 1 ? Math.min(Math.round(progress * last), last - 1) : last
  return Math.min(reached, board.monsters.find(isAlive)?.step ?? last)
}
