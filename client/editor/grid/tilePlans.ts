import { reachFrom, type TileGrid } from '../../../rooms/shared/maps/tileGrid.ts'

type Width = Pick<TileGrid, 'width'>

const column = ({ width }: Width, place: number) => place % width
const row = ({ width }: Width, place: number) => Math.floor(place / width)

/** The places under a line, so that a fast stroke leaves no gaps. Steps go sideways or up and down, never over a corner. */
export const placesOnLine = (grid: Width, from: number, to: number): number[] => {
  const [dx, dy] = [column(grid, to) - column(grid, from), row(grid, to) - row(grid, from)]
  const [across, down] = [Math.abs(dx), Math.abs(dy)]
  const places = [from]
  let [x, y, doneAcross, doneDown] = [column(grid, from), row(grid, from), 0, 0]
  while (doneAcross < across || doneDown < down) {
    const sideways = (doneAcross + 0.5) * down < (doneDown + 0.5) * across
    if (sideways) {
      x += Math.sign(dx)
      doneAcross += 1
    } else {
      y += Math.sign(dy)
      doneDown += 1
    }
    places.push(y * grid.width + x)
  }
  return places
}

export type Frame = { left: number; top: number; width: number; height: number }

/** The rectangle between two corners, both included. */
export const frameBetween = (grid: Width, corner: number, other: number): Frame => {
  const [x1, x2] = [column(grid, corner), column(grid, other)]
  const [y1, y2] = [row(grid, corner), row(grid, other)]
  return {
    left: Math.min(x1, x2),
    top: Math.min(y1, y2),
    width: Math.abs(x1 - x2) + 1,
    height: Math.abs(y1 - y2) + 1,
  }
}

export const placesInFrame = (grid: Width, { left, top, width, height }: Frame): number[] =>
  Array.from(
    { length: width * height },
    (_, index) => (top + Math.floor(index / width)) * grid.width + left + (index % width),
  )

/** The whole area of tiles of one kind that touch each other. */
export const placesAlike = (grid: TileGrid, from: number): Set<number> =>
  reachFrom(grid, from, (type) => type === grid.types[from])
