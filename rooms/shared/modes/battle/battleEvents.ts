import type { MonsterKind } from '../monsters.ts'

/** In the order in which they happen. Places are places of the map; a way begins where the slime stood. */
export type BattleEvent =
  | { kind: 'bubble'; player: string }
  /** `unguarded`: a partly right answer has brought health, and no guard. */
  | { kind: 'got-up'; player: string; unguarded?: true }
  | { kind: 'guard'; player: string; way: number[]; by: number }
  | { kind: 'train'; player: string; way: number[]; by: number }
  /** `left` of `full` hit points afterwards; damage is 0 if the monster had already fallen. */
  | {
      kind: 'attack'
      player: string
      way: number[]
      at: number
      monster: MonsterKind
      damage: number
      left: number
      full: number
      isLast: boolean
      by: number
    }
  /** `other` is the challenged rival, if a rival has more points; `lost` is what was taken from them. */
  | { kind: 'duel'; player: string; other?: string; way: number[]; isWon: boolean; by: number; lost: number }
  | { kind: 'strike'; player: string; at: number; monster: MonsterKind; by: number }
  | { kind: 'power-up'; player: string; at: number }
  | { kind: 'knocked-out'; player: string }

/** The moves of the mode. */
export type BattleMove = 'attack' | 'train' | 'duel' | 'guard'

/** Why a score changes in this mode, beside the reasons that all modes share. */
export type BattleReason = 'guard' | 'train' | 'attack' | 'duel' | 'lost-duel' | 'duel-pay' | 'strike'
