import type { Scenery } from '../../../rooms/shared/maps/sceneries.ts'

/** `by`: the number in the moment. `scenery`: where it happens, if not in the mode's own world. Stars mark the verb. */
export type Say = (name: string, other: string, by: number, scenery?: Scenery) => string

/**
 * The sentences for one kind of moment on the stage. The plain ones take turns; the others fit a moment's part in the story of
 * the game. None names a player for a failure.
 */
export interface Moment {
  plain: readonly Say[]
  /** The first of its kind in the game. */
  first?: Say
  /** The other player had done the same to this one before. */
  revenge?: Say
  /** This player has done it at least twice before. */
  again?: Say
  /** No headline has named this player so far. */
  quiet?: Say
  /** Done to the leader. */
  leader?: Say
  /** From the back of the field: done to the leader, or a rise from the last place. */
  back?: Say
}
