import type { StagedBoard } from '../../../stage/board/stagedBoard.ts'
import { bodiesOf, isMonster } from '../../../stage/place/offMonsters.ts'
import type { Arrange, Ground, Spot } from '../../../stage/place/placement.ts'
import { pushApart } from '../../../stage/place/pushApart.ts'

/** More than this are a crowd, in which nobody looks for a single face. */
const most = 60
/** How far a figure steps aside, in widths of a tile: the class has to see which plate it stands on. */
const reach = 0.45
/** How far a figure stands in front of a monster on the same plate, in heights of a tile. */
const before = 0.25

/** No figure stands in front of a neighbour's face, or of a monster that may bite it. */
export const onTheIsland: Arrange = (spots, board, ground) => {
  if (spots.size > most) return
  const met = metBy(board)
  for (const [id, spot] of spots) if (met.has(id)) spots.set(id, { ...spot, y: spot.y + before * ground.tile.height })
  const [size = 0] = [...spots.values()].map((spot) => spot.size)
  pushApart(spots, bodiesOf(board, ground, size), reach * ground.tile.width)
  heldOnPlate(spots, met, ground)
}

/** Figures on the same plate as a monster stand in front of it, so that both are seen. */
function metBy({ spots: places, things }: StagedBoard): ReadonlyMap<string, number> {
  const taken = new Set(things.filter(isMonster).map(({ at }) => at))
  return new Map(Object.entries(places).filter(([, place]) => taken.has(place)))
}

/** A figure that stood lower would seem to be on the plate below, or in the lava. */
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
