import type { MonsterKind } from '../monsters.ts'

export type Chest = 'wooden' | 'golden' | 'rascal'

/** In the order in which they happen. Places are places of the map; a way begins where the slime stood. */
export type GoldQuestEvent =
  | { kind: 'bubble'; player: string }
  | { kind: 'opened'; player: string; chest: Chest }
  | { kind: 'found'; player: string; chest: Chest; by: number }
  | { kind: 'empty'; player: string; isPrivate: true }
  | { kind: 'lost'; player: string; by: number; isPrivate: true }
  | { kind: 'stole'; player: string; other: string; by: number; isSwap: boolean }
  /** The slime hit a monster beside the gold that it reached. */
  | { kind: 'hit'; player: string; at: number; monster: MonsterKind; by: number; left: number; isLast: boolean }
  | { kind: 'walked'; player: string; way: number[] }
  | { kind: 'trapped'; player: string; at: number; by: number }
  /** `left`: how many more times it pays; with 0 it is gone. */
  | { kind: 'gold'; player: string; at: number; by: number; left: number }

/** Why a score changes in this mode, beside the reasons that all modes share. */
export type GoldQuestReason = Chest | 'golden-lost' | 'rascal-loot' | 'robbed' | 'hit' | 'last-hit' | 'trap' | 'gold'
