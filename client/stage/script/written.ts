import type { Beat, BeatOf } from './script.ts'

/** Beats that are read as text. */
export type Written = BeatOf<'number'> | BeatOf<'shout'>
export const isWritten = (beat: Beat): beat is Written =>
  (beat.kind === 'number' && !beat.isQuiet) || beat.kind === 'shout'

/** At once: nobody could read two. */
export const mostShouts = 1

/** A beat can be read in this time, even if it comes late. */
export const leastReadMs = 800

/** A text appears at least this long before the class looks elsewhere. A slow screen paints its last pictures late. */
export const lastReadMs = leastReadMs + 200
