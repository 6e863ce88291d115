import type { Beat, BeatOf } from './script.ts'

/** Beats that are read. */
export type Written = BeatOf<'number'> | BeatOf<'shout'>
export const isWritten = (beat: Beat): beat is Written =>
  (beat.kind === 'number' && !beat.isQuiet) || beat.kind === 'shout'

/** At once: of two neither would be read. */
export const mostShouts = 1

/** In this time it can be read, also where it comes late. */
export const leastReadMs = 800
