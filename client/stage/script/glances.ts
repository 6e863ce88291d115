import { easeInOut, shareOf } from './easing.ts'
import type { Script, Where } from './script.ts'

/** A look of the player's device at the place where something its slime threw comes down, and back to the slime. */
export interface Glance {
  where: Where
  at: number
  /** When it comes down: then the eye is there. */
  hit: number
}

/** Thrown things are too fast to follow on a small screen, so the eye sets out earlier. */
const thereMs = 480
const stayMs = 750
const backMs = 520

const endOf = ({ hit }: Glance): number => hit + stayMs + backMs

/** One after the other: while the eye is away, further throws get no glance. */
export function glancesOf({ beats }: Script, own: string): Glance[] {
  const glances: Glance[] = []
  for (const beat of beats) {
    if (beat.kind !== 'throw' || beat.from !== own) continue
    const hit = beat.at + beat.ms
    const glance = { where: beat.to, at: Math.max(0, hit - Math.max(thereMs, beat.ms)), hit }
    const last = glances.at(-1)
    if (!last || glance.at >= endOf(last)) glances.push(glance)
  }
  return glances
}

/** How far the eye is from the player's slime: 0 is on the slime, 1 is where the glance goes. */
export const awayBy = ({ at, hit }: Glance, now: number): number =>
  easeInOut(shareOf(now, at, hit - at)) * (1 - easeInOut(shareOf(now, hit + stayMs, backMs)))
