import type { TileGrid } from '../../../rooms/shared/maps/tileGrid.ts'
import type { MapMode } from '../../../rooms/shared/maps/tileTypes.ts'
import type { TurnEvent } from '../../../rooms/shared/modes/modeRules.ts'
import type { Contrasts } from './contrast.ts'

interface RecordedPlayer {
  id: string
  name: string
  slime: string
}

/** One turn of a game as a screen is told of it, and how the screen is held. */
export interface RecordedTurn {
  mode: MapMode
  map: TileGrid
  /** The board before and after the turn, as its viewer sees it. */
  before: unknown
  after: unknown
  events: readonly TurnEvent[]
  /** In order of rank. */
  playersBefore: readonly RecordedPlayer[]
  playersAfter: readonly RecordedPlayer[]
  own: string | null
  others: readonly (string | null)[]
  isCalm: boolean
  renderer: 'webgl' | 'canvas'
  covered: { left: number; top: number; right: number; bottom: number }
  ms: number
  /** True for the last turn of a game. */
  isLast?: boolean
  question?: number
}

/** How many milliseconds of script a frame takes. */
export interface FrameTimes {
  renderer: string
  perSecond: number
  median: number
  p99: number
  longest: number
}

declare global {
  interface Window {
    stageTurn?: (turn: RecordedTurn) => Promise<{ renderer: string; readyMs: number }>
    stepStage?: (ms: number, frameMs?: number) => Promise<string>
    playStage?: () => { ms: number; headlines: readonly { at: number; name: string; who: string; other?: string }[] }
    /** `late`: how late each headline was shown, or null if it was not. `perSecond`: frames a second. */
    watchStage?: () => Promise<{ late: (number | null)[]; perSecond: number }>
    /** Where the body of this player is, in pixels of the page. */
    whereOnStage?: (id: string) => { x: number; y: number; size: number } | null
    measureStage?: (frames: number, isDrawn?: boolean) => Promise<FrameTimes>
    stageContrasts?: () => Promise<Contrasts>
    unmountStage?: () => void
  }
}
