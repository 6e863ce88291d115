import type { Hazard } from './survivalHazards.ts'

export type SurvivalMove = 'hide' | 'roam' | 'dare'

/** What hit somebody: what was on their tile, or the tile they had dared. */
type Hit = Hazard | 'dare'

/** In the order in which they happen. Nobody is named for failing: a lost heart and an empty coin are told in private. */
export type SurvivalEvent =
  /** Right at the second look: one step, if that is harmless, in a bubble in which nothing can happen. */
  | { kind: 'hopped'; player: string; from: number; to: number }
  /** Right: who stays goes from one place to the same. `paid` is what the move brought. */
  | { kind: 'moved'; player: string; move: SurvivalMove; from: number; to: number; paid: number }
  | { kind: 'emptyCoin'; player: string; isPrivate: true }
  | { kind: 'patrolled'; patrol: number; from: number; to: number }
  /** The blocks that shook come down, and moving tiles hurt if it is their turn. */
  | { kind: 'quaked'; blocks: readonly number[]; movingHurts: boolean }
  /** Was hit and has lost nothing: by a fast answer, or by the shield, which is gone. */
  | { kind: 'shrugged'; player: string; at: number; by: Hit; guard: 'fast' | 'shield' }
  | { kind: 'hurt'; player: string; at: number; by: Hit; hearts: number; isPrivate: true }
  /** A ghost has a heart again. */
  | { kind: 'revived'; player: string }
  | { kind: 'swarmed'; from: number; to: number }
