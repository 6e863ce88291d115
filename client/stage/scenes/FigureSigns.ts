import type Phaser from 'phaser'
import { haloPicture, heartsPicture } from '../sheets/markPictures.ts'
import { depths } from './depths.ts'
import type { StageSheets } from './StageSheets.ts'

const heartSize = 24
/** Of a crowd only its height over the head is known; this is where its hats end. */
const overHead = 1.08

export interface WornSigns {
  isGhost: boolean
  hearts: number | undefined
  /** Pixels of the world for one pixel of the design. */
  unit: number
}

interface Wearer {
  x: number
  y: number
  size: number
  lift: number
}

/** The signs over the head of a figure: its hearts, or the halo of a ghost. */
export class FigureSigns {
  private readonly scene: Phaser.Scene
  private readonly sheets: StageSheets
  private halo: Phaser.GameObjects.Image | null = null
  private hearts: Phaser.GameObjects.Image | null = null
  private shownHearts = -1

  constructor(scene: Phaser.Scene, sheets: StageSheets) {
    this.scene = scene
    this.sheets = sheets
  }

  paint(wearer: Wearer, { isGhost, hearts, unit }: WornSigns): void {
    this.paintHalo(wearer, isGhost)
    this.paintHearts(wearer, isGhost ? undefined : hearts, unit)
  }

  private paintHalo({ x, y, size, lift }: Wearer, isGhost: boolean): void {
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
      .setDepth(depths.standing + y + 0.6)
  }

  private paintHearts({ x, y, size, lift }: Wearer, hearts: number | undefined, unit: number): void {
    if (hearts === undefined) {
      this.hearts?.setVisible(false)
      return
    }
    this.hearts ??= this.scene.add.image(0, 0, this.sheets.small.key).setDepth(depths.label)
    if (hearts !== this.shownHearts) {
      const frame = heartsPicture(this.sheets.small, hearts, heartSize)
      this.shownHearts = hearts
      if (frame !== null) this.hearts.setFrame(frame)
      this.sheets.small.upload()
    }
    this.hearts
      .setVisible(true)
      .setPosition(x, y - size * (overHead + lift) - heartSize * 0.3 * unit)
      .setScale(unit)
  }

  destroy(): void {
    for (const image of [this.halo, this.hearts]) image?.destroy()
  }
}
