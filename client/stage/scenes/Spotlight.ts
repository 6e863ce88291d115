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
/** As the engine counts its filters. */
const unsmoothed = 1
/** What has more in it is a scene of all, and lights all. */
const mostLit = 2

/** While a headline is told, all but those it is about are dimmed: the last row sees to whom it happens. */
export class Spotlight {
  private readonly image: Phaser.GameObjects.Image
  private readonly textures: Phaser.Textures.TextureManager
  private readonly key: string
  private share = 0
  private middle = { x: 0, y: 0 }

  constructor(scene: Phaser.Scene, { small }: StageSheets) {
    this.textures = scene.textures
    this.key = `spotlight:${small.key}`
    // Its steps are smaller than the eye sees: unsmoothed it costs a fifth, and it covers all of the picture.
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
      // To all corners, wherever in the picture its middle is.
      .setDisplaySize(worldView.width * 2.04, worldView.height * 2.04)
  }

  /** From one headline to the next it swings over; out of the dark it goes on where it is wanted. */
  private aim(at: { x: number; y: number }, delta: number): void {
    const share = this.image.visible ? 1 - Math.exp(-delta / swingMs) : 1
    this.middle = { x: mixed(this.middle.x, at.x, share), y: mixed(this.middle.y, at.y, share) }
  }

  destroy(): void {
    this.image.destroy()
    this.textures.remove(this.key)
  }
}

export const litBy = (headline: Headline | null): Headline['focus'] =>
  headline && headline.focus.length <= mostLit ? headline.focus : []

/** A headline is told, and not of this. */
export const isInTheDark = (lit: Headline['focus'], where: Where): boolean => lit.length > 0 && !lit.includes(where)

/** The light goes with the camera. */
export const litAt = (headline: Headline | null, now: number): Headline['focus'] =>
  headline && now < headline.at + headline.ms - leavesMs ? litBy(headline) : []

const middleOf = (points: readonly Anchor[]): { x: number; y: number } => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})
