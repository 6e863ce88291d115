import type { Arrange } from '../../../stage/place/placement.ts'
import { pushApart } from '../../../stage/place/pushApart.ts'

/** More are a crowd, in which nobody looks for a single face. */
const most = 60
/** How far somebody steps aside, in widths of a tile: it has to be seen which plate they stand on. */
const reach = 0.45

/** Nobody stands in front of the face of a neighbour. */
export const onTheIsland: Arrange = (spots, _, ground) => {
  if (spots.size <= most) pushApart(spots, [], reach * ground.tile.width)
}
