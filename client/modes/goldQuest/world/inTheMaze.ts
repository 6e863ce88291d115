import type { StagedBoard } from '../../../stage/board/stagedBoard.ts'
import type { Arrange, Ground } from '../../../stage/place/placement.ts'
import { pushApart, type Taken } from '../../../stage/place/pushApart.ts'

/** More are a crowd, in which nobody looks for a single face. */
const most = 60
/** How far somebody steps aside, in widths of a tile: they are still in their corridor. */
const reach = 0.7

/** Where a figure of this size would hide a pile of gold, on it or before it: the class has to see where there is any. */
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

/** Nobody stands in front of the face of a neighbour, or of gold that can be dug up. */
export const inTheMaze: Arrange = (spots, board, ground) => {
  if (spots.size > most) return
  const [size = 0] = [...spots.values()].map((spot) => spot.size)
  pushApart(spots, piles(board, ground, size), reach * ground.tile.width)
}
