import type Phaser from 'phaser'
import { type BarSide, barSide } from '../place/besideBody.ts'
import { boxOf, type LabelBox } from '../place/freeLabels.ts'
import { type Edges, inPicture } from '../place/inPicture.ts'
import type { Plaque } from '../place/placement.ts'
import { arc, easeInOut, mixed, overshoot } from '../script/easing.ts'
import type { BeatOf } from '../script/script.ts'
import { anchorOf, pictureShare } from '../world/things/paintThing.ts'
import type { Anchor } from './sceneContract.ts'

/** Above the head, in heights of its owner from the middle of the body. */
const overHead = 0.62
const shakes = 6
/** How high an aimed shot flies, as a share of its way. A throw flies higher. */
export const flatRise = 0.1

/** From the middle of a body down to its feet, and aside to a thing that stands beside it, in sizes of the body. */
const [underMiddle, besideMiddle] = [0.42, 0.4]

interface Held {
  x: number
  y: number
  /** The whole thing, with its lid open. */
  plaque: Plaque
}

/** An open lid, and the pop with which a thing appears, make it this many times higher. */
const withLid = 1.2

/**
 * The foot of a prop over a head and its sign. It stays in the picture: without room above, as on a small phone, it
 * covers the face. `top`: the upper edge of the picture.
 */
export function heldAt({ y, size, sign }: Anchor, high: number, top: number): number {
  const over = y - size * overHead
  const overSign = sign ? Math.min(over, sign.y - sign.halfHeight) : over
  return Math.max(overSign, Math.min(y, top + high * withLid))
}

const sides = ['over', 'right', 'left'] as const

/** Where a thing is that is shown over its owner's head, or on the ground beside its owner. */
function heldOn(side: BarSide, { thing, size: bodies }: BeatOf<'prop'>, anchor: Anchor, edges: Edges): Held {
  const { x, y, size } = anchor
  const wide = size * bodies
  const stands = anchorOf(thing).y > 0.5
  const halfHeight = (wide * withLid) / 2
  const toMiddle = stands ? halfHeight : 0
  const foot = side === 'over' ? heldAt(anchor, wide, edges.top) : y + (stands ? size * underMiddle : 0)
  const away = side === 'over' ? 0 : size * besideMiddle + wide / 2
  const whole = { x: side === 'left' ? x - away : x + away, y: foot - toMiddle, halfWidth: wide / 2, halfHeight }
  const plaque = side === 'over' ? whole : { ...whole, ...inPicture(whole, anchor, edges) }
  return { x: plaque.x, y: plaque.y + toMiddle, plaque }
}

/** The side on which a thing hides the least of faces and signs once its owner has grown to the size in their headline. */
export function sideToHold(beat: BeatOf<'prop'>, anchor: Anchor, seen: readonly LabelBox[], edges: Edges): BarSide {
  // A thing over a place of the map stays there, because it is about that place.
  if (typeof beat.where === 'number') return 'over'
  const { y, size, grown = size } = anchor
  const whole = { ...anchor, size: grown, y: y - (grown - size) * underMiddle }
  return barSide((side) => boxOf('held', heldOn(side, beat, whole, edges).plaque), seen, null, sides)
}

/** A thing pops up, is shaken or held, and fades. A shaken thing does not fade, because it turns into something else. */
export function lookOfProp(
  image: Phaser.GameObjects.Image,
  beat: BeatOf<'prop'>,
  anchor: Anchor,
  { side, edges, share }: { side: BarSide; edges: Edges; share: number },
): Plaque | undefined {
  const { thing, size, look } = beat
  const { x: middle, y: feet } = anchorOf(thing)
  const held = look === 'floor' ? null : heldOn(side, beat, anchor, edges)
  const pop = share < 0.16 ? Math.max(0.01, overshoot(share / 0.16)) : 1
  const growth = look === 'shaken' ? 0.85 + 0.3 * share : 1
  const scale = ((anchor.size * size * pictureShare) / Math.max(1, image.frame.realWidth)) * pop * growth
  image
    .setOrigin(middle, feet)
    .setPosition(held?.x ?? anchor.x, held?.y ?? anchor.y + anchor.size * 0.3)
    .setScale(scale)
    .setRotation(look === 'shaken' ? Math.sin(share * Math.PI * shakes) * 0.16 * share : 0)
    .setAlpha(look !== 'shaken' && share > 0.85 ? (1 - share) / 0.15 : 1)
  return held?.plaque
}

const lag = 0.055

/** Pictures that fly one after the other along an arc, and turn on the way. Each is gone where it arrives. */
export function streamed(images: readonly Phaser.GameObjects.Image[], start: Anchor, end: Anchor, share: number): void {
  const height = Math.max(start.size * 1.2, Math.hypot(end.x - start.x, end.y - start.y) * 0.3)
  const behind = lag * (images.length - 1)
  for (const [index, image] of images.entries()) {
    const at = share * (1 + behind) - index * lag
    const eased = easeInOut(Math.max(0, Math.min(1, at)))
    const size = (start.size * 0.42 * pictureShare) / Math.max(1, image.frame.realWidth)
    image
      .setVisible(at > 0 && at < 1)
      .setPosition(mixed(start.x, end.x, eased), mixed(start.y, end.y, eased) - arc(eased) * height)
      .setScale(size * (0.35 + 0.65 * Math.abs(Math.cos(at * 9 + index))), size)
      .setRotation(Math.sin(index * 2.4) * 0.4)
      .setAlpha(1)
  }
}

/** Flies with smaller pieces behind it. */
export function thrown(
  images: readonly Phaser.GameObjects.Image[],
  [start, end]: readonly [Anchor, Anchor],
  isFlat: boolean,
  scale: number,
  share: number,
): void {
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  const height = isFlat ? length * flatRise : Math.max(start.size, length * 0.32)
  for (const [index, image] of images.entries()) {
    const at = Math.max(0, share - index * 0.07)
    image
      .setVisible(share > index * 0.07)
      .setPosition(mixed(start.x, end.x, at), mixed(start.y, end.y, at) - arc(at) * height)
      .setScale(scale * (index === 0 ? 1 : 0.62 - index * 0.13))
      .setRotation(share * 5)
      .setAlpha(index === 0 ? 1 : 0.75)
  }
}
