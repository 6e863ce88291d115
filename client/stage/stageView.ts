import type { TileGrid } from '../../rooms/shared/maps/tileGrid.ts'
import type { Cape } from '../slimes/capes.ts'
import type { StagedBoard } from './board/stagedBoard.ts'

/** How somebody is at rest, from what has happened to them; `asleep` has lost the line. */
export type Feeling = 'asleep' | 'proud' | 'sulking' | 'dizzy' | 'determined'

/** A player as the stage shows one, in whatever mode. */
export interface StageFigure {
  id: string
  name: string
  slime: string
  /** From 1. */
  rank: number
  /** Has done what the open phase asks for. */
  isDone: boolean
  feeling?: Feeling | undefined
  /** In a turn that is played: how they are when they have seen what it did to them. */
  feelsThen?: { feeling: Feeling | undefined } | undefined
  cape?: Cape | undefined
  /** In a class that plays in teams, counted from one; of others a player's device is not told. */
  team?: number
}

export type StageMoment = 'lobby' | 'countdown' | 'question' | 'reveal' | 'choose' | 'resolve'

/** All that a scene is told, plain and frozen; it knows neither React nor the network. */
export interface StageView {
  map: TileGrid
  moment: StageMoment
  /** In order of rank. */
  figures: readonly StageFigure[]
  board: StagedBoard
  /** Whom the camera follows on a player's device; null on the board screen. */
  own: string | null
}
