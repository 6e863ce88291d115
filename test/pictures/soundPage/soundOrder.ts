import type { GameMode } from '../../../rooms/shared/contract/gameModes.ts'

export interface Measured {
  /** The highest value of any sample: at 1 it would be cut off. */
  peak: number
  /** The loudness of the whole, in decibels below full scale. */
  loudness: number
  /** The loudness of each second. */
  bySecond: number[]
  nodes: number
  notes: number
  /** How many milliseconds of the main thread it took to hand the sound over. */
  ms: number
}

export interface PieceOrder {
  piece: string
  world: GameMode
  seconds: number
  /** After so many seconds the clock of the question ends. */
  endsAfter?: number
  /** Plays only this voice. */
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
