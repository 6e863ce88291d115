import type { StagedBoard } from '../../../stage/board/stagedBoard.ts'
import type { Arrange, Ground } from '../../../stage/place/placement.ts'
import { pushApart, type Taken } from '../../../stage/place/pushApart.ts'

/** More than this are a crowd, in which nobody looks for a single face. */
const most = 60
/** How far a figure steps aside, in widths of a tile. It stays in its corridor. */
const reach = 0.7

/** Where a figure of this size would hide a pile of gold. The class has to see where gold is. */
const piles = ({ things }: StagedBoard, { tile, footOf, feetBelowMiddle }: Ground, size: number): Taken[] =>
  things
    .filter(({ picture }) => picture === 'gold-pile')
    .map(({ at, size: tiles }) => {
      const { x, y } = footOf(at)
      const [above, below] = [tiles * tile.height * 0.3, size * 0.75]
      return {
        x,
        y: y - feetBelowMiddle + (below - above) / 2,
        across: tiles * tile.width * 0.35 + size * 0.36,
        down: (above + below) / 2,
      }
    })

/** No figure stands in front of a neighbour's face, or of gold that can be dug up. */
export const inTheMaze: Arrange = (spots, board, ground) => {
  if (spots.size > most) return
  const [size = 0] = [...spots.values()].map((spot) => spot.size)
  pushApart(spots, piles(board, ground, size), reach * ground.tile.width)
}
