import type { Shot } from '../script/cameraMotion.ts'
import type { TileArea } from './playedField.ts'

/** The part of the canvas that nothing covers, and the canvas itself, in its own pixels. */
export interface Frame {
  width: number
  height: number
  safe: { left: number; top: number; right: number; bottom: number }
}

export interface Field {
  x: number
  y: number
  width: number
  height: number
}

interface World {
  width: number
  height: number
}

const headroom = 1.35
const beside = 0.35

/** The ground that is played on, with room above for figures on its first row. */
export const fieldOf = (played: TileArea, tile: World, origin: { x: number; y: number }): Field => ({
  x: origin.x + (played.left - beside) * tile.width,
  y: origin.y + (played.top - headroom) * tile.height,
  width: (played.width + beside * 2) * tile.width,
  height: (played.height + headroom + 0.3) * tile.height,
})

const ribbonShare = 0.1
const portraitShare = 0.19

/**
 * While a headline is told, the panel on the left is away and a ribbon lies over the lower edge. Of its heroes shown
 * large, the first is on the left and the second on the right.
 */
export const headlineFrame = ({ width, height, safe }: Frame, faces: 0 | 1 | 2 = 0): Frame => ({
  width,
  height,
  safe: {
    ...safe,
    left: Math.min(safe.left, width - safe.right) + (faces > 0 ? width * portraitShare : 0),
    right: safe.right - (faces > 1 ? width * portraitShare : 0),
    bottom: safe.bottom - height * ribbonShare,
  },
})

const safeWidth = ({ safe }: Frame): number => Math.max(1, safe.right - safe.left)
const safeHeight = ({ safe }: Frame): number => Math.max(1, safe.bottom - safe.top)

/** The largest zoom that still shows all of a field in the free part. */
export const zoomToFit = (field: Field, frame: Frame): number =>
  Math.min(safeWidth(frame) / field.width, safeHeight(frame) / field.height)

/** A shot with a point of the world in the middle of the free part. It does not show what is beyond the ground. */
function shotOn(point: { x: number; y: number }, zoom: number, frame: Frame, world: World): Shot {
  const { safe, width, height } = frame
  const x = point.x + (width / 2 - (safe.left + safe.right) / 2) / zoom
  const y = point.y + (height / 2 - (safe.top + safe.bottom) / 2) / zoom
  return { x: held(x, width / zoom, world.width), y: held(y, height / zoom, world.height), zoom }
}

/** The height of the player's slime in the free part, as a share. */
const ownHeight = 0.56
/** Room for a slime and for what is over its head, in pixels of the design: a phone on its side is low. */
const roomAbove = 215
/** The slime stays in the picture, however low the picture is. */
const lowest = 0.82

/** A shot that follows the slime of this device. `unit`: pixels of the canvas for one pixel of the design. */
export function shotToFollow(
  foot: { x: number; y: number },
  zoom: number,
  { frame, unit }: { frame: Frame; unit: number },
  world: World,
): Shot {
  const high = safeHeight(frame)
  const down = Math.min(lowest * high, Math.max(ownHeight * high, roomAbove * unit))
  return shotOn({ x: foot.x, y: foot.y - (down - high / 2) / zoom }, zoom, frame, world)
}

/** A point is near enough if it is within this share of the way from the middle to the edge of a picture. */
const inSight = 0.7

/** Whether a point would hardly be seen in a picture with the other point in its middle. */
export const isOutOfSight = (
  from: { x: number; y: number },
  to: { x: number; y: number },
  zoom: number,
  frame: Frame,
): boolean =>
  Math.abs(to.x - from.x) * zoom > (safeWidth(frame) / 2) * inSight ||
  Math.abs(to.y - from.y) * zoom > (safeHeight(frame) / 2) * inSight

/** The middle of a view, moved so that the view stays on the ground; if the view is larger, the middle of the ground. */
const held = (middle: number, view: number, whole: number): number =>
  view >= whole ? whole / 2 : Math.max(view / 2, Math.min(whole - view / 2, middle))

export const wholeShot = (field: Field, frame: Frame, world: World): Shot =>
  shotOn({ x: field.x + field.width / 2, y: field.y + field.height / 2 }, zoomToFit(field, frame), frame, world)

export interface Framing {
  whole: Shot
  frame: Frame
  world: World
  /** The ground that is played on. There is little to see beyond it. */
  field: Field
}

interface Closeness {
  /** How many times nearer than the whole field, at most. */
  push: number
  /** The share of the free picture that all points have to be in. */
  part: number
}

export const headlineCloseness: Closeness = { push: 1.9, part: 0.6 }
/** For all who play, with some of the field around them. */
export const packCloseness: Closeness = { push: 1.45, part: 0.86 }
/** For a class that comes in, with room above for figures that drop from the sky. */
export const comingCloseness: Closeness = { push: 2.1, part: 0.72 }

/** How much of a picture may lie beyond the field. */
const beyondField = 0.12

/** A middle for which the field fills the picture, if the field is large enough. */
const heldInField = (middle: number, view: number, from: number, length: number): number => {
  const [least, most] = [from + view * (0.5 - beyondField), from + length - view * (0.5 - beyondField)]
  return least > most ? from + length / 2 : Math.max(least, Math.min(most, middle))
}

/** As near as possible with all of the points in the picture. */
export function shotOfAll(
  points: readonly { x: number; y: number; size: number }[],
  { push, part }: Closeness,
  { whole, frame, world, field }: Framing,
): Shot {
  const [first] = points
  if (!first) return whole
  const edges = { left: first.x, right: first.x, top: first.y, bottom: first.y }
  for (const { x, y, size } of points) {
    edges.left = Math.min(edges.left, x - size / 2)
    edges.right = Math.max(edges.right, x + size / 2)
    edges.top = Math.min(edges.top, y - size)
    edges.bottom = Math.max(edges.bottom, y)
  }
  const zoom = Math.min(
    whole.zoom * push,
    (safeWidth(frame) * part) / (edges.right - edges.left + 1),
    (safeHeight(frame) * part) / (edges.bottom - edges.top + 1),
  )
  if (zoom <= whole.zoom) return whole
  const middle = {
    x: heldInField((edges.left + edges.right) / 2, safeWidth(frame) / zoom, field.x, field.width),
    y: heldInField((edges.top + edges.bottom) / 2, safeHeight(frame) / zoom, field.y, field.height),
  }
  return shotOn(middle, zoom, frame, world)
}

/** A flight over the map: near along these points, and then back until the whole map is seen. */
export function flightOver(
  points: readonly { x: number; y: number }[],
  whole: Shot,
  frame: Frame,
  world: World,
  share: number,
): Shot {
  const [first] = points
  if (!first) return whole
  const flown = Math.min(1, share / 0.72)
  const along = flown * (points.length - 1)
  const from = points[Math.floor(along)] ?? first
  const to = points[Math.ceil(along)] ?? first
  const part = along - Math.floor(along)
  const near = shotOn(
    { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
    whole.zoom * 1.8,
    frame,
    world,
  )
  const back = share <= 0.72 ? 0 : (share - 0.72) / 0.28
  const eased = back * back * (3 - 2 * back)
  return {
    x: near.x + (whole.x - near.x) * eased,
    y: near.y + (whole.y - near.y) * eased,
    zoom: near.zoom + (whole.zoom - near.zoom) * eased,
  }
}
