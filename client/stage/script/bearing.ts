import type { Pose } from '../../slimes/poses.ts'
import { arc, easeIn, easeOut, shareOf } from './easing.ts'
import type { Act, BeatOf } from './script.ts'

/** How a figure holds itself, wherever it is. Lift is in its own heights, turn in radians. */
export interface Bearing {
  pose: Pose
  scaleX: number
  scaleY: number
  lift: number
  turn: number
  alpha: number
}

const actBearings: Record<Act, (share: number, was: Bearing) => Bearing> = {
  cheer: (share, was) => {
    const hop = Math.abs(Math.sin(share * Math.PI * 3)) * (1 - share * 0.4)
    return { ...was, pose: 'cheer', lift: hop * 0.3, scaleX: 1.06 - hop * 0.12, scaleY: 0.94 + hop * 0.12 }
  },
  // It stands still for a moment when it is hit, then turns once around itself.
  spin: (share, was) => {
    const hold = 0.1
    if (share < hold) return { ...was, pose: 'hurt', scaleX: 1.24, scaleY: 0.74, turn: 0 }
    const round = easeOut((share - hold) / (1 - hold))
    return { ...was, pose: 'hurt', turn: round * Math.PI * 2, lift: arc(round) * 0.22, scaleX: 1, scaleY: 1 }
  },
  shrug: (share, was) => ({ ...was, pose: 'cheer', turn: Math.sin(share * Math.PI * 4) * 0.14 * (1 - share) }),
  crouch: (share, was) => ({ ...was, pose: 'blink', scaleX: 1 + 0.16 * share, scaleY: 1 - 0.18 * share }),
  bump: (share, was) => {
    const jolt = arc(Math.min(1, share * 1.6))
    return { ...was, pose: 'hurt', lift: jolt * 0.24, turn: Math.sin(share * Math.PI * 3) * 0.2 * (1 - share) }
  },
  fall: (share, was) => {
    const flat = easeIn(Math.min(1, share * 2))
    return { ...was, pose: 'hurt', scaleX: 1 + 0.22 * flat, scaleY: 1 - 0.34 * flat, lift: 0, turn: 0 }
  },
  rise: (share, was) => ({ ...was, pose: 'hop', lift: easeOut(share) * 0.25, alpha: was.alpha * (1 - 0.35 * share) }),
}

/** Acts that last: a fallen figure stays down, a risen one stays a ghost. */
const lastingActs: readonly Act[] = ['fall', 'rise']

export function actsOn(acts: readonly BeatOf<'act'>[], now: number, was: Bearing): Bearing {
  let bearing = was
  for (const { at, ms, act } of acts) {
    if (now < at) continue
    const share = shareOf(now, at, ms)
    if (share < 1 || lastingActs.includes(act)) bearing = actBearings[act](share, bearing)
  }
  return bearing
}

interface Reach {
  x: number
  y: number
  size: number
}

/** A strike: it crouches for half of the time, leaps, stops at the hit, and goes back. */
export function strikesOn(
  strikes: readonly (BeatOf<'strike'> & { toX: number; toY: number })[],
  now: number,
  from: Reach,
  was: Bearing,
): { x: number; y: number; bearing: Bearing } {
  for (const { at, ms, toX, toY } of strikes) {
    const share = shareOf(now, at, ms)
    if (share <= 0 || share >= 1) continue
    const away = Math.hypot(toX - from.x, toY - from.y)
    // It leaps up to the target and not into it. If both are on one place, it comes from the side.
    const reach = away < from.size * 0.3 ? { x: from.size * 0.34, y: -from.size * 0.1 } : reachTo(from, toX, toY, away)
    if (share < 0.36) return { x: from.x, y: from.y, bearing: actBearings.crouch(share / 0.36, was) }
    const leap = share < 0.6 ? easeIn((share - 0.36) / 0.24) : share < 0.72 ? 1 : 1 - easeOut((share - 0.72) / 0.28)
    const inAir = share < 0.6 || share > 0.72
    const bearing: Bearing = {
      ...was,
      pose: 'cheer',
      lift: inAir ? arc(leap) * 0.3 : 0.08,
      scaleX: inAir ? 0.94 : 1.18,
      scaleY: inAir ? 1.08 : 0.84,
      turn: Math.sign(reach.x) * 0.16 * leap,
    }
    return { x: from.x + reach.x * leap, y: from.y + reach.y * leap, bearing }
  }
  return { x: from.x, y: from.y, bearing: was }
}

const reachTo = (from: Reach, toX: number, toY: number, away: number) => {
  const share = Math.max(0, away - from.size * 0.55) / away
  return { x: (toX - from.x) * share, y: (toY - from.y) * share }
}
