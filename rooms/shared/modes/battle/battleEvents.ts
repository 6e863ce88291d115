import type { MonsterKind } from '../monsters.ts'

/** Places are places of the map; a way begins where the slime stood. They stand in the order in which they happen. */
export type BattleEvent =
  | { kind: 'bubble'; player: string }
  | { kind: 'got-up'; player: string }
  | { kind: 'guard'; player: string; way: number[]; by: number }
  | { kind: 'train'; player: string; way: number[]; by: number }
  /** `left` of `full` hit points afterwards; damage 0 came when it had fallen already. */
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
  /** `other` is who was challenged, if anybody has more; `lost` is what was taken from them. */
  | { kind: 'duel'; player: string; other?: string; way: number[]; isWon: boolean; by: number; lost: number }
  | { kind: 'strike'; player: string; at: number; monster: MonsterKind; by: number }
  | { kind: 'power-up'; player: string; at: number }
  | { kind: 'knocked-out'; player: string }

/** The moves of the mode. */
export type BattleMove = 'attack' | 'train' | 'duel' | 'guard'

/** Why a score changes in this mode, beside what changes it in all. */
export type BattleReason = 'guard' | 'train' | 'attack' | 'duel' | 'lost-duel' | 'duel-pay' | 'strike'
