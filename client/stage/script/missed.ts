import type { Beat } from './script.ts'

/** A sound has no length of its own: later than this it would be about something else. */
const latestSoundMs = 250

/** A script that was entered further on has left it behind. What has become of a thing holds whenever it is seen. */
export const isMissed = ({ kind, at, ms }: Beat, now: number): boolean =>
  kind !== 'thing' && now >= at + Math.max(ms, latestSoundMs)
