import type Phaser from 'phaser'
import type { Cape } from '../../slimes/capes.ts'
import type { Pose } from '../../slimes/poses.ts'
import { boxSize, floorY } from '../../slimes/slimeBox.ts'
import type { FigureMood } from '../board/stagedBoard.ts'
import type { Plaque } from '../place/placement.ts'
import type { FigureState } from '../script/figureMotion.ts'
import { capePicture } from '../sheets/capePicture.ts'
import { effectPicture } from '../sheets/effectPictures.ts'
import { seatRingPicture } from '../sheets/ringPictures.ts'
import { slimeFrame } from '../sheets/slimeAtlas.ts'
import { depths } from './depths.ts'
import { FigureSigns, type WornSigns } from './FigureSigns.ts'
import type { StageSheets } from './StageSheets.ts'
import type { SeenFigure } from './seen.ts'

const feet = floorY / boxSize
const growMs = 160
/** Painted as if it stood this much nearer, in its own sizes: so a monster or bush just in front does not hide it. */
const inFront = 0.75
/** On the device of its player it is painted nearer by this, too: so nobody in the next lane hides it. */
const ownNearer = 0.9
/** How far behind its owner a fire burns, in sizes of the owner. */
const behind = 0.72
/** A figure that is turned further than this tumbles: no fire stands upright behind it. */
const upright = 0.9
/** A ghost can be seen through, but the class still sees who it is. */
const ghostly = 0.66
/** A knocked-out figure is this flat. */
const outHeight = 0.7
/** A shadow as wide as its figure, and as flat as a floor seen from above. */
const shadowSize = { width: 0.86, height: 0.27 }

interface Figure {
  id: string
  slime: string
  isOwn: boolean
  /** False in a crowd, where rings would be a carpet. */
  isRinged: boolean
}

/** How many times larger the hero of a headline is, and how far it stands beside its place. */
export interface Stature {
  growth: number
  aside: number
}

/** A slime on the stage: its picture, its shadow, and the fire behind it. The script says where it is. */
export class FigureActor {
  readonly id: string
  private readonly slime: string
  private readonly scene: Phaser.Scene
  private readonly sheets: StageSheets
  private readonly body: Phaser.GameObjects.Image
  private readonly shadow: Phaser.GameObjects.Image
  private flame: Phaser.GameObjects.Image | null = null
  private bubble: Phaser.GameObjects.Image | null = null
  private readonly signs: FigureSigns
  private cape: Phaser.GameObjects.Image | null = null
  private worn: Cape | undefined
  private shownPose: Pose | null = null
  /** Where it was painted last; other figures aim at it. */
  x = 0
  y = 0
  size = 0
  lift = 0
  /** In the light of a headline, in front of all figures that are not. */
  isLit = false
  depth = 0
  private stature = 1
  private aside = 0

  /** On the floor under the feet, in the colours of the seat; larger for the player of this device. */
  private readonly ring: Phaser.GameObjects.Image | null
  private readonly isOwn: boolean

  constructor(scene: Phaser.Scene, sheets: StageSheets, { id, slime, isOwn, isRinged }: Figure) {
    this.scene = scene
    this.sheets = sheets
    this.id = id
    this.slime = slime
    this.isOwn = isOwn
    this.shadow = this.small('shadow', depths.shadow)
    this.ring = isOwn || isRinged ? this.seatRing() : null
    this.signs = new FigureSigns(scene, sheets)
    this.body = scene.add.image(0, 0, sheets.sheetOf(slime, 'idle') ?? '').setOrigin(0.5, feet)
    this.pose('idle')
  }

  wears(slime: string): boolean {
    return this.slime === slime
  }

  private small(effect: 'shadow' | 'flame' | 'bubble' | 'ring', depth: number): Phaser.GameObjects.Image {
    const frame = effectPicture(this.sheets.small, effect, this.sheets.cell)
    return this.scene.add.image(0, 0, this.sheets.small.key, frame).setDepth(depth)
  }

  private seatRing(): Phaser.GameObjects.Image {
    const { small, cell } = this.sheets
    const frame = seatRingPicture(small, this.slime, cell)
    return this.scene.add.image(0, 0, small.key, frame).setDepth(depths.shadow)
  }

  private pose(pose: Pose): void {
    if (pose === this.shownPose) return
    this.shownPose = pose
    // In a large crowd moods have no pictures.
    const painted = this.sheets.sheetOf(this.slime, pose) ? pose : 'idle'
    if (this.sheets.sheetOf(this.slime, painted)) this.body.setFrame(slimeFrame(this.slime, painted), false, false)
  }

  paint(state: FigureState, mood: FigureMood | undefined, clock: number): void {
    const { y, lift, scaleX, scaleY, turn, alpha } = state
    const x = state.x + this.aside
    const size = state.size * this.stature
    this.x = x
    this.y = y
    this.size = size
    this.lift = lift
    const scale = size / this.sheets.cell
    const isOut = mood === 'out'
    this.isLit = this.stature > 1.03
    this.depth = (this.isLit ? depths.hero : depths.standing) + y + size * (inFront + this.nearer)
    this.pose(isOut ? 'hurt' : state.pose)
    this.body
      .setPosition(x, y - lift * size)
      .setScale(scale * scaleX, scale * scaleY * (isOut ? outHeight : 1))
      .setRotation(turn)
      // The hero of a headline is not see-through, even as a ghost.
      .setAlpha(alpha * (mood === 'ghost' && !this.isLit ? ghostly : 1))
      .setDepth(this.depth)
    // The shadow is half as large and half as dark when the figure is one body height above it.
    const near = 1 - Math.min(1, lift) * 0.5
    this.shadow
      .setPosition(x + size * 0.02, y - size * 0.01)
      .setScale(scale * shadowSize.width * near * scaleX, scale * shadowSize.height * near)
      .setAlpha(alpha * near)
    const beat = this.isOwn ? 1.3 + 0.06 * Math.sin(clock * 0.004) : 1.06
    this.ring
      ?.setPosition(x, y)
      .setScale(scale * beat)
      .setAlpha(alpha)
      .setDepth(this.isLit ? depths.hero : depths.shadow)
    const sized = { ...state, x, size }
    this.burn(sized, mood, clock)
    this.shield(sized, mood, clock)
  }

  private get nearer(): number {
    return this.isOwn ? ownNearer : 0
  }

  get seen(): SeenFigure {
    const { id, x, y, lift } = this
    return { id, x, y, lift, mood: this.moodSeen() }
  }

  private moodSeen(): FigureMood | null {
    if (this.bubble?.visible) return 'shielded'
    if (this.flame?.visible) return 'flaming'
    if (this.body.alpha > 0 && this.body.alpha <= ghostly) return 'ghost'
    return this.body.scaleY < this.body.scaleX * outHeight * 1.1 ? 'out' : null
  }

  /** Where its name is, if it is over the head. */
  nameOver: Plaque | undefined

  get sign(): Plaque | undefined {
    return this.signs.sign ?? this.nameOver
  }

  /** Eyes and mouth. */
  get face(): Plaque {
    const { x, y, size, lift } = this
    return { x, y: y - size * (0.4 + lift), halfWidth: size * 0.25, halfHeight: size * 0.17 }
  }

  /** The part of its body that is seen below its hat and above the floor. */
  get trunk(): Plaque {
    const { x, y, size, lift } = this
    return { x, y: y - size * (0.42 + lift), halfWidth: size * 0.3, halfHeight: size * 0.3 }
  }

  /** Where it stands, and the size that it has outside headlines. */
  get usual(): { x: number; y: number; size: number } {
    return { x: this.x - this.aside, y: this.y, size: this.size / this.stature }
  }

  /** Paints the signs over its head, which follow the figure. */
  wearSigns(worn: WornSigns): void {
    this.signs.paint(this, worn)
  }

  /** A cape behind the body, which fits every shape. */
  wearCape(cape: Cape | undefined): void {
    if (cape !== this.worn) {
      this.worn = cape
      this.cape?.destroy()
      const { small, cell } = this.sheets
      const frame = cape && capePicture(small, cape, cell)
      this.cape = frame ? this.scene.add.image(0, 0, small.key, frame).setOrigin(0.5, 1) : null
      small.upload()
    }
    const { body, size, x, y, lift } = this
    this.cape
      ?.setPosition(x, y + size * 0.02 - lift * size)
      .setScale(body.scaleX, body.scaleY)
      .setRotation(body.rotation)
      .setAlpha(body.alpha)
      .setDepth(body.depth - 0.4)
  }

  /** Slowly. */
  grow({ growth, aside }: Stature, delta: number): void {
    const share = 1 - Math.exp(-delta / growMs)
    this.stature += (growth - this.stature) * share
    this.aside += (aside - this.aside) * share
  }

  /** Long and behind while the figure dashes; small and upright while it is only lit. */
  private burn(
    { x, y, size, flame, heading, lift, turn, alpha }: FigureState,
    mood: FigureMood | undefined,
    clock: number,
  ): void {
    const isLit = mood === 'flaming'
    if (flame <= 0 && !isLit) {
      this.flame?.setVisible(false)
      return
    }
    this.flame ??= this.small('flame', depths.standing).setOrigin(0.92, 0.5)
    const flicker = 1 + 0.12 * Math.sin(clock * 0.021) + 0.06 * Math.sin(clock * 0.053)
    const scale = size / this.sheets.cell
    const middle = y - size * (0.42 + lift)
    if (flame > 0)
      this.flame
        .setPosition(x, middle)
        .setRotation(heading)
        .setScale(scale * 1.9 * flame * flicker, scale * 1.25 * flame)
    else
      this.flame
        .setPosition(x, y - size * (0.3 + lift))
        .setRotation(Math.PI / 2)
        .setScale(scale * 0.98 * flicker, scale * 1.5)
    const swung = Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)))
    // The fire is also behind a figure that stands behind its owner, so that it does not cover that face.
    this.flame
      .setVisible(true)
      .setAlpha(alpha * (flame > 0 ? 1 : Math.max(0, 1 - swung / upright)))
      .setDepth(this.depth - size * (behind + this.nearer))
  }

  private shield({ x, y, size, lift }: FigureState, mood: FigureMood | undefined, clock: number): void {
    if (mood !== 'shielded') {
      this.bubble?.setVisible(false)
      return
    }
    this.bubble ??= this.small('bubble', depths.standing)
    const swell = 1 + 0.025 * Math.sin(clock * 0.003 + x)
    this.bubble
      .setVisible(true)
      .setPosition(x, y - size * (0.4 + lift))
      .setScale((size / this.sheets.cell) * 1.02 * swell)
      .setDepth(this.depth + 0.5)
      .setAlpha(0.85)
  }

  destroy(): void {
    this.signs.destroy()
    for (const image of [this.body, this.shadow, this.ring, this.flame, this.bubble, this.cape]) image?.destroy()
  }
}
