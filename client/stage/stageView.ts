import type { TileGrid } from '../../rooms/shared/maps/tileGrid.ts'
import type { Cape } from '../slimes/capes.ts'
import type { StagedBoard } from './board/stagedBoard.ts'

/** How a slime is at rest after what happened to its player. `asleep`: the player has lost the line. */
export type Feeling = 'asleep' | 'proud' | 'sulking' | 'dizzy' | 'determined'

/** A player as the stage shows one, in whatever mode. */
export interface StageFigure {
  id: string
  name: string
  slime: string
  /** From 1. */
  rank: number
  /** The player has done what the open phase asks for. */
  isDone: boolean
  feeling?: Feeling | undefined
  /** In a turn that is being played: the feeling after the player has seen what it did to them. */
  feelsThen?: { feeling: Feeling | undefined } | undefined
  cape?: Cape | undefined
  /** The team, counted from one, in a class that plays in teams. A player's device is told only its own. */
  team?: number
}

export type StageMoment = 'lobby' | 'countdown' | 'question' | 'reveal' | 'choose' | 'resolve'

/** All that a scene is told, as plain frozen data. It knows neither React nor the network. */
export interface StageView {
  map: TileGrid
  moment: StageMoment
  /** In order of rank. */
  figures: readonly StageFigure[]
  board: StagedBoard
  /** The player whom the camera follows on their own device; null on a board. */
  own: string | null
}
