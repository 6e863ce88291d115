import { groundOf, type TileType } from '../../../rooms/shared/maps/tileTypes.ts'
import { type Frame, placesInFrame } from '../grid/tilePlans.ts'
import type { Drawing } from './mapCommands.ts'

/** A part of the drawing that is moved, turned and copied as a whole. */
export type Selection = {
  frame: Frame
  /** The tiles below it, valid until something else is drawn: if the part is moved on, it leaves no hole there. */
  laid?: { below: readonly TileType[]; on: readonly TileType[] }
}

/** A part that is being moved: the drawing without it, and its tiles. */
type Lifted = { below: readonly TileType[]; piece: readonly TileType[] }

export const isInside = ({ left, top, width, height }: Frame, x: number, y: number): boolean =>
  x >= left && y >= top && x < left + width && y < top + height

export const lifted = (drawing: Drawing, { frame, laid }: Selection): Lifted => {
  const { types, mode } = drawing
  const places = placesInFrame(drawing, frame)
  const piece = places.map((place) => types[place] ?? groundOf(mode))
  if (laid?.on === types) return { below: laid.below, piece }
  const below = [...types]
  for (const place of places) below[place] = groundOf(mode)
  return { below, piece }
}

/** Moves a frame into the map, by as little as possible. */
const within = ({ width, height }: Drawing, frame: Frame): Frame => ({
  ...frame,
  left: Math.min(Math.max(frame.left, 0), width - frame.width),
  top: Math.min(Math.max(frame.top, 0), height - frame.height),
})

/** Where a part lies after an act, what the map looks like then, and what is below the part. */
export type Laying = { frame: Frame; types: readonly TileType[]; below: readonly TileType[] }

const laidDown = (drawing: Drawing, { below, piece }: Lifted, wanted: Frame): Laying => {
  const frame = within(drawing, wanted)
  const types = [...below]
  for (const [at, place] of placesInFrame(drawing, frame).entries()) types[place] = piece[at] ?? groundOf(drawing.mode)
  return { frame, types, below }
}

export const moved = (drawing: Drawing, selection: Selection, right: number, down: number): Laying => {
  const { frame } = selection
  return laidDown(drawing, lifted(drawing, selection), { ...frame, left: frame.left + right, top: frame.top + down })
}

/** A quarter turn clockwise about its upper left corner; undefined if the map is too narrow for it. */
export const turned = (drawing: Drawing, selection: Selection): Laying | undefined => {
  const { frame } = selection
  const { width, height } = frame
  if (width > drawing.height || height > drawing.width) return undefined
  const { below, piece } = lifted(drawing, selection)
  const ground = groundOf(drawing.mode)
  const round = piece.map((_, at) => {
    const [x, y] = [at % height, Math.floor(at / height)]
    return piece[(height - 1 - x) * width + y] ?? ground
  })
  return laidDown(drawing, { below, piece: round }, { ...frame, width: height, height: width })
}

/** Lays a copy one tile aside; the original stays. */
export const copied = (drawing: Drawing, { frame }: Selection): Laying => {
  const { piece } = lifted(drawing, { frame })
  const [left, top] = [
    frame.left + frame.width < drawing.width ? frame.left + 1 : frame.left - 1,
    frame.top + frame.height < drawing.height ? frame.top + 1 : frame.top - 1,
  ]
  return laidDown(drawing, { below: drawing.types, piece }, { ...frame, left, top })
}
