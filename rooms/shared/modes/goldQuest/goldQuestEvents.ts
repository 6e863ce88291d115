import type { MonsterKind } from '../monsters.ts'

export type Chest = 'wooden' | 'golden' | 'rascal'

/** Places are places of the map; a way begins where the slime stood. They stand in the order in which they happen. */
export type GoldQuestEvent =
  | { kind: 'bubble'; player: string }
  | { kind: 'opened'; player: string; chest: Chest }
  | { kind: 'found'; player: string; chest: Chest; by: number }
  | { kind: 'empty'; player: string; isPrivate: true }
  | { kind: 'lost'; player: string; by: number; isPrivate: true }
  | { kind: 'stole'; player: string; other: string; by: number; isSwap: boolean }
  /** A monster stood beside the gold that was reached. */
  | { kind: 'hit'; player: string; at: number; monster: MonsterKind; by: number; left: number; isLast: boolean }
  | { kind: 'walked'; player: string; way: number[] }
  | { kind: 'trapped'; player: string; at: number; by: number }
  /** `left` is how many more it pays; 0 is gone. */
  | { kind: 'gold'; player: string; at: number; by: number; left: number }

/** Why a score changes in this mode, beside what changes it in all. */
export type GoldQuestReason = Chest | 'golden-lost' | 'rascal-loot' | 'robbed' | 'hit' | 'last-hit' | 'trap' | 'gold'
