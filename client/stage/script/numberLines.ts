import { shareOf } from './easing.ts'
import type { Written } from './written.ts'

/** How much of its time a number takes to pop up; it pushes the one before it up a line meanwhile. */
export const popShare = 0.18
/** And that one is read by then. */
const fadeShare = 0.55

/** Of halves of a picture of a number, which has an edge around it. */
export const lineHeight = 1.6

/** Where a number stands while newer ones come up over the same head: so many lines higher, and less and less there. */
export function pushedUp(beat: Written, all: readonly Written[], now: number): { lines: number; alpha: number } {
  if (beat.kind !== 'number') return { lines: 0, alpha: 1 }
  const shares = all
    .filter((other) => other.kind === 'number' && other.where === beat.where && other.at > beat.at)
    .map((other) => shareOf(now, other.at, other.ms))
  return {
    lines: shares.reduce((sum, share) => sum + Math.min(1, share / popShare), 0),
    alpha: 1 - Math.min(1, Math.max(0, ...shares) / fadeShare),
  }
}
