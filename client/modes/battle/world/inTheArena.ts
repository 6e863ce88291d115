import { bodiesOf } from '../../../stage/place/offMonsters.ts'
import type { Arrange } from '../../../stage/place/placement.ts'
import { pushApart } from '../../../stage/place/pushApart.ts'
import { aroundKing } from './aroundKing.ts'

/** More are a crowd, in which nobody looks for a single face. */
const most = 60
/** How far somebody steps aside, in widths of a tile: they still stand by whom they fight. */
const reach = 0.8

/** A ring around a king, and nobody in front of the face of a neighbour or of a monster that they fight. */
export const inTheArena: Arrange = (spots, board, ground) => {
  aroundKing(spots, board, ground)
  if (spots.size > most) return
  const [size = 0] = [...spots.values()].map((spot) => spot.size)
  pushApart(spots, bodiesOf(board, ground, size), reach * ground.tile.width)
}
