import type Phaser from 'phaser'
import type { StagedThing } from '../board/stagedBoard.ts'
import { type BarSide, type Body, barAt, barSide } from '../place/besideBody.ts'
import type { LabelBox } from '../place/freeLabels.ts'
import type { Plaque } from '../place/placement.ts'
import { pipsPicture } from '../sheets/labelPictures.ts'
import type { StageSheets } from './StageSheets.ts'
import { plaqueOf } from './written.ts'

/** A bar is not much wider than its thing. */
const pipsSize = { usual: 24, narrow: 18 } as const
const [manyPips, fewPips] = [10, 5]
const wideFrom = 2.2
const aboveIt = 14

/** The hits that a thing can still take, over its head or where it hides nobody. */
export class ThingPips {
  private readonly scene: Phaser.Scene
  private readonly sheets: StageSheets
  private image: Phaser.GameObjects.Image | null = null
  private isNarrow = false
  private side: BarSide = 'over'

  constructor(scene: Phaser.Scene, sheets: StageSheets) {
    this.scene = scene
    this.sheets = sheets
  }

  /** A beaten thing needs no pips, and a sleeping one is not fought. */
  tell({ pips, isAsleep, arePipsQuiet, size }: StagedThing): void {
    const isNarrow = arePipsQuiet || ((pips?.full ?? 0) > fewPips && size < wideFrom)
    const isTold = pips && pips.left > 0 && !isAsleep && !(arePipsQuiet && pips.left === pips.full)
    const [height, most] = isNarrow ? [pipsSize.narrow, fewPips] : [pipsSize.usual, manyPips]
    if (!isTold) {
      this.hide()
      return
    }
    const frame = pipsPicture(this.sheets.small, pips.left, pips.full, height, most)
    this.isNarrow = isNarrow === true
    this.image ??= this.scene.add.image(0, 0, this.sheets.small.key)
    this.image.setFrame(frame).setVisible(true)
  }

  /** Its height where it was painted last, in pixels of the world. */
  get height(): number | null {
    return this.image?.visible ? this.image.displayHeight : null
  }

  get plaque(): Plaque | null {
    return plaqueOf(this.image)
  }

  hide(): void {
    this.image?.setVisible(false)
  }

  /** `taken`: boxes that it may not hide; it is added to them. Without them it goes over the head. */
  paint(id: string, body: Body, unit: number, depth: number, taken?: LabelBox[]): void {
    const { image } = this
    if (!image?.visible) return
    const { realWidth, realHeight } = image.frame
    // Where many stand close together, no bar is wider than its thing.
    const scale = Math.min(unit, taken && this.isNarrow ? body.width / Math.max(1, realWidth) : unit)
    const bar = { id, width: realWidth * scale, height: realHeight * scale }
    const at = (side: BarSide) => barAt(side, body, bar, aboveIt * unit)
    this.side = taken ? barSide(at, taken, this.side) : 'over'
    const box = at(this.side)
    taken?.push(box)
    image.setPosition(box.x, box.y).setScale(scale).setDepth(depth)
  }

  destroy(): void {
    this.image?.destroy()
  }
}
