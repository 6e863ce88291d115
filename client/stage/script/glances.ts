import { easeInOut, shareOf } from './easing.ts'
import type { Script, Where } from './script.ts'

/** A look of one's own device at where something comes down that its slime has thrown, and back to the slime. */
export interface Glance {
  where: Where
  at: number
  /** When it comes down, and the eye is there. */
  hit: number
}

/** What is thrown is faster than an eye can follow from a small screen: it sets out before. */
const thereMs = 480
const stayMs = 750
const backMs = 520

const endOf = ({ hit }: Glance): number => hit + stayMs + backMs

/** One after the other: what is thrown while the eye is away is seen from there, or not. */
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

/** How far the eye is away from one's own slime: 0 is with it, 1 where the glance goes. */
export const awayBy = ({ at, hit }: Glance, now: number): number =>
  easeInOut(shareOf(now, at, hit - at)) * (1 - easeInOut(shareOf(now, hit + stayMs, backMs)))
