import type Phaser from 'phaser'
import { signsTop } from '../place/inPicture.ts'
import type { Plaque } from '../place/placement.ts'
import { dizzyPicture, haloPicture, heartsPicture, sleepPicture } from '../sheets/markPictures.ts'
import type { Feeling } from '../stageView.ts'
import { depths } from './depths.ts'
import type { StageSheets } from './StageSheets.ts'
import type { Sight } from './ThingActor.ts'

const heartSize = 24
/** Of a crowd only its height over the head is known; this is where its hats end. */
const overHead = 1.08

export interface WornSigns {
  isGhost: boolean
  feeling: Feeling | undefined
  clock: number
  hearts: number | undefined
  sight: Sight
}

interface Wearer {
  x: number
  y: number
  size: number
  lift: number
  depth: number
  isLit: boolean
}

/** The signs over the head of a figure: its hearts, or the halo of a ghost. */
export class FigureSigns {
  private readonly scene: Phaser.Scene
  private readonly sheets: StageSheets
  private halo: Phaser.GameObjects.Image | null = null
  private hearts: Phaser.GameObjects.Image | null = null
  private shownHearts = -1
  private mark: Phaser.GameObjects.Image | null = null
  private shownFeeling: Feeling | null = null
  /** Where the hearts are, if there are any. */
  sign: Plaque | undefined

  constructor(scene: Phaser.Scene, sheets: StageSheets) {
    this.scene = scene
    this.sheets = sheets
  }

  paint(wearer: Wearer, { isGhost, hearts, feeling, clock, sight }: WornSigns): void {
    this.paintFeeling(wearer, feeling, clock)
    this.paintHalo(wearer, isGhost)
    this.paintHearts(wearer, isGhost ? undefined : hearts, sight)
  }

  /** Breath of a sleeper, and the stars that a dizzy one sees: faces alone are not read from the last row. */
  private paintFeeling({ x, y, size, lift, depth }: Wearer, feeling: Feeling | undefined, clock: number): void {
    const wanted = feeling === 'asleep' || feeling === 'dizzy' ? feeling : null
    if (wanted !== this.shownFeeling) {
      this.shownFeeling = wanted
      this.mark?.destroy()
      const { small, cell } = this.sheets
      const frame = wanted && (wanted === 'asleep' ? sleepPicture(small, cell * 0.34) : dizzyPicture(small, cell * 0.8))
      this.mark = frame ? this.scene.add.image(0, 0, small.key, frame) : null
      small.upload()
    }
    const scale = size / this.sheets.cell
    const sway = Math.sin(clock * 0.004 + x)
    const aside = wanted === 'asleep' ? size * 0.34 : 0
    this.mark
      ?.setPosition(x + aside, y - size * (0.94 + lift + (wanted === 'asleep' ? 0.05 * sway : 0)))
      .setScale(scale * (wanted === 'dizzy' && clock > 0 ? sway : 1), scale)
      .setDepth(depth + 0.6)
  }

  private paintHalo({ x, y, size, lift, depth }: Wearer, isGhost: boolean): void {
    if (!isGhost) {
      this.halo?.setVisible(false)
      return
    }
    const { small, cell } = this.sheets
    if (!this.halo) {
      this.halo = this.scene.add.image(0, 0, small.key, haloPicture(small, cell * 0.6) ?? undefined)
      small.upload()
    }
    this.halo
      .setVisible(true)
      .setPosition(x, y - size * (0.98 + lift))
      .setScale(size / cell)
      .setDepth(depth + 0.6)
  }

  private paintHearts({ x, y, size, lift, isLit }: Wearer, hearts: number | undefined, { unit, edges }: Sight): void {
    if (hearts === undefined) {
      this.hearts?.setVisible(false)
      this.sign = undefined
      return
    }
    this.hearts ??= this.scene.add.image(0, 0, this.sheets.small.key)
    if (hearts !== this.shownHearts) {
      const frame = heartsPicture(this.sheets.small, hearts, heartSize)
      this.shownHearts = hearts
      if (frame !== null) this.hearts.setFrame(frame)
      this.sheets.small.upload()
    }
    const middle = signsTop(y - size * (overHead + lift), y, heartSize * 0.8 * unit, edges) - heartSize * 0.3 * unit
    this.hearts
      .setVisible(true)
      .setPosition(x, middle)
      .setDepth(isLit ? depths.label : depths.sign)
      .setScale(unit)
    const { realWidth, realHeight } = this.hearts.frame
    this.sign = { x, y: middle, halfWidth: (realWidth * unit) / 2, halfHeight: (realHeight * unit) / 2 }
  }

  destroy(): void {
    for (const image of [this.halo, this.hearts, this.mark]) image?.destroy()
  }
}
