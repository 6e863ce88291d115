import type { Scenery } from '../../../rooms/shared/maps/sceneries.ts'

/** `by`: the number the moment is about; `scenery`: where it is, if not in the mode's own world. What somebody does stands between stars. */
export type Say = (name: string, other: string, by: number, scenery?: Scenery) => string

/**
 * What is written over the stage about one kind of moment: in turn, and by what it is in the story of the game. Nobody is
 * named for failing.
 */
export interface Moment {
  plain: readonly Say[]
  /** The first of its kind in the game. */
  first?: Say
  /** The other one had done the same to them before. */
  revenge?: Say
  /** They have done it twice or more before. */
  again?: Say
  /** No headline was about them so far. */
  quiet?: Say
  /** Against the leader. */
  leader?: Say
  /** From the back of the field: against the leader, or up from the last place. */
  back?: Say
}
