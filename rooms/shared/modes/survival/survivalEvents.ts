import type { Hazard } from './survivalHazards.ts'

export type SurvivalMove = 'hide' | 'roam' | 'dare'

/** What hit a player: the hazard on their tile, or the tile they had dared. */
export type Hit = Hazard | 'dare'

/**
 * In the order in which they happen. No player is named for failing: a lost heart and an empty coin are told in
 * private.
 */
export type SurvivalEvent =
  /** Right at the second look: nothing is taken from them in this turn. */
  | { kind: 'bubble'; player: string }
  /** A player in a bubble takes one step, if that is harmless. */
  | { kind: 'hopped'; player: string; from: number; to: number }
  /** A player was right. One who stays goes from a place to the same place. `paid` is what the move brought. */
  | { kind: 'moved'; player: string; move: SurvivalMove; from: number; to: number; paid: number }
  /** The player found no coin, or is a ghost and dropped it. */
  | { kind: 'empty'; player: string; isPrivate: true }
  | { kind: 'patrolled'; patrol: number; from: number; to: number }
  /** The blocks that shook come down, and moving tiles hurt if it is their turn. */
  | { kind: 'quaked'; blocks: readonly number[]; movingHurts: boolean }
  /** The player was hit but lost nothing, because of a fast answer, or because of the shield, which is now gone. */
  | { kind: 'shrugged'; player: string; at: number; by: Hit; guard: 'fast' | 'shield' }
  | { kind: 'hurt'; player: string; at: number; by: Hit; hearts: number; isPrivate: true }
  /** A ghost has a heart again. */
  | { kind: 'revived'; player: string }
  | { kind: 'swarmed'; from: number; to: number }

/** Why a score changes in this mode, beside the reasons that all modes share. */
export type SurvivalReason = SurvivalMove
