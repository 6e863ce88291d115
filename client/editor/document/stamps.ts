import type { TileGrid } from '../../../rooms/shared/maps/tileGrid.ts'
import { type Frame, placesInFrame, placesOnLine } from '../grid/tilePlans.ts'

type Size = Pick<TileGrid, 'width'>

const xOf = ({ width }: Size, place: number) => place % width
const yOf = ({ width }: Size, place: number) => Math.floor(place / width)

/** The outermost tiles of a rectangle: the walls of a room, a road that comes back to itself. */
export const placesOnEdge = (grid: Size, frame: Frame): number[] =>
  placesInFrame(grid, frame).filter((_, index) => {
    const [x, y] = [index % frame.width, Math.floor(index / frame.width)]
    return x === 0 || y === 0 || x === frame.width - 1 || y === frame.height - 1
  })

/** Whether a tile of a frame is more inside its ellipse than outside. */
const isInEllipse = ({ width, height }: Frame, x: number, y: number): boolean => {
  const [across, down] = [(x + 0.5) / (width / 2) - 1, (y + 0.5) / (height / 2) - 1]
  return across * across + down * down <= 1
}

/** As round as tiles can be. */
export const placesInPond = (grid: Size, frame: Frame): number[] =>
  placesInFrame(grid, frame).filter((_, index) =>
    isInEllipse(frame, index % frame.width, Math.floor(index / frame.width)),
  )

const around = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const))

/** A round path without a gap: it can be walked all along without a step over a corner. */
export const placesOnRing = (grid: Size, frame: Frame): number[] =>
  placesInPond(grid, frame).filter((place) => {
    const [x, y] = [xOf(grid, place) - frame.left, yOf(grid, place) - frame.top]
    return around.some(([right, down]) => !isInEllipse(frame, x + right, y + down))
  })

const curvePoints = 24

/** A bend that leaves to the side and arrives from above or below. */
export const placesOnCurve = (grid: Size, from: number, to: number): number[] => {
  const [x1, y1, x2, y2] = [xOf(grid, from), yOf(grid, from), xOf(grid, to), yOf(grid, to)]
  const places = [from]
  for (let point = 1; point <= curvePoints; point++) {
    const [done, left] = [point / curvePoints, 1 - point / curvePoints]
    const x = Math.round(left * left * x1 + 2 * left * done * x2 + done * done * x2)
    const y = Math.round(left * left * y1 + 2 * left * done * y1 + done * done * y2)
    places.push(...placesOnLine(grid, places.at(-1) ?? from, y * grid.width + x))
  }
  return places
}

/** Walls, the inside of the room, and a door in the middle of the lowest wall. */
export const roomIn = (grid: Size, frame: Frame): { walls: number[]; inside: number[] } => {
  const edge = placesOnEdge(grid, frame)
  const door = (frame.top + frame.height - 1) * grid.width + frame.left + Math.floor(frame.width / 2)
  const hasDoor = frame.width > 2 && frame.height > 2
  const walls = new Set(edge.filter((place) => !hasDoor || place !== door))
  return { walls: [...walls], inside: placesInFrame(grid, frame).filter((place) => !walls.has(place)) }
}
