import type { Note } from './note.ts'
import type { World } from './world.ts'

/** What a piece knows of the moment beside the bar it is in. */
export interface Moment {
  world: World
  /** The beat from which on time is short; never, where nothing ends. */
  urgentFrom: number
  /** 0 in the first third of a game; in each later one more plays along. */
  layer?: number
}

export interface Piece {
  bpm: number
  /** Worlds have their own pace, but a clock has not. */
  keepsPace: boolean
  /** How loud its orchestra is, so that all pieces are alike to the ear. */
  level: number
  /** The notes of a bar, with beats counted from its beginning. Bars go on for ever: a piece varies what comes again. */
  bar(index: number, moment: Moment): Note[]
}

export const beatsPerBar = 4
/** Before the end of a clock time is short, in beats of a piece that keeps its pace. */
export const urgentBeats = 10

/** All that begins between two beats, in its order; however a stretch is cut, the same comes out. */
export function notesBetween(piece: Piece, moment: Moment, from: number, to: number): Note[] {
  const notes: Note[] = []
  const firstBar = Math.max(0, Math.floor(from / beatsPerBar))
  for (let index = firstBar; index * beatsPerBar < to; index++) {
    const begins = index * beatsPerBar
    for (const note of piece.bar(index, moment)) {
      const beat = begins + note.beat
      if (beat >= from && beat < to) notes.push({ ...note, beat })
    }
  }
  return notes.sort((a, b) => a.beat - b.beat)
}
