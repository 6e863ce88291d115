import type Phaser from 'phaser'
import type { StagedThing } from '../board/stagedBoard.ts'
import { arc, easeIn, shareOf } from '../script/easing.ts'
import { effectPicture } from '../sheets/effectPictures.ts'
import { pipsPicture } from '../sheets/labelPictures.ts'
import { thingPicture } from '../sheets/thingPictures.ts'
import { anchorOf, pictureShare } from '../world/things/paintThing.ts'
import { depths } from './depths.ts'
import type { StageSheets } from './StageSheets.ts'

const pipsSize = 24
const hitMs = 400
const goneMs = 500

interface Foot {
  x: number
  y: number
}

/** Something of the board: it stands there, takes hits, changes its picture, and goes when nothing is left of it. */
export class ThingActor {
  private readonly scene: Phaser.Scene
  private readonly sheets: StageSheets
  private readonly image: Phaser.GameObjects.Image
  private readonly shadow: Phaser.GameObjects.Image | null
  private pips: Phaser.GameObjects.Image | null = null
  private thing: StagedThing
  private foot: Foot
  private width = 0
  private hitAt = Number.NEGATIVE_INFINITY
  private goneAt: number | null = null

  constructor(scene: Phaser.Scene, sheets: StageSheets, thing: StagedThing, foot: Foot, tile: number) {
    this.scene = scene
    this.sheets = sheets
    this.thing = thing
    this.foot = foot
    this.width = thing.size * tile
    this.image = scene.add.image(foot.x, foot.y, sheets.small.key)
    this.shadow = thing.isFlat
      ? null
      : scene.add
          .image(foot.x, foot.y, sheets.small.key, effectPicture(sheets.small, 'shadow', sheets.cell) ?? undefined)
          .setDepth(depths.shadow)
    this.draw()
  }

  private draw(): void {
    const frame = thingPicture(this.sheets.small, this.thing.picture, this.width)
    const { x, y } = anchorOf(this.thing.picture)
    if (frame !== null) this.image.setFrame(frame, true, false).setOrigin(x, y)
    this.drawPips()
  }

  /** What is beaten needs none. */
  private drawPips(): void {
    const { pips } = this.thing
    const frame = pips && pips.left > 0 ? pipsPicture(this.sheets.small, pips.left, pips.full, pipsSize) : null
    if (frame === null) {
      this.pips?.setVisible(false)
      return
    }
    this.pips ??= this.scene.add.image(0, 0, this.sheets.small.key).setDepth(depths.label)
    this.pips.setFrame(frame).setVisible(true)
  }

  /** How it is now, without a scene about it. */
  become(thing: StagedThing, foot: Foot): void {
    const isSame = thing.picture === this.thing.picture && thing.pips?.left === this.thing.pips?.left
    this.thing = thing
    this.foot = foot
    if ((thing.pips?.left ?? 1) > 0) this.goneAt = null
    else this.goneAt ??= Number.NEGATIVE_INFINITY
    if (!isSame) this.draw()
  }

  hit(left: number, clock: number): void {
    const { pips } = this.thing
    this.hitAt = clock
    if (!pips) return
    // Hits are told in the order in which they fell; what was taken is never given back.
    const now = Math.min(pips.left, left)
    this.thing = { ...this.thing, pips: { ...pips, left: now } }
    if (now <= 0) this.goneAt ??= clock
    this.drawPips()
  }

  show(picture: StagedThing['picture']): void {
    this.thing = { ...this.thing, picture }
    this.draw()
    this.sheets.small.upload()
  }

  paint(clock: number, unit: number): void {
    const { x, y } = this.foot
    const gone = this.goneAt === null ? 0 : shareOf(clock, this.goneAt, goneMs)
    const jolt = arc(shareOf(clock, this.hitAt, hitMs))
    const isMonster = this.thing.pips !== undefined
    const breath = isMonster ? Math.sin(clock * 0.0024 + x) * 0.02 : 0
    const scale = (this.width * pictureShare) / Math.max(1, this.image.frame.realWidth)
    this.image
      .setPosition(x + jolt * this.width * 0.05, y)
      .setRotation(jolt * 0.17)
      .setScale(
        scale * (1 - breath + gone * 0.25) * (1 + jolt * 0.06),
        scale * (1 + breath - easeIn(gone) * 0.8) * (1 - jolt * 0.06),
      )
      .setAlpha(1 - gone)
      .setVisible(gone < 1)
      .setDepth(this.thing.isFlat ? depths.flat : depths.standing + y)
    this.shadow
      ?.setPosition(x, y)
      .setVisible(gone < 1)
      .setAlpha(1 - gone)
      .setScale((this.width / this.sheets.cell) * 0.95, (this.width / this.sheets.cell) * 0.3)
    this.pips?.setPosition(x, y - this.width - 14 * unit).setScale(unit)
  }

  destroy(): void {
    for (const image of [this.image, this.shadow, this.pips]) image?.destroy()
  }
}
