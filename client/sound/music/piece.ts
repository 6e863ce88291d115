import type { Note } from './note.ts'
import type { World } from './world.ts'

/** What a piece knows about the moment, besides the number of its bar. */
export interface Moment {
  world: World
  /** The beat from which time is short; infinite if nothing ends. */
  urgentFrom: number
  /** The third of the game, from 0. In each later third one more instrument plays along. */
  layer?: number
}

export interface Piece {
  bpm: number
  /** Worlds have their own pace. A piece that goes with a clock keeps its pace in all of them. */
  keepsPace: boolean
  /** How loud its orchestra plays, so that all pieces are equally loud to the ear. */
  level: number
  /** The notes of a bar, with beats counted from its beginning. Bars go on for ever: a piece varies what it repeats. */
  bar(index: number, moment: Moment): Note[]
}

export const beatsPerBar = 4
/** How many beats before the end of a clock time is short, in a piece that keeps its pace. */
export const urgentBeats = 10

/** All notes that begin between two beats, in order. However a stretch is cut, the same notes come out. */
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
