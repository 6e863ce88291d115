import type { StagedBoard } from '../../../stage/board/stagedBoard.ts'
import type { Arrange, Ground, Spot } from '../../../stage/place/placement.ts'
import { pushApart, type Taken } from '../../../stage/place/pushApart.ts'

/** Fewer have room on their places. */
const fewest = 6
/** More are a crowd: on the road beside each other they would be all over the meadow. */
const most = 60
/** How far somebody steps aside, in widths of a tile. */
const reach = 2
/** From row to row and from lane to lane of a class that is about to start, in figures: few have room for their names. */
const grids = {
  few: { upTo: 12, along: 0.9, across: 1.06 },
  many: { upTo: 60, along: 0.84, across: 0.58 },
  crowd: { upTo: Number.POSITIVE_INFINITY, along: 0.6, across: 0.44 },
} as const

/** Racers stand so that their faces are seen, also where many have come equally far. */
export const onTheRoad: Arrange = (spots, board, ground) => {
  if (spots.size < fewest) return
  linedUpAtStart(spots, board, ground)
  if (spots.size > most) return
  const [size = 0] = [...spots.values()].map((spot) => spot.size)
  pushApart(spots, besideMonsters(board, ground, size), reach * ground.tile.width)
}

/** Rows behind each other from the start on, along the road that lies before them: behind it trees grow. */
function linedUpAtStart(spots: Map<string, Spot>, { spots: places, course }: StagedBoard, ground: Ground): void {
  const there = [...spots].filter(([id]) => places[id] === course[0])
  if (there.length < fewest || course.length < 2) return
  const grid = Object.values(grids).find(({ upTo }) => spots.size <= upTo) ?? grids.crowd
  const lanes = grid === grids.few ? 2 : Math.round(Math.sqrt(there.length) * 0.8)
  for (const [index, [id, spot]] of there.entries()) {
    const lane = lanes - 1 - (index % lanes)
    // Every second lane is half a row behind, so that one looks between those in front.
    const row = Math.floor(index / lanes) + (lane % 2) * 0.5
    const { x, y, turned } = onCourse(row * grid.along * spot.size, course, ground)
    const beside = (lane - (lanes - 1) / 2) * spot.size
    const [dx, dy] = turned ? [beside * grid.along, 0] : [0, beside * grid.across]
    spots.set(id, { ...spot, x: x + dx, y: y + dy })
  }
}

/** So many pixels from the start, and whether the road goes up or down there. */
function onCourse(
  pixels: number,
  course: readonly number[],
  { footOf }: Ground,
): { x: number; y: number; turned: boolean } {
  let left = pixels
  for (const [index, place] of course.slice(1).entries()) {
    const [from, to] = [footOf(course[index] ?? place), footOf(place)]
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const share = left / length
    const turned = Math.abs(to.y - from.y) > Math.abs(to.x - from.x)
    if (share <= 1 || index === course.length - 2)
      return {
        x: from.x + (to.x - from.x) * Math.min(1, share),
        y: from.y + (to.y - from.y) * Math.min(1, share),
        turned,
      }
    left -= length
  }
  return { ...footOf(course[0] ?? 0), turned: false }
}

/** Where a figure of this size would hide a monster that blocks the road, from in front or beside it. */
const besideMonsters = ({ things }: StagedBoard, { tile, footOf }: Ground, size: number): Taken[] =>
  things
    .filter(({ pips }) => pips !== undefined && pips.left > 0)
    .map(({ at, size: tiles }) => {
      const { x, y } = footOf(at)
      const [above, below] = [tiles * tile.height * 0.6, size * 0.75]
      return {
        x,
        y: y + (below - above) / 2,
        across: (tiles * tile.width) / 2 + size * 0.36,
        down: (above + below) / 2,
      }
    })
