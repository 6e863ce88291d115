import type { MonsterKind } from '../monsters.ts'

/** In the order in which they happen. Places are places of the map. */
export type RacingEvent =
  | { kind: 'bubble'; player: string }
  | { kind: 'nitro-paid'; player: string; by: number }
  | { kind: 'nitro-lost'; player: string; by: number; isPrivate: true }
  | { kind: 'slipstream'; player: string; by: number }
  | { kind: 'nitro-lit'; player: string }
  | { kind: 'steady'; player: string; by: number }
  /** `other` is the racer next ahead, if there is one; `lost` is 0 if nothing was taken. */
  | { kind: 'slick'; player: string; other?: string; by: number; lost: number }
  | { kind: 'hit'; player: string; at: number; monster: MonsterKind; by: number; left: number; isLast: boolean }
  | { kind: 'drove'; player: string; from: number; to: number }
  | { kind: 'boost'; player: string; at: number; by: number }
  | { kind: 'bumped'; player: string; at: number; by: number }
  | { kind: 'dodged'; player: string; at: number }
  /** The racer waits at the line: the flag is not up, or their answer was wrong. */
  | { kind: 'waits'; player: string }
  | { kind: 'crossed'; player: string; place: number }
  /** For a racer who has crossed the line and was right once more. */
  | { kind: 'confetti'; player: string }

/** The moves of the mode. */
export type RacingMove = 'steady' | 'nitro' | 'slick'

/** Why a score changes in this mode, beside the reasons that all modes share. */
export type RacingReason =
  | 'nitro'
  | 'nitro-lost'
  | 'slipstream'
  | 'steady'
  | 'hit'
  | 'last-hit'
  | 'slick'
  | 'slicked'
  | 'boost'
  | 'obstacle'
