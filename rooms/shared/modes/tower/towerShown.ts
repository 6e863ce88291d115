import type { Viewer } from '../modeRules.ts'
import { companyOf } from '../nearby.ts'
import type { Tower, TowerBoard, WalkerKind } from './towerBoard.ts'
import { placeOf, turnsForTheWay } from './towerWaves.ts'

interface ShownWalker {
  id: number
  kind: WalkerKind
  at: number
  left: number
  full: number
}

/** The whole field, for the screen everybody looks at. */
export interface TowerField {
  width: number
  height: number
  lives: number
  fullLives: number
  wave: number
  roads: readonly (readonly number[])[]
  towers: readonly Tower[]
  walkers: ShownWalker[]
  /** The places that lead up, from the foot to the top. */
  route: readonly number[]
  figures: Readonly<Record<string, number>>
}

/** What one phone is shown: its player on the climb, how the class stands, and the towers to build on. */
export interface TowerSurroundings {
  at: number
  lives: number
  fullLives: number
  wave: number
  /** Monsters on their way, and the sum of their hit points. */
  walkers: number
  left: number
  /** Monsters that get through in this turn, if they are not stopped. */
  atTheGate: number
  /** The player's own stones. */
  own: number
  /** How many stones each tower has, in the order in which they are offered. */
  stones: number[]
  /** The viewer's own place, then the places of others that the viewer can name; -1 for a player without one. */
  figures: readonly number[]
}

export type TowerShown = TowerField | TowerSurroundings | null

const showField = (board: TowerBoard): TowerField => {
  const { width, height, lives, fullLives, wave, roads, towers, walkers, route, figures } = board
  const shown = walkers.map((walker) => {
    const { id, kind, left, full } = walker
    return { id, kind, at: placeOf(walker, roads), left, full }
  })
  return { width, height, lives, fullLives, wave, roads, towers, walkers: shown, route, figures }
}

export function showTower(board: TowerBoard, viewer: Viewer | null): TowerShown {
  if (!viewer) return showField(board)
  const { lives, fullLives, wave, walkers, built, towers, route } = board
  const at = board.figures[viewer.player] ?? route[0]
  if (at === undefined) return null
  // A player who came since the last question begins to climb with the next turn.
  const figures = viewer.player in board.figures ? board.figures : { ...board.figures, [viewer.player]: at }
  return {
    at,
    lives,
    fullLives,
    wave,
    walkers: walkers.length,
    left: walkers.reduce((sum, { left }) => sum + left, 0),
    atTheGate: walkers.filter(({ kind, walked }) => walked + 1 >= turnsForTheWay[kind]).length,
    own: built[viewer.player]?.length ?? 0,
    stones: towers.map(({ stones }) => stones),
    figures: companyOf(figures, viewer),
  }
}
