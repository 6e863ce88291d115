import { shareOf } from './easing.ts'
import type { Written } from './written.ts'

/** The share of its time in which a number pops up. Meanwhile it pushes the one before it up by a line. */
export const popShare = 0.18
/** By this share of the newer one's time, the number before it has been read. */
const fadeShare = 0.55

/** In halves of a number's picture, which has an edge around it. */
export const lineHeight = 1.6

/** How many lines newer numbers over the same head have pushed this one up, and how visible it still is. */
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
