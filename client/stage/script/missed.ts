import type { Beat } from './script.ts'

/** A sound has no length. If it came later than this, it would seem to belong to something else. */
const latestSoundMs = 250

/** Whether a script that skipped ahead has left a beat behind. Changes of things count whenever they are seen. */
export const isMissed = ({ kind, at, ms }: Beat, now: number): boolean =>
  kind !== 'thing' && now >= at + Math.max(ms, latestSoundMs)
