import type { StagedBoard } from '../../../stage/board/stagedBoard.ts'
import { bodiesOf, isMonster } from '../../../stage/place/offMonsters.ts'
import type { Arrange, Ground, Spot } from '../../../stage/place/placement.ts'
import { pushApart } from '../../../stage/place/pushApart.ts'

/** More are a crowd, in which nobody looks for a single face. */
const most = 60
/** How far somebody steps aside, in widths of a tile: it has to be seen which plate they stand on. */
const reach = 0.45
/** How far before a monster on the same plate, in heights of a tile. */
const before = 0.25

/** Nobody stands in front of the face of a neighbour, or of a monster that may bite them. */
export const onTheIsland: Arrange = (spots, board, ground) => {
  if (spots.size > most) return
  const met = metBy(board)
  for (const [id, spot] of spots) if (met.has(id)) spots.set(id, { ...spot, y: spot.y + before * ground.tile.height })
  const [size = 0] = [...spots.values()].map((spot) => spot.size)
  pushApart(spots, bodiesOf(board, ground, size), reach * ground.tile.width)
  heldOnPlate(spots, met, ground)
}

/** Whom a monster has come to stands before it, on the same plate: both are seen. */
function metBy({ spots: places, things }: StagedBoard): ReadonlyMap<string, number> {
  const taken = new Set(things.filter(isMonster).map(({ at }) => at))
  return new Map(Object.entries(places).filter(([, place]) => taken.has(place)))
}

/** Who stood lower would be seen on the plate below, or in the lava. */
function heldOnPlate(
  spots: Map<string, Spot>,
  met: ReadonlyMap<string, number>,
  { tile, feetBelowMiddle, footOf }: Ground,
): void {
  for (const [id, place] of met) {
    const lowest = footOf(place).y - feetBelowMiddle + tile.height / 2
    const spot = spots.get(id)
    if (spot && spot.y > lowest) spots.set(id, { ...spot, y: lowest })
  }
}
