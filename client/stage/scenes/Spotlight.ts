import type Phaser from 'phaser'
import { mixed } from '../script/easing.ts'
import type { Headline, Where } from '../script/script.ts'
import { canvasTexture } from '../sheets/canvasTexture.ts'
import { spotlightPicture } from '../sheets/lightPictures.ts'
import { leavesMs } from './closeUps.ts'
import { depths } from './depths.ts'
import type { StageSheets } from './StageSheets.ts'
import type { Anchor } from './sceneContract.ts'

const [inMs, outMs, swingMs] = [320, 420, 160]
/** The engine's number for an unsmoothed texture. */
const unsmoothed = 1
/** A headline about more than this is a scene of everybody, and dims nobody. */
const mostLit = 2

/** Dims all but the heroes while a headline is told, so that the last row sees whom it is about. */
export class Spotlight {
  private readonly image: Phaser.GameObjects.Image
  private readonly textures: Phaser.Textures.TextureManager
  private readonly key: string
  private share = 0
  private middle = { x: 0, y: 0 }

  constructor(scene: Phaser.Scene, { small }: StageSheets) {
    this.textures = scene.textures
    this.key = `spotlight:${small.key}`
    // Its steps are too small to be seen. Unsmoothed it costs a fifth, which counts because it covers the whole
    // picture.
    canvasTexture(scene.textures, this.key, spotlightPicture()).setFilter(unsmoothed)
    this.image = scene.add.image(0, 0, this.key).setDepth(depths.spotlight).setVisible(false)
  }

  /** `isCut`: for viewers who want less motion. */
  paint(
    camera: Phaser.Cameras.Scene2D.Camera,
    lights: Headline['focus'],
    anchorOf: (where: Headline['focus'][number]) => Anchor | null,
    delta: number,
    isCut: boolean,
  ): void {
    const lit = lights.map(anchorOf).filter((anchor) => anchor !== null)
    const step = lit.length > 0 ? delta / inMs : -delta / outMs
    this.share = isCut ? Number(lit.length > 0) : Math.max(0, Math.min(1, this.share + step))
    if (lit.length > 0) this.aim(middleOf(lit), delta)
    const { worldView } = camera
    const { x, y } = this.middle
    this.image
      .setVisible(this.share > 0)
      .setAlpha(this.share)
      .setPosition(x, y)
      .setDisplaySize(across(x, worldView.left, worldView.right), across(y, worldView.top, worldView.bottom))
  }

  /** It swings from one headline to the next. If it was off, it starts where it is wanted. */
  private aim(at: { x: number; y: number }, delta: number): void {
    const share = this.image.visible ? 1 - Math.exp(-delta / swingMs) : 1
    this.middle = { x: mixed(this.middle.x, at.x, share), y: mixed(this.middle.y, at.y, share) }
  }

  destroy(): void {
    this.image.destroy()
    this.textures.remove(this.key)
  }
}

/**
 * How large the dark is in one direction, so that no edge of it is seen. Its middle may be outside the picture: on the way
 * to the next headline the camera is there first.
 */
const across = (middle: number, from: number, to: number): number =>
  2.04 * Math.max(to - from, middle - from, to - middle)

export const litBy = (headline: Headline | null): Headline['focus'] =>
  headline && headline.focus.length <= mostLit ? headline.focus : []

/** Whether a headline is told that is not about this. */
export const isInTheDark = (lit: Headline['focus'], where: Where): boolean => lit.length > 0 && !lit.includes(where)

/** The light leaves together with the camera. */
export const litAt = (headline: Headline | null, now: number): Headline['focus'] =>
  headline && now < headline.at + headline.ms - leavesMs ? litBy(headline) : []

const middleOf = (points: readonly Anchor[]): { x: number; y: number } => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})
