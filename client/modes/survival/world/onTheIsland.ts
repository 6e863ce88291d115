import type { StagedBoard } from '../../../stage/board/stagedBoard.ts'
import { bodiesOf, isMonster } from '../../../stage/place/offMonsters.ts'
import type { Arrange, Ground, Spot } from '../../../stage/place/placement.ts'
import { pushApart } from '../../../stage/place/pushApart.ts'

/** More are a crowd, in which nobody looks for a single face. */
const most = 60
/** How far somebody steps aside, in widths of a tile: it has to be seen which plate they stand on. */
const reach = 0.45
/** How far before a monster on the same plate, in heights of a tile. */
const before = 0.5

/** Nobody stands in front of the face of a neighbour, or of a monster that may bite them. */
export const onTheIsland: Arrange = (spots, board, ground) => {
  if (spots.size > most) return
  comeBefore(spots, board, ground)
  const [size = 0] = [...spots.values()].map((spot) => spot.size)
  pushApart(spots, bodiesOf(board, ground, size), reach * ground.tile.width)
}

/** Whom a monster has come to stands before it: both are seen. */
function comeBefore(spots: Map<string, Spot>, { spots: places, things }: StagedBoard, { tile }: Ground): void {
  const taken = new Set(things.filter(isMonster).map(({ at }) => at))
  for (const [id, spot] of spots)
    if (taken.has(places[id] ?? -1)) spots.set(id, { ...spot, y: spot.y + before * tile.height })
}
