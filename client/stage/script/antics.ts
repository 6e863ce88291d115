import type { Bearing } from './bearing.ts'
import { arc, easeIn, shareOf } from './easing.ts'

/** What a slime does by itself while a class comes in. It follows the clock of the stage, not that of a script. */
export type Antic = 'arrive' | 'hop' | 'poke'

export interface AnticAt {
  antic: Antic
  at: number
}

const lengths: Readonly<Record<Antic, number>> = { arrive: 1150, hop: 640, poke: 420 }

/** It falls from outside the picture. In its own heights. */
const dropHeight = 7
const landedAt = 0.46

const antics: Readonly<Record<Antic, (share: number, was: Bearing) => Bearing>> = {
  /** Falls from the sky, is squashed by the ground, and hops twice. */
  arrive: (share, was) => {
    if (share < landedAt) {
      const lift = dropHeight * (1 - easeIn(share / landedAt))
      return { ...was, pose: 'hop', lift, scaleX: 0.92, scaleY: 1.12, alpha: was.alpha * Math.min(1, share * 8) }
    }
    const since = (share - landedAt) / (1 - landedAt)
    const squash = Math.max(0, 1 - since * 5)
    const bounce = since < 0.14 ? 0 : Math.abs(Math.sin(((since - 0.14) / 0.86) * Math.PI * 2)) * (1 - since) * 0.7
    return {
      ...was,
      pose: 'cheer',
      lift: bounce,
      scaleX: 1 + 0.34 * squash - 0.08 * bounce,
      scaleY: 1 - 0.4 * squash + 0.1 * bounce,
    }
  },
  hop: (share, was) => {
    const crouch = share < 0.16 ? arc(share / 0.16 / 2) : 0
    const air = shareOf(share, 0.16, 0.6)
    const landed = share > 0.76 ? arc((share - 0.76) / 0.24) : 0
    const lift = arc(air)
    return {
      ...was,
      pose: 'cheer',
      lift: was.lift + lift * 0.9,
      scaleX: 1 + 0.16 * crouch - 0.1 * lift + 0.14 * landed,
      scaleY: 1 - 0.22 * crouch + 0.14 * lift - 0.18 * landed,
    }
  },
  poke: (share, was) => ({
    ...was,
    scaleX: 1 + 0.24 * arc(Math.min(1, share * 1.6)),
    scaleY: 1 - 0.26 * arc(Math.min(1, share * 1.6)),
    turn: Math.sin(share * Math.PI * 3) * 0.09 * (1 - share),
  }),
}

/**
 * How a figure holds itself during an antic; null when it is over. A board with few pictures a second takes long over a
 * landing, but in a game all figures have to be on the ground.
 */
export function anticAt<State extends Bearing>(
  { antic, at }: AnticAt,
  clock: number,
  was: State,
  isLobby: boolean,
): State | null {
  if (antic === 'arrive' && !isLobby) return null
  const share = (clock - at) / lengths[antic]
  if (share >= 1) return null
  // Before it arrives, a slime cannot be seen.
  if (share < 0) return antic === 'arrive' ? { ...was, alpha: 0 } : was
  return { ...was, ...antics[antic](share, was) }
}
