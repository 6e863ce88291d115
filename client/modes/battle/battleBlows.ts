import { act, effect, mood, popped, sound } from '../../stage/direct/beats.ts'
import type { Beat } from '../../stage/script/script.ts'

export const strikeMs = 520
/** When the target is hit, from the beginning of a strike, a throw or a monster's blow. */
export const impactMs = 320
/** If the target is more steps away than this, the slime throws a blob instead. */
const armLength = 2

export function isWithinReach(columns: number | undefined, from: number | undefined, to: number): boolean {
  if (from === undefined || columns === undefined) return true
  const across = Math.abs((from % columns) - (to % columns))
  const down = Math.abs(Math.floor(from / columns) - Math.floor(to / columns))
  return across + down <= armLength
}

const flightMs = 360

/** Slimes nearby leap at the target, the others throw. `impact`: when it is hit. */
export const swing = (who: string, target: number | string, isNear: boolean): { beats: Beat[]; impact: number } =>
  isNear
    ? { beats: [{ kind: 'strike', who, target, at: 0, ms: strikeMs }], impact: impactMs }
    : {
        beats: [
          act(who, 'crouch', 0, 180),
          { kind: 'throw', from: who, to: target, thing: 'slick-blob', at: 180, ms: flightMs },
        ],
        impact: 180 + flightMs,
      }

interface Taken {
  who: string
  other: string
  by: number
  lost: number
}

/** One hit: what it takes flies over as a star. */
export const blow = ({ who, other, by, lost }: Taken, at: number, isHero: boolean): Beat[] => [
  { kind: 'strike', who, target: other, at, ms: strikeMs },
  effect(other, 'burst', at + impactMs, 340),
  sound('hit', at + impactMs),
  act(other, lost === 0 ? 'shrug' : 'bump', at + impactMs, 460),
  ...(lost === 0
    ? []
    : [{ kind: 'throw', from: other, to: who, thing: 'star', at: at + impactMs + 60, ms: 520 } as const]),
  ...popped(other, -lost, at + impactMs + 60),
  ...popped(who, by, at + impactMs + 420, isHero),
  act(who, 'cheer', at + impactMs + 420, 800),
]

/** A duel that nobody wins: sparks, the rival stands firm, and the attacker bounces off. */
export const parried = (who: string, other: string): Beat[] => [
  act(other, 'shrug', impactMs, 420),
  act(who, 'bump', impactMs + 160, 300),
]

export const party = (who: string): Beat[] => [effect(who, 'rays', 60, 1500), effect(who, 'confetti', 200, 1300)]

/** A monster that was beaten vanishes. */
export const vanishes = (place: number): Beat[] => [
  effect(place, 'puff', 0, 600),
  effect(place, 'stars', 60, 900),
  sound('beaten', 0),
]

/** Lies down until the player's next right answer. */
export const fallsOver = (who: string, at: number): Beat[] => [
  mood(who, at),
  effect(who, 'puff', at, 600),
  effect(who, 'stars', at + 100, 1600),
  sound('fall', at),
]
