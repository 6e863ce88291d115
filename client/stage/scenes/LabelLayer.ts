import type Phaser from 'phaser'
import { boxOf, freeLabels, isOverHead, keptApart, type LabelBox } from '../place/freeLabels.ts'
import { inPicture, nameBelow } from '../place/inPicture.ts'
import { namePill } from '../sheets/labelPictures.ts'
import type { Cast } from './Cast.ts'
import { depths } from './depths.ts'
import type { FigureActor } from './FigureActor.ts'
import type { StageSheets } from './StageSheets.ts'
import type { Sight } from './ThingActor.ts'

const letters = { plain: 24, headline: 28, own: 24 } as const
const fadeMs = 160
/** Where hats end, in heights of a figure. */
const overHead = 0.9

/** The face and the signs over the head of a figure. A name may cover the rest of a slime. */
const seenOf = ({ id, face, sign }: FigureActor): LabelBox[] => [boxOf(id, face), ...(sign ? [boxOf(id, sign)] : [])]

export interface Named {
  id: string
  name: string
  look: 'plain' | 'headline' | 'own'
  team?: number | undefined
}

interface Pill {
  image: Phaser.GameObjects.Image
  frame: string
  alpha: number
  /** Whether the name is over the head of its owner, and not under the feet. */
  isOver: boolean
}

/** Names under figures, as many as fit. They keep their size, however near the camera is. */
export class LabelLayer {
  private readonly scene: Phaser.Scene
  private readonly sheets: StageSheets
  private readonly pills = new Map<string, Pill>()
  private named: readonly Named[] = []

  constructor(scene: Phaser.Scene, sheets: StageSheets) {
    this.scene = scene
    this.sheets = sheets
  }

  /** In the order of their weight: if there is no room, the later ones are left out. */
  name(named: readonly Named[]): void {
    this.named = named
    const wanted = new Set(named.map(({ id }) => id))
    for (const [id, { image }] of this.pills) {
      if (wanted.has(id)) continue
      image.destroy()
      this.pills.delete(id)
    }
    for (const { id, name, look, team } of named)
      this.dress(id, namePill(this.sheets.small, name, letters[look], look, team))
    this.sheets.small.upload()
  }

  private dress(id: string, frame: string): void {
    const known = this.pills.get(id)
    if (known?.frame === frame) return
    known?.image.destroy()
    const image = this.scene.add.image(0, 0, this.sheets.small.key, frame).setDepth(depths.label).setAlpha(0)
    this.pills.set(id, { image, frame, alpha: known?.alpha ?? 0, isOver: known?.isOver ?? false })
  }

  paint({ figures, monsters }: Pick<Cast, 'figures' | 'monsters'>, { unit, edges }: Sight, delta: number): void {
    const boxes: LabelBox[] = []
    const lowest = this.scene.cameras.main.worldView.bottom
    // No name may hide the face of a headline's hero, or that of a monster.
    const faces = [
      ...monsters(),
      ...[...figures.values()].filter(({ isLit }) => isLit).map(({ id, face }) => boxOf(id, face)),
    ]
    for (const actor of figures.values()) actor.nameOver = undefined
    for (const { id, look } of this.named) {
      const [actor, pill] = [figures.get(id), this.pills.get(id)]
      if (!actor || !pill) continue
      const [width, height] = [pill.image.frame.realWidth * unit, pill.image.frame.realHeight * unit]
      const below = actor.y + actor.size * 0.06 + height / 2
      const y = nameBelow(below, height / 2, lowest) ?? (look === 'plain' ? null : below)
      if (y === null) continue
      const box = { x: actor.x, y, halfWidth: width / 2, halfHeight: height / 2 }
      const { x } = inPicture(box, { x: actor.x, y: actor.y - actor.size * 0.4 }, edges)
      const above = actor.y - actor.size * (overHead + actor.lift) - height / 2
      const label = { id, x, y, width, height, isKept: look !== 'plain' }
      const others = faces.filter((face) => face.id !== id)
      pill.isOver = isOverHead(label, above, others, pill.isOver)
      boxes.push(pill.isOver ? { ...label, y: above } : label)
      actor.nameOver = pill.isOver ? { ...box, x, y: above } : undefined
    }
    const placed = keptApart(boxes)
    for (const { id, x, y } of placed) this.pills.get(id)?.image.setPosition(x, y).setScale(unit)
    const free = freeLabels(placed, [...monsters(), ...[...figures.values()].flatMap(seenOf)])
    for (const [id, pill] of this.pills) {
      const towards = free.has(id) ? delta / fadeMs : -delta / fadeMs
      pill.alpha = Math.max(0, Math.min(1, pill.alpha + towards))
      pill.image.setAlpha(pill.alpha)
    }
  }

  clear(): void {
    this.name([])
  }
}
