import type { FigureMood, StagedThing } from '../board/stagedBoard.ts'

/** A figure as it was painted last: read from the picture, and not from what should be there. */
export interface SeenFigure {
  id: string
  x: number
  y: number
  /** How high it is in the air, in heights of itself. */
  lift: number
  mood: FigureMood | null
}

export interface SeenThing {
  id: string
  /** The place where it stands or to which it has walked. */
  at: number
  picture: StagedThing['picture']
  left: number | null
  /** The height of its pips. */
  pips: number | null
}

/** Everything visible on a stage, in pixels of its world. */
export interface SeenStage {
  tile: { width: number; height: number }
  pixel: number
  /** Pixels of the canvas for one pixel of the world. */
  zoom: number
  feetBelowMiddle: number
  /** Where feet stand on the first place of the map. */
  firstFoot: { x: number; y: number }
  figures: SeenFigure[]
  things: SeenThing[]
}
