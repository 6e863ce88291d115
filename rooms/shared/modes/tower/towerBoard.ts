import { plainMap } from '../../maps/plainMap.ts'
import type { TileGrid } from '../../maps/tileGrid.ts'
import { placesOfType, spreadEvenly } from '../../maps/tilePaths.ts'
import type { GameFrame, TurnPlayer } from '../modeRules.ts'
import { climbRoute } from './climbRoute.ts'
import { enemyRoads } from './enemyRoads.ts'
import { livesFor } from './towerLives.ts'
import { powerAt } from './towerPower.ts'
import { firstTowerSpots, towerSpots } from './towerSpots.ts'

const mostJoining = 4

export type WalkerKind = 'weak' | 'medium' | 'strong'
const kinds: readonly WalkerKind[] = ['weak', 'medium', 'strong']

/** A monster on its way. */
export interface Walker {
  id: number
  kind: WalkerKind
  road: number
  /** How many turns it has walked. */
  walked: number
  full: number
  left: number
}

export interface Tower {
  at: number
  /** Its level. */
  stones: number
  /** The player who last chose to build here; empty if no player has. */
  last: string
  /** What a hundred of its stones fire in a turn, by how much road it reaches. Under the first rules all fire alike. */
  power?: number
}

export interface TowerBoard {
  width: number
  height: number
  roads: number[][]
  /** All places for towers. A tower without stones does not stand yet. */
  towers: Tower[]
  /** Monsters drawn on the map: they come with the first wave. */
  joining: WalkerKind[]
  /** How many players there were at the start. */
  size: number
  lives: number
  fullLives: number
  mood: number
  /** Set under the second rules: what is drawn matters, moves pay other amounts, and waves weaken by other shares. */
  terms?: 2
  wave: number
  walkers: Walker[]
  /** For each player the towers on which their own stones lie, a stone each. */
  built: Record<string, number[]>
  /** Places that lead up, and the steps that hold: a slime that has passed one cannot fall below it. */
  route: number[]
  holds: number[]
  figures: Record<string, number>
  held: Record<string, number>
}

const walkerKind = (type: string): WalkerKind | undefined => kinds.find((kind) => type === `enemy-${kind}`)

export const monstersDrawn = (grid: TileGrid): number[] => placesOfType(grid, (type) => walkerKind(type) !== undefined)

/** Where the monsters are drawn that come with the first wave. */
export const joiningPlaces = (grid: TileGrid): number[] => spreadEvenly(monstersDrawn(grid), mostJoining)

export function openFirstTower(map: TileGrid | null, players: readonly TurnPlayer[], { total }: GameFrame): TowerBoard {
  const grid = map ?? plainMap('tower')
  const roads = enemyRoads(grid)
  const { route, holds } = climbRoute(grid)
  return {
    width: grid.width,
    height: grid.height,
    roads,
    towers: firstTowerSpots(grid, roads).map((at) => ({ at, stones: 0, last: '' })),
    joining: joiningPlaces(grid).flatMap((place) => walkerKind(grid.types[place] ?? '') ?? []),
    size: Math.max(1, players.length),
    lives: livesFor(total),
    fullLives: livesFor(total),
    mood: 1,
    wave: 0,
    walkers: [],
    built: {},
    route,
    holds,
    figures: Object.fromEntries(players.map(({ id }) => [id, route[0] ?? 0])),
    held: {},
  }
}

export function openTower(map: TileGrid | null, players: readonly TurnPlayer[], frame: GameFrame): TowerBoard {
  const board = openFirstTower(map, players, frame)
  const { width, roads } = board
  const spots = towerSpots(map ?? plainMap('tower'), roads)
  return {
    ...board,
    terms: 2,
    towers: spots.map((at) => ({ at, stones: 0, last: '', power: powerAt(width, at, roads) })),
  }
}

/** A late player begins at the foot of the climb; the waves stay as strong as for the class at the start. */
export const admitToTower = (board: TowerBoard, { id }: TurnPlayer): TowerBoard => ({
  ...board,
  figures: { ...board.figures, [id]: board.route[0] ?? 0 },
})

/** The player's stones stay, but pay no one. */
export function dismissFromTower(board: TowerBoard, player: string): TowerBoard {
  const { [player]: _place, ...figures } = board.figures
  const { [player]: _stones, ...built } = board.built
  const { [player]: _height, ...held } = board.held
  const towers = board.towers.map((tower) => (tower.last === player ? { ...tower, last: '' } : tower))
  return { ...board, figures, built, held, towers }
}
