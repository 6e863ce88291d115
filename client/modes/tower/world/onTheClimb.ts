import type { Arrange } from '../../../stage/place/placement.ts'
import { pushApart } from '../../../stage/place/pushApart.ts'

/** More are a crowd, in which nobody looks for a single face. */
const most = 60
/** How far somebody steps aside on a ladder or a floor, in widths of a tile. */
const reach = 1.1
/** In tiles: a gate and the heart over it, which counts the lives. */
const gate = { across: 1.1, above: 1.2, below: 0.9 } as const

/** Nobody climbs in front of the face of a neighbour, or stands before a gate. */
export const onTheClimb: Arrange = (spots, { roads = [] }, { tile, footOf }) => {
  if (spots.size > most) return
  const gates = roads.flatMap((road) => {
    const { x, y } = footOf(road.at(-1) ?? 0)
    const down = ((gate.above + gate.below) / 2) * tile.height
    return road.length > 0 ? { x, y: y - gate.above * tile.height + down, across: gate.across * tile.width, down } : []
  })
  pushApart(spots, gates, reach * tile.width)
}
