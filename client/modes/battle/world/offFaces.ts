import type { StagedThing } from '../../../stage/board/stagedBoard.ts'
import type { Ground, KeepOff, Plaque } from '../../../stage/place/placement.ts'

/** Plaques are kept off monsters of at least this size; they hide no smaller one. */
const fewestTiles = 3

/** The sign over a king: his name and how much of him is left. From his feet in heights of him, then in pixels of the screen. */
const sign = { above: 1.16, middle: 45, halfWidth: 110, halfHeight: 38 } as const

/**
 * The body that a plaque is about, from its middle, in its own widths: to its sides, up to what it wears on its head,
 * and down to its feet. Below the feet is the name, in pixels of the screen, with the height that a number rises by.
 */
const body = { across: 0.44, up: 0.5, down: 0.48, name: 52 } as const

type Point = Pick<Plaque, 'x' | 'y'>

interface Field {
  left: number
  right: number
}

const endless: Field = { left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY }

/** The field from its first column to the last. */
const fieldOf = (columns: number | undefined, { tile, footOf }: Ground): Field =>
  columns === undefined
    ? endless
    : { left: footOf(0).x - tile.width / 2, right: footOf(columns - 1).x + tile.width / 2 }

/** Moves a plaque beside the sign of a king, on the side of its figure, or on the other if the field has no room there. */
function besideSign(
  at: Point,
  { halfWidth, halfHeight }: Plaque,
  about: Point,
  { at: place, size, isNamed }: StagedThing,
  field: Field,
  { tile, pixel, footOf }: Ground,
): Point {
  if (!isNamed) return at
  const foot = footOf(place)
  const middle = foot.y - size * tile.width * sign.above - sign.middle * pixel
  const away = sign.halfWidth * pixel + halfWidth
  // A plaque that leaves the field is moved back into the picture.
  const seen = Math.max(field.left + halfWidth, Math.min(field.right - halfWidth, at.x))
  const isClear = Math.abs(seen - foot.x) >= away || Math.abs(at.y - middle) >= sign.halfHeight * pixel + halfHeight
  if (isClear) return at
  const sides = about.x < foot.x ? [-away, away] : [away, -away]
  const hasRoom = (side: number) => foot.x + side - halfWidth >= field.left && foot.x + side + halfWidth <= field.right
  return { x: foot.x + (sides.find(hasRoom) ?? sides[0] ?? 0), y: at.y }
}

/**
 * Places a plaque about a figure that stands by a king: off his face, which the class wants to see, and beyond the
 * figure. `about`: the middle of the figure's body.
 */
export const offFaces: KeepOff = (plaque, about, { things, columns }, ground) => {
  const field = fieldOf(columns, ground)
  for (const king of things) {
    if (!king.pips || king.size < fewestTiles) continue
    const at = offFace(plaque, about, king, ground)
    if (at) return besideSign(at, plaque, about, king, field, ground)
    const beside = besideSign(plaque, plaque, about, king, field, ground)
    if (beside !== plaque) return beside
  }
  return { x: plaque.x, y: plaque.y }
}

/** Null if the plaque does not lie over the king's face. */
function offFace(
  plaque: Plaque,
  about: Point & { size: number },
  { at, size }: StagedThing,
  { tile, pixel, footOf }: Ground,
): Point | null {
  const foot = footOf(at)
  const heart = { x: foot.x, y: foot.y - size * tile.height * 0.35 }
  const wide = size * tile.width * 0.42 + plaque.halfWidth * 0.8
  const high = size * tile.height * 0.42 + plaque.halfHeight
  if (Math.hypot((plaque.x - heart.x) / wide, (plaque.y - heart.y) / high) >= 1) return null
  const [dx, dy] = [(about.x - heart.x) / wide, (about.y - heart.y) / high]
  const away = Math.hypot(dx, dy)
  // A plaque about the king himself is placed below him.
  if (away < 0.4) return { x: heart.x, y: heart.y + high }
  const [right, down] = [about.x - heart.x, about.y - heart.y]
  const far = Math.max(1 / away, 1 + beyondBody({ right, down }, plaque, about.size, pixel))
  return { x: heart.x + right * far, y: heart.y + down * far }
}

/** How much further on the way the figure's body and name end, in shares of that way. */
function beyondBody(
  { right, down }: { right: number; down: number },
  { halfWidth, halfHeight }: Plaque,
  size: number,
  pixel: number,
): number {
  const across = size * body.across + halfWidth
  const along = halfHeight + (down < 0 ? size * body.up : size * body.down + body.name * pixel)
  return Math.min(across / Math.abs(right), along / Math.abs(down))
}
