import { plainMap } from '../../maps/plainMap.ts'
import type { TileGrid } from '../../maps/tileGrid.ts'
import { placesOfType, spreadEvenly } from '../../maps/tilePaths.ts'
import { isWall } from '../../maps/walls.ts'
import type { TurnPlayer } from '../modeRules.ts'
import { isAlive, type Monster, monsterKind, monsterOf, monsterPlaces } from '../monsters.ts'
import { strengthFor } from '../turnPoints.ts'
import { goldPlaces, questStarts, walkedFrom } from './goldGround.ts'
import { goldWorth } from './goldWorth.ts'

export interface Gold {
  at: number
  /** How many more times it pays before it is gone. */
  left: number
  /** For gold that is gone: the question with which it is there again. */
  back: number
  /** What it pays to each player who reaches it. Under the first rules all gold pays alike. */
  pays?: number
}

/** A monster that guards the gold beside it. */
export interface Guard extends Monster {
  /** For a beaten monster: the question with which it comes back. Under the first rules it never does. */
  back?: number
}

export interface GoldQuestBoard {
  width: number
  height: number
  walls: readonly number[]
  traps: readonly number[]
  starts: readonly number[]
  gold: readonly Gold[]
  /** How many times each filling of gold pays. */
  share: number
  monsters: readonly Guard[]
  figures: Readonly<Record<string, number>>
  lostBefore: readonly string[]
  newcomers: readonly string[]
  /** The number of the question being played: it decides which gold and traps are there. */
  played: number
  /** Set under the second rules: what is drawn on the map matters, and chests pay other amounts. */
  terms?: 2
}

/** The starts from which a slime can get to gold, or all if there is no such start. */
export function goodStarts(grid: TileGrid): readonly number[] {
  const starts = questStarts(grid)
  const walked = walkedFrom(grid, goldPlaces(grid))
  const good = starts.filter((place) => walked.has(place))
  return good.length > 0 ? good : starts
}

export function openFirstQuest(map: TileGrid | null, players: readonly TurnPlayer[]): GoldQuestBoard {
  const grid = map ?? plainMap('gold-quest')
  const strength = strengthFor(players.length)
  const share = Math.max(1, Math.ceil(players.length / 8))
  const starts = goodStarts(grid)
  const spread = spreadEvenly(starts, players.length)
  return {
    width: grid.width,
    height: grid.height,
    walls: grid.types.every(isWall) ? [] : placesOfType(grid, isWall),
    traps: placesOfType(grid, (type) => type === 'trap'),
    starts,
    gold: goldPlaces(grid).map((at) => ({ at, left: share, back: 0 })),
    share,
    monsters: monsterPlaces(grid).map((at) => monsterOf(monsterKind(grid.types[at] ?? '') ?? 'weak', at, strength)),
    figures: Object.fromEntries(players.map(({ id }, index) => [id, spread[index % spread.length] ?? 0])),
    lostBefore: [],
    newcomers: [],
    played: 0,
  }
}

export function openQuest(map: TileGrid | null, players: readonly TurnPlayer[]): GoldQuestBoard {
  const board = openFirstQuest(map, players)
  const gold = goldWorth(map ?? plainMap('gold-quest')).map(({ at, pays }) => ({
    at,
    left: board.share,
    back: 0,
    pays,
  }))
  return { ...board, gold, monsters: board.monsters.map((guard) => ({ ...guard, back: 0 })), terms: 2 }
}

/** There are many starts: the seat number chooses one. A player who is there already stays where they are. */
export function admitSeeker(board: GoldQuestBoard, { id, seat }: TurnPlayer): GoldQuestBoard {
  if (board.figures[id] !== undefined) return board
  return {
    ...board,
    figures: { ...board.figures, [id]: board.starts[seat % board.starts.length] ?? 0 },
    newcomers: [...board.newcomers, id],
  }
}

export function dismissSeeker(board: GoldQuestBoard, player: string): GoldQuestBoard {
  const others = (players: readonly string[]) => players.filter((id) => id !== player)
  return {
    ...board,
    figures: Object.fromEntries(Object.entries(board.figures).filter(([id]) => id !== player)),
    lostBefore: others(board.lostBefore),
    newcomers: others(board.newcomers),
  }
}

export const isThere = ({ left }: Gold): boolean => left > 0

export const prepareQuest = (board: GoldQuestBoard, { played }: { played: number }): GoldQuestBoard => ({
  ...board,
  played,
  gold: board.gold.map((gold) => (!isThere(gold) && gold.back <= played ? { ...gold, left: board.share } : gold)),
  monsters: board.monsters.map((guard) =>
    guard.back !== undefined && !isAlive(guard) && guard.back <= played ? { ...guard, left: guard.full } : guard,
  ),
})
