import { bodiesOf } from '../../../stage/place/offMonsters.ts'
import type { Arrange } from '../../../stage/place/placement.ts'
import { pushApart } from '../../../stage/place/pushApart.ts'
import { aroundKing } from './aroundKing.ts'

/** More than this are a crowd, in which nobody looks for a single face. */
const most = 60
/** How far a figure steps aside, in widths of a tile. It still stands by whom it fights. */
const reach = 0.8

/** Figures stand in a ring around a king, and not in front of a neighbour's face or of a monster that they fight. */
export const inTheArena: Arrange = (spots, board, ground) => {
  aroundKing(spots, board, ground)
  if (spots.size > most) return
  const [size = 0] = [...spots.values()].map((spot) => spot.size)
  pushApart(spots, bodiesOf(board, ground, size), reach * ground.tile.width)
}
