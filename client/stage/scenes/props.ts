import type Phaser from 'phaser'
import { arc, easeInOut, mixed, overshoot } from '../script/easing.ts'
import type { BeatOf } from '../script/script.ts'
import { anchorOf, pictureShare } from '../world/things/paintThing.ts'
import type { Anchor } from './sceneContract.ts'

/** Above the head, in heights of its owner from the middle of the body. */
const overHead = 0.62
const shakes = 6
/** How high an aimed shot flies, as a share of its way. A throw flies higher. */
export const flatRise = 0.1

/** An open lid, and the pop at the beginning, reach this many times higher than the thing. */
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

/** It pops up, is shaken or held, and goes. A shaken one becomes something else, so it does not fade. */
export function lookOfProp(
  image: Phaser.GameObjects.Image,
  { thing, size, look }: BeatOf<'prop'>,
  anchor: Anchor,
  top: number,
  share: number,
): void {
  const { x: middle, y: feet } = anchorOf(thing)
  const isFloor = look === 'floor'
  const pop = share < 0.16 ? Math.max(0.01, overshoot(share / 0.16)) : 1
  const growth = look === 'shaken' ? 0.85 + 0.3 * share : 1
  const scale = ((anchor.size * size * pictureShare) / Math.max(1, image.frame.realWidth)) * pop * growth
  image
    .setOrigin(middle, feet)
    .setPosition(anchor.x, isFloor ? anchor.y + anchor.size * 0.3 : heldAt(anchor, anchor.size * size, top))
    .setScale(scale)
    .setRotation(look === 'shaken' ? Math.sin(share * Math.PI * shakes) * 0.16 * share : 0)
    .setAlpha(look !== 'shaken' && share > 0.85 ? (1 - share) / 0.15 : 1)
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
