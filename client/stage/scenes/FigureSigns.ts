import type Phaser from 'phaser'
import { type BarSide, barAt, barSide } from '../place/besideBody.ts'
import { type LabelBox, plaqueOf } from '../place/freeLabels.ts'
import { inPicture, signsTop } from '../place/inPicture.ts'
import type { Plaque } from '../place/placement.ts'
import { effectPicture } from '../sheets/effectPictures.ts'
import { dizzyPicture, haloPicture, heartsPicture, sleepPicture } from '../sheets/markPictures.ts'
import type { Feeling } from '../stageView.ts'
import { depths } from './depths.ts'
import type { StageSheets } from './StageSheets.ts'
import type { Sight } from './ThingActor.ts'

const heartSize = 24
/** Where the hats of a crowd end: of a crowd only the height over the head is known. */
const overHead = 1.08
/** A pale mist behind a ghost: through a dark ghost on a dark swarm only the swarm would be seen. */
const mist = { size: 1.15, alpha: 0.6 } as const
/** Not under the feet, where the name is. */
const heartSides = ['over', 'right', 'left'] as const

export interface WornSigns {
  isGhost: boolean
  feeling: Feeling | undefined
  clock: number
  hearts: number | undefined
  sight: Sight
  /** Boxes that hearts may not hide. The hearts are added to them. */
  taken: LabelBox[]
  /** Bodies of figures. Hearts that lie on one of them would seem to belong to it. */
  bodies: readonly LabelBox[]
  isMoving: boolean
}

interface Wearer {
  id: string
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
  private mist: Phaser.GameObjects.Image | null = null
  private hearts: Phaser.GameObjects.Image | null = null
  private shownHearts = -1
  private side: BarSide = 'over'
  private mark: Phaser.GameObjects.Image | null = null
  private shownFeeling: Feeling | null = null
  /** Where the hearts are, if the figure has some. */
  sign: Plaque | undefined

  constructor(scene: Phaser.Scene, sheets: StageSheets) {
    this.scene = scene
    this.sheets = sheets
  }

  paint(wearer: Wearer, worn: WornSigns): void {
    const { isGhost, feeling, clock } = worn
    this.paintFeeling(wearer, feeling, clock)
    this.paintHalo(wearer, isGhost)
    this.paintHearts(wearer, worn)
  }

  /** The breath of a sleeper, or the stars that a dizzy slime sees: the last row cannot read faces alone. */
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
      for (const image of [this.halo, this.mist]) image?.setVisible(false)
      return
    }
    const { small, cell } = this.sheets
    if (!this.halo) {
      this.mist = this.scene.add.image(0, 0, small.key, effectPicture(small, 'puff', cell))
      this.halo = this.scene.add.image(0, 0, small.key, haloPicture(small, cell * 0.6))
      small.upload()
    }
    this.halo
      .setVisible(true)
      .setPosition(x, y - size * (0.98 + lift))
      .setScale(size / cell)
      .setDepth(depth + 0.6)
    this.mist
      ?.setVisible(true)
      .setPosition(x, y - size * (0.4 + lift))
      .setScale((size / cell) * mist.size)
      .setAlpha(mist.alpha)
      .setDepth(depth - 0.5)
  }

  /** Over the head, or beside it if they would hide a face or body there: of a figure behind or, at the upper edge, their own. */
  private paintHearts(wearer: Wearer, { isGhost, hearts, sight, taken, bodies, isMoving }: WornSigns): void {
    if (hearts === undefined || isGhost) {
      this.hearts?.setVisible(false)
      this.sign = undefined
      return
    }
    const { id, x, y, size, lift, isLit } = wearer
    const { unit, edges } = sight
    const image = this.countedHearts(hearts)
    const [width, height] = [image.frame.realWidth * unit, image.frame.realHeight * unit]
    const top = signsTop(y - size * (overHead + lift), y, heartSize * 0.8 * unit, edges)
    const body = { x, top, foot: y - size * lift, width: size }
    const at = (side: BarSide): LabelBox => {
      const box = barAt(side, body, { id: `hearts of ${id}`, width, height }, heartSize * 0.3 * unit)
      const whole = { ...box, halfWidth: width / 2, halfHeight: height / 2 }
      return side === 'over' ? box : { ...box, ...inPicture(whole, { x, y: y - size * 0.4 }, edges) }
    }
    // While the figure moves, its hearts keep their side: the class watches where it goes.
    if (!isMoving) this.side = barSide(at, taken, this.side, heartSides, bodies)
    const box = at(this.side)
    taken.push(box)
    image
      .setVisible(true)
      .setPosition(box.x, box.y)
      .setDepth(isLit ? depths.label : depths.sign)
      .setScale(unit)
    this.sign = plaqueOf(box)
  }

  private countedHearts(hearts: number): Phaser.GameObjects.Image {
    const { small } = this.sheets
    this.hearts ??= this.scene.add.image(0, 0, small.key)
    if (hearts !== this.shownHearts) {
      this.shownHearts = hearts
      this.hearts.setFrame(heartsPicture(small, hearts, heartSize))
      small.upload()
    }
    return this.hearts
  }

  destroy(): void {
    for (const image of [this.halo, this.mist, this.hearts, this.mark]) image?.destroy()
  }
}
