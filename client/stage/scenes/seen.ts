import type { FigureMood, StagedThing } from '../board/stagedBoard.ts'

/** A figure as its picture was painted last: read off what is drawn and not off what should be. */
export interface SeenFigure {
  id: string
  x: number
  y: number
  /** How high it is in the air, in its own heights. */
  lift: number
  mood: FigureMood | null
}

export interface SeenThing {
  id: string
  /** Where it stands, or has walked to. */
  at: number
  picture: StagedThing['picture']
  left: number | null
  /** How high the hits that it can still take are written. */
  pips: number | null
}

/** Everything visible on a stage, in pixels of its world. */
export interface SeenStage {
  tile: { width: number; height: number }
  pixel: number
  /** Pixels of the canvas for one of the world. */
  zoom: number
  feetBelowMiddle: number
  /** Where feet stand on the first place of the map. */
  firstFoot: { x: number; y: number }
  figures: SeenFigure[]
  things: SeenThing[]
}
