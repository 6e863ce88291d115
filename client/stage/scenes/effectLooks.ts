import type Phaser from 'phaser'
import { arc, easeIn, easeOut, overshoot } from '../script/easing.ts'
import type { EffectName } from '../script/script.ts'
import { positionHash } from '../world/outline/positionHash.ts'
import { depths } from './depths.ts'
import type { Anchor } from './sceneContract.ts'

type Look = (image: Phaser.GameObjects.Image, anchor: Anchor, scale: number, share: number) => void

/** Anchors are the middles of bodies; effects on the floor lie half a body lower. */
export const lookOf: Record<Exclude<EffectName, 'stars' | 'confetti'>, Look> = {
  puff: (image, { x, y, size }, scale, share) =>
    image
      .setPosition(x, y - size * 0.2 * share)
      .setScale(scale * (0.7 + 0.9 * easeOut(share)))
      .setAlpha(1 - share ** 2),
  burst: (image, { x, y, size }, scale, share) =>
    image
      .setPosition(x + size * 0.2, y)
      .setScale(scale * (0.3 + 0.7 * easeOut(Math.min(1, share * 2.2))))
      .setAlpha(share > 0.6 ? (1 - share) / 0.4 : 1),
  ring: (image, { x, y, size }, scale, share) =>
    image
      .setPosition(x, y + size * 0.4)
      .setScale(scale * (0.5 + 1.3 * easeOut(share)), scale * (0.5 + 1.3 * easeOut(share)) * 0.5)
      .setAlpha(1 - share),
  splash: (image, { x, y, size }, scale, share) =>
    image
      .setPosition(x, y + size * 0.36)
      .setScale(scale * 1.7 * overshoot(Math.min(1, share * 5)))
      .setAlpha(share > 0.8 ? (1 - share) / 0.2 : 1),
  bubble: (image, { x, y }, scale, share) =>
    image
      .setPosition(x, y)
      .setScale(scale * 1.05 * overshoot(Math.min(1, share * 4)))
      .setAlpha(share > 0.85 ? (1 - share) / 0.15 : 1),
  flame: (image, { x, y, size }, scale, share) =>
    image
      .setPosition(x - size * 0.4, y)
      .setScale(scale * arc(share) * 1.4)
      .setAlpha(1),
  // In front of walls behind the hero, and behind all figures around.
  rays: (image, { x, y, size, isLit }, scale, share) =>
    image
      .setPosition(x, y)
      .setScale(scale * 4.4 * easeOut(Math.min(1, share * 4)))
      .setRotation(share * 0.8)
      .setDepth(isLit ? depths.spotlight + 1 : depths.standing + y - size * 0.15)
      .setAlpha(0.85 * Math.min(1, share * 6, (1 - share) * 4)),
}

/** Stars that circle over a head, or confetti that is thrown up and falls. */
export function scatter(
  images: readonly Phaser.GameObjects.Image[],
  { x, y, size }: Anchor,
  scale: number,
  share: number,
  isParty: boolean,
): void {
  for (const [index, image] of images.entries()) {
    const angle = isParty ? -Math.PI * positionHash(index, 3, 1) : (index / images.length) * Math.PI * 2 + share * 5
    const away = isParty ? easeOut(share) * size * (0.7 + positionHash(index, 5, 2)) : size * 0.42
    const fall = isParty ? easeIn(share) * size * 1.1 : 0
    image
      .setVisible(true)
      .setPosition(x + Math.cos(angle) * away, y - size * 0.3 + Math.sin(angle) * away * (isParty ? 1 : 0.34) + fall)
      .setScale(scale * (isParty ? 0.14 : 0.2))
      .setRotation(share * (index % 2 === 0 ? 6 : -6))
      .setAlpha(share > 0.75 ? (1 - share) / 0.25 : 1)
  }
}
