import type { StagedBoard, StagedThing } from '../board/stagedBoard.ts'
import type { Ground } from './placement.ts'
import type { Taken } from './pushApart.ts'

/** Figures that fight a larger monster stand around it, or in file in front of it. */
const largest = 3

/** A monster that is still there, and is not a king. */
export const isMonster = ({ picture, pips, size }: StagedThing): boolean =>
  picture.startsWith('monster-') && size < largest && (pips === undefined || pips.left > 0)

/** Where a figure of this size would hide a monster, from in front or beside it. */
export const bodiesOf = (
  { things }: Pick<StagedBoard, 'things'>,
  { tile, footOf }: Pick<Ground, 'tile' | 'footOf'>,
  size: number,
): Taken[] =>
  things.filter(isMonster).map(({ at, size: tiles, aside }) => {
    const foot = footOf(at)
    const [x, y] = [foot.x + (aside?.x ?? 0) * tile.width, foot.y + (aside?.y ?? 0) * tile.width]
    const [above, below] = [tiles * tile.height * 0.6, size * 0.75]
    return {
      x,
      y: y + (below - above) / 2,
      across: (tiles * tile.width) / 2 + size * 0.36,
      down: (above + below) / 2,
    }
  })
