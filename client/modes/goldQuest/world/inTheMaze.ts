import type { Arrange } from '../../../stage/place/placement.ts'
import { pushApart } from '../../../stage/place/pushApart.ts'

/** More are a crowd, in which nobody looks for a single face. */
const most = 60
/** How far somebody steps aside, in widths of a tile: they are still in their corridor. */
const reach = 0.7

/** Nobody stands in front of the face of a neighbour. */
export const inTheMaze: Arrange = (spots, _, ground) => {
  if (spots.size <= most) pushApart(spots, [], reach * ground.tile.width)
}
