import type { GameMode } from '../../../rooms/shared/contract/gameModes.ts'

export interface Measured {
  /** The furthest that any sample reaches: 1 is where it would be cut off. */
  peak: number
  /** In decibels below full, of all of it. */
  loudness: number
  /** The same for each second. */
  bySecond: number[]
  nodes: number
  notes: number
  /** What handing it over took of the main thread, in milliseconds. */
  ms: number
}

export interface PieceOrder {
  piece: string
  world: GameMode
  seconds: number
  /** After so many seconds the clock of the question ends. */
  endsAfter?: number
  /** One voice alone. */
  only?: string
}

declare global {
  interface Window {
    renderPiece(order: PieceOrder): Promise<Measured>
    renderEffect(name: string): Promise<Measured>
    renderVoice(name: string): Promise<{ first: number; last: number; peak: number; jump: number }>
    effectNames: string[]
    voiceNames: string[]
  }
}
