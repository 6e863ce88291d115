import type Phaser from 'phaser'
import { easeInOut, easeOut, mixed, shareOf } from '../script/easing.ts'
import { effectPicture } from '../sheets/effectPictures.ts'
import { thingPicture } from '../sheets/thingPictures.ts'
import { pictureShare } from '../world/things/paintThing.ts'
import type { ThingName } from '../world/things/thingNames.ts'
import { mountedOn } from '../world/things/towers.ts'
import type { StageSheets } from './StageSheets.ts'

/** It turns back slowly to what it watches. */
const returnMs = 420
const [kickMs, flashMs, smokeMs] = [220, 90, 460]
/** How far it is thrown back and how long it is, in widths of its tower. */
const [kickBack, length] = [0.12, 0.47]
/** When a tower gets a stone, it is squashed and then stretches. */
const [growsMs, squash] = [460, 0.2]
const halfTurn = Math.PI

interface Point {
  x: number
  y: number
}

/** The barrel of a tower: it points at its target, is thrown back by the shot, and smokes. */
export class ThingBarrel {
  private readonly scene: Phaser.Scene
  private readonly sheets: StageSheets
  /** The viewer wants less motion: it points there at once, and is not thrown back. */
  private readonly isCalm: boolean
  private readonly image: Phaser.GameObjects.Image
  private smoke: Phaser.GameObjects.Image | null = null
  private high = 0
  private turn = { from: 0, to: 0, at: Number.NEGATIVE_INFINITY, ms: 0 }
  private firedAt = Number.NEGATIVE_INFINITY
  private clock = 0
  private frames: { flash: string; puff: string } | null = null
  private grownAt = Number.NEGATIVE_INFINITY

  constructor(scene: Phaser.Scene, sheets: StageSheets, isCalm: boolean) {
    this.scene = scene
    this.sheets = sheets
    this.isCalm = isCalm
    this.image = scene.add.image(0, 0, sheets.small.key)
  }

  /** Fits it to the picture that its tower has now. */
  tell(picture: ThingName, width: number): void {
    const mounted = mountedOn[picture]
    if (!mounted) return
    this.high = mounted.high
    this.image.setFrame(thingPicture(this.sheets.small, mounted.barrel, width))
  }

  /** The point around which it turns, above the feet of its tower. */
  private pivotAt({ x, y }: Point, width: number): Point {
    return { x, y: y - width * this.high }
  }

  /** The point where its shot leaves it. */
  muzzleAt(feet: Point, width: number): Point {
    const { x, y } = this.pivotAt(feet, width)
    const angle = this.angleAt(this.clock)
    return { x: x + Math.cos(angle) * width * length, y: y + Math.sin(angle) * width * length }
  }

  /** `rise`: how high the shot flies, as a share of its way. The barrel points along the beginning of the flight. */
  aim(feet: Point, width: number, to: Point, rise: number, ms: number): void {
    const { x, y } = this.pivotAt(feet, width)
    const [dx, dy] = [to.x - x, to.y - y]
    this.turnTo(Math.atan2(dy - Math.hypot(dx, dy) * rise, dx), ms)
    this.firedAt = this.clock + ms
    if (this.isCalm) return
    const { small, cell } = this.sheets
    this.frames = { flash: effectPicture(small, 'burst', cell), puff: effectPicture(small, 'puff', cell) }
    small.upload()
  }

  watch(feet: Point, width: number, to: Point): void {
    const { x, y } = this.pivotAt(feet, width)
    this.turnTo(to.x === feet.x && to.y === feet.y ? -halfTurn / 5 : Math.atan2(to.y - y, to.x - x), returnMs)
  }

  /** Turns the shorter way around. A barrel that was not painted yet points there at once. */
  private turnTo(angle: number, ms: number): void {
    const from = this.angleAt(this.clock)
    const by = ((((angle - from + halfTurn) % (halfTurn * 2)) + halfTurn * 2) % (halfTurn * 2)) - halfTurn
    this.turn = { from, to: from + by, at: this.clock, ms: this.isCalm || this.clock === 0 ? 0 : ms }
  }

  private angleAt(clock: number): number {
    const { from, to, at, ms } = this.turn
    return mixed(from, to, easeInOut(shareOf(clock, at, ms)))
  }

  grow(clock: number): void {
    if (!this.isCalm) this.grownAt = clock
  }

  /** The share by which its tower is higher than it will stay. */
  growth(clock: number): number {
    const share = shareOf(clock, this.grownAt, growsMs)
    return -squash * Math.cos(share * halfTurn * 2.5) * (1 - share)
  }

  /** Paints it on the tower as that is painted at this moment. */
  paint(tower: Phaser.GameObjects.Image, width: number, clock: number): void {
    const { x, y, scaleX, scaleY, frame, alpha } = tower
    const usual = (width * pictureShare) / Math.max(1, frame.realWidth)
    this.clock = clock
    const angle = this.angleAt(clock)
    const [along, down] = [Math.cos(angle), Math.sin(angle)]
    const back = this.isCalm ? 0 : (1 - easeOut(shareOf(clock, this.firedAt, kickMs))) * kickBack * width
    const kick = clock < this.firedAt ? 0 : back
    const high = y - width * this.high * (scaleY / usual)
    this.image
      .setPosition(x - along * kick, high - down * kick)
      .setRotation(angle)
      // Flipped, so that light falls on its upper side wherever it points.
      .setFlipY(along < 0)
      .setScale(((width * pictureShare) / Math.max(1, this.image.frame.realWidth)) * (scaleX / usual))
      .setAlpha(alpha)
      .setVisible(tower.visible)
      .setDepth(tower.depth + 0.3)
    this.blow(x + along * width * length, high + down * width * length, width, clock)
  }

  /** A flash at its mouth, and smoke that rises from it. */
  private blow(x: number, y: number, width: number, clock: number): void {
    const since = clock - this.firedAt
    if (this.isCalm || since < 0 || since >= smokeMs) {
      this.smoke?.setVisible(false)
      return
    }
    const { small, cell } = this.sheets
    const isFlash = since < flashMs
    if (!this.frames) return
    this.smoke ??= this.scene.add.image(0, 0, small.key)
    const share = since / smokeMs
    this.smoke
      .setFrame(isFlash ? this.frames.flash : this.frames.puff)
      .setVisible(true)
      .setPosition(x, y - (isFlash ? 0 : share * 0.25 * width))
      .setScale((width / cell) * (isFlash ? 0.5 : 0.24 + 0.3 * easeOut(share)))
      .setAlpha(isFlash ? 1 : 1 - share)
      .setDepth(this.image.depth + 0.3)
  }

  destroy(): void {
    this.image.destroy()
    this.smoke?.destroy()
  }
}
