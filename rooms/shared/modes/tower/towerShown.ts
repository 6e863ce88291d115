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

/** What one phone is shown: itself on its climb, how the class stands, and the towers it may build on. */
export interface TowerSurroundings {
  at: number
  lives: number
  fullLives: number
  wave: number
  /** Monsters on their way, and the hit points they have left together. */
  walkers: number
  left: number
  /** Those who get through in this turn, if nothing stops them. */
  atTheGate: number
  /** Own stones. */
  own: number
  /** Of each tower how many stones it has, in the order in which they are offered. */
  stones: number[]
  /** Own place, then those of the others the viewer can name; -1 where there is none. */
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
  const at = board.figures[viewer.player]
  if (at === undefined) return null
  const { lives, fullLives, wave, walkers, built, towers, figures } = board
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
