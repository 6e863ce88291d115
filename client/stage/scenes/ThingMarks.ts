import type Phaser from 'phaser'
import { type Edges, nameAcross } from '../place/inPicture.ts'
import type { Plaque } from '../place/placement.ts'
import { namePill } from '../sheets/labelPictures.ts'
import { chevronPicture, sleepPicture } from '../sheets/markPictures.ts'
import { depths } from './depths.ts'
import type { StageSheets } from './StageSheets.ts'
import { plaqueOf } from './written.ts'

const chevronSize = 34
const chevronCount = 3
const sleepSize = 48
const titleSize = 28
/** A sleeper wider than this breathes larger, too. */
const largeSleeper = 150

interface Marked {
  x: number
  y: number
  /** The upper edge of its picture. */
  top: number
  /** Where it will go in this turn. */
  goal: { x: number; y: number } | null
  isGone: boolean
  isLit: boolean
  wide: number
  isAsleep: boolean
}

/** The marks of a thing: its name, where it is going, and that it sleeps. */
export class ThingMarks {
  private readonly scene: Phaser.Scene
  private readonly sheets: StageSheets
  private chevrons: Phaser.GameObjects.Image[] = []
  private breath: Phaser.GameObjects.Image | null = null
  private title: Phaser.GameObjects.Image | null = null

  constructor(scene: Phaser.Scene, sheets: StageSheets, name: string | null) {
    this.scene = scene
    this.sheets = sheets
    const { small } = sheets
    if (name !== null) this.title = scene.add.image(0, 0, small.key, namePill(small, name, titleSize, 'foe'))
  }

  paint(marked: Marked, clock: number, { unit, edges }: { unit: number; edges: Edges }): void {
    this.point(marked, clock, unit)
    this.nameIt(marked, unit, edges)
    this.sleep(marked, clock, unit)
  }

  /** Over its head, because figures that fight it stand at its feet. */
  private nameIt({ x, top, wide, isGone, isLit }: Marked, unit: number, edges: Edges): void {
    if (!this.title) return
    const across = nameAcross(x, (this.title.frame.realWidth * unit) / 2, wide, edges)
    this.title
      .setVisible(!isGone && across !== null)
      .setPosition(across ?? x, top - titleSize * 1.9 * unit)
      .setScale(unit)
      .setDepth(isLit ? depths.label : depths.sign)
  }

  /** Where its name is. */
  get plaque(): Plaque | null {
    return plaqueOf(this.title)
  }

  private point({ x, y, goal }: Marked, clock: number, unit: number): void {
    const isStill = !goal || Math.hypot(goal.x - x, goal.y - y) < 1
    if (isStill) {
      for (const chevron of this.chevrons) chevron.setVisible(false)
      return
    }
    if (this.chevrons.length === 0) {
      const { small } = this.sheets
      const frame = chevronPicture(small, chevronSize * 2)
      this.chevrons = Array.from({ length: chevronCount }, () =>
        this.scene.add.image(0, 0, small.key, frame).setDepth(depths.floorEffect),
      )
      small.upload()
    }
    const heading = Math.atan2(goal.y - y, goal.x - x)
    for (const [index, chevron] of this.chevrons.entries()) {
      const share = 0.45 + index * 0.25
      chevron
        .setVisible(true)
        .setPosition(x + (goal.x - x) * share, y + (goal.y - y) * share)
        .setRotation(heading)
        .setScale(unit * 0.5)
        .setAlpha(0.8 + 0.2 * Math.sin(clock * 0.007 - index * 1.2))
    }
  }

  private sleep({ x, y, wide, isAsleep }: Marked, clock: number, unit: number): void {
    if (!isAsleep) {
      this.breath?.setVisible(false)
      return
    }
    const { small } = this.sheets
    if (!this.breath) {
      const frame = sleepPicture(small, sleepSize)
      this.breath = this.scene.add.image(0, 0, small.key, frame).setDepth(depths.sign)
      small.upload()
    }
    const rise = (clock * 0.00045) % 1
    this.breath
      .setVisible(true)
      .setPosition(x + wide * (0.34 + rise * 0.08), y - wide * (0.72 + rise * 0.16))
      .setScale(Math.max(unit, wide / largeSleeper))
      .setAlpha(Math.min(1, (1 - rise) * 1.6))
  }

  destroy(): void {
    for (const image of [...this.chevrons, this.breath, this.title]) image?.destroy()
  }
}
