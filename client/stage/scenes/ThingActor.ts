import type Phaser from 'phaser'
import type { StagedThing } from '../board/stagedBoard.ts'
import type { Offset as Foot } from '../place/fan.ts'
import { type LabelBox, plaqueOf } from '../place/freeLabels.ts'
import { type Edges, signsTop } from '../place/inPicture.ts'
import type { Ground, Plaque } from '../place/placement.ts'
import { arc, easeIn, easeInOut, overshoot, shareOf } from '../script/easing.ts'
import { pointAlong } from '../script/pointAlong.ts'
import { effectPicture } from '../sheets/effectPictures.ts'
import { thingPicture } from '../sheets/thingPictures.ts'
import type { StageWords } from '../stageWords.ts'
import { anchorOf, pictureShare } from '../world/things/paintThing.ts'
import { mountedOn } from '../world/things/towers.ts'
import { lieOver } from './coverLook.ts'
import { depths } from './depths.ts'
import type { StageSheets } from './StageSheets.ts'
import type { Anchor } from './sceneContract.ts'
import type { SeenThing } from './seen.ts'
import { ThingBarrel } from './ThingBarrel.ts'
import { ThingMarks } from './ThingMarks.ts'
import { ThingPips } from './ThingPips.ts'

const hitMs = 400
const goneMs = 500
const strikeMs = 380
const comesMs = 350
/** The height of a thing with a crown, in its own widths. */
const crowned = 1.16

/** The height of what is written over a head, in pixels of the design. */
const [overThing, overBoss] = [26, 84]

/** How things are seen: what is written keeps its size, and stays in the picture. */
export interface Sight {
  /** Pixels of the world for one pixel of the design. */
  unit: number
  edges: Edges
}

/** The stage that a thing is on. */
export interface ThingPlace {
  scene: Phaser.Scene
  sheets: StageSheets
  ground: Ground
  words: StageWords
  /** The viewer wants less motion. */
  isCalm: boolean
}

/** How a thing comes and goes, where it is, and how it takes a hit, at one moment. */
interface Motion extends Foot {
  gone: number
  there: number
  jolt: number
  hop: number
}

/** A thing on the board: it stands, walks, takes hits, changes its picture, and goes when it is beaten. */
export class ThingActor {
  private readonly sheets: StageSheets
  private readonly ground: Ground
  private readonly image: Phaser.GameObjects.Image
  private readonly shadow: Phaser.GameObjects.Image | null
  private readonly marks: ThingMarks
  private readonly pips: ThingPips
  private readonly barrel: ThingBarrel | null
  private thing: StagedThing
  private readonly width: number
  private readonly cameAt: number
  private hitAt = Number.NEGATIVE_INFINITY
  private struckAt = Number.NEGATIVE_INFINITY
  private goneAt: number | null = null
  /** In the light of a headline, as its heroes are. */
  isLit = false
  private walked: { points: readonly Foot[]; at: number; ms: number } | null = null

  constructor(
    { scene, sheets, ground, words, isCalm }: ThingPlace,
    thing: StagedThing,
    cameAt = Number.NEGATIVE_INFINITY,
  ) {
    this.sheets = sheets
    this.thing = thing
    this.ground = ground
    this.cameAt = cameAt
    this.width = thing.size * ground.tile.width
    this.image = scene.add.image(0, 0, sheets.small.key)
    this.shadow = thing.isFlat
      ? null
      : scene.add
          .image(0, 0, sheets.small.key, effectPicture(sheets.small, 'shadow', sheets.cell))
          .setDepth(depths.shadow)
    this.marks = new ThingMarks(scene, sheets, thing.isNamed ? words.boss : null)
    this.pips = new ThingPips(scene, sheets)
    this.barrel = mountedOn[thing.picture] ? new ThingBarrel(scene, sheets, isCalm) : null
    // When a world is painted anew, a monster that was beaten before must not come back.
    if (thing.pips?.left === 0) this.goneAt = Number.NEGATIVE_INFINITY
    this.draw()
  }

  /** Where it stands on a place; for a thing that covers tiles, their middle. */
  private footOn(at: number): Foot {
    const { covers, isFlat, aside } = this.thing
    const { x, y } = this.ground.footOf(at)
    const { tile, feetBelowMiddle } = this.ground
    if (!isFlat) return { x: x + (aside?.x ?? 0) * tile.width, y: y + (aside?.y ?? 0) * tile.width }
    const [across, down] = covers ? [(covers.width - 1) / 2, (covers.height - 1) / 2] : [0, 0]
    return { x: x + across * tile.width, y: y - feetBelowMiddle + down * tile.height }
  }

  private draw(): void {
    const frame = thingPicture(this.sheets.small, this.thing.picture, this.width)
    const { x, y } = anchorOf(this.thing.picture)
    this.image.setFrame(frame, true, false).setOrigin(x, y)
    this.pips.tell(this.thing)
    this.barrel?.tell(this.thing.picture, this.width)
    this.watch()
  }

  /** At rest its barrel points at the place that it watches. */
  private watch(): void {
    const { at, watches } = this.thing
    this.barrel?.watch(this.footOn(at), this.width, this.footOn(watches ?? at))
  }

  /** Shows the thing as it is now, without any scene. */
  become(thing: StagedThing): void {
    const { picture, pips, isAsleep } = this.thing
    const isSame = thing.picture === picture && thing.pips?.left === pips?.left && thing.isAsleep === isAsleep
    this.thing = thing
    this.walked = null
    if ((thing.pips?.left ?? 1) > 0) this.goneAt = null
    else this.goneAt ??= Number.NEGATIVE_INFINITY
    if (!isSame) this.draw()
    else this.watch()
  }

  hit(left: number, clock: number): void {
    const { pips } = this.thing
    this.hitAt = clock
    if (!pips) return
    // Hits are shown in the order in which they fell, and a pip that is gone never comes back.
    const now = Math.min(pips.left, left)
    this.thing = { ...this.thing, pips: { ...pips, left: now } }
    if (now <= 0) this.leave(clock)
    this.pips.tell(this.thing)
  }

  show(picture: StagedThing['picture'], clock: number): void {
    this.barrel?.grow(clock)
    this.thing = { ...this.thing, picture }
    this.draw()
    this.sheets.small.upload()
  }

  walk(way: readonly number[], ms: number, clock: number): void {
    this.walked = { points: way.map((place) => this.footOn(place)), at: clock, ms }
    const { aim: _, ...thing } = this.thing
    this.thing = { ...thing, at: way.at(-1) ?? thing.at }
  }

  /** Turns its barrel and then fires. `rise`: how high the shot flies, as a share of its way. */
  aim(to: Foot, rise: number, ms: number): void {
    this.barrel?.aim(this.footOn(this.thing.at), this.width, to, rise, ms)
  }

  /** Whether it stands on a place, or is the thing of that id, as the target of a headline. */
  isAt(place: string | number): boolean {
    return !this.thing.isFlat && (this.thing.at === place || this.thing.id === place)
  }

  /** Whether it is there, and stands beside the middle of that place. */
  isBeside(place: number): boolean {
    return this.thing.at === place && this.thing.aside !== undefined && this.goneAt === null
  }

  get foot(): Foot {
    return this.footOn(this.thing.at)
  }

  private get nearer(): number {
    return (this.thing.nearer ?? 0) * this.ground.tile.height
  }

  strike(clock: number): void {
    this.struckAt = clock
  }

  /** The eyes and mouth of a monster, also of one that cannot be beaten. */
  get face(): LabelBox | null {
    const { id, pips, picture } = this.thing
    if (!pips && !picture.startsWith('monster-')) return null
    if ((pips?.left ?? 1) <= 0 || this.goneAt !== null) return null
    const { x, y } = this.image
    return { id, x, y: y - this.width * 0.42, width: this.width * 0.5, height: this.width * 0.36 }
  }

  /** Its bar, its name and the face of a king, which nothing may hide. */
  get bars(): Plaque[] {
    const king = this.thing.isNamed && this.face ? plaqueOf(this.face) : null
    return [this.pips.plaque, this.marks.plaque, king].filter((plaque) => plaque !== null)
  }

  /** The middle of its body where it was painted last, or the mouth of its barrel if it has one. */
  get anchor(): Anchor {
    const muzzle = this.barrel?.muzzleAt(this.footOn(this.thing.at), this.width)
    if (muzzle) return { ...muzzle, size: this.width, isLit: this.isLit }
    return { x: this.image.x, y: this.image.y - this.width * 0.45, size: this.width, isLit: this.isLit }
  }

  /** Null once the thing has gone or is going. */
  get seen(): SeenThing | null {
    const { id, at, picture, pips } = this.thing
    return this.goneAt === null ? { id, at, picture, left: pips?.left ?? null, pips: this.pips.height } : null
  }

  leave(clock: number): void {
    this.goneAt ??= clock
    this.pips.hide()
  }

  private motionAt(clock: number): Motion {
    const { walked } = this
    const share = walked ? shareOf(clock, walked.at, walked.ms) : 1
    const steps = Math.max(1, (walked?.points.length ?? 1) - 1)
    return {
      ...(walked && share < 1 ? pointAlong(walked.points, easeInOut(share)) : this.footOn(this.thing.at)),
      hop:
        arc(shareOf(clock, this.struckAt, strikeMs)) * 0.3 +
        (share < 1 ? Math.abs(Math.sin(share * Math.PI * 2 * steps)) * 0.16 : 0),
      gone: this.goneAt === null ? 0 : shareOf(clock, this.goneAt, goneMs),
      there: shareOf(clock, this.cameAt, comesMs),
      jolt: arc(shareOf(clock, this.hitAt, hitMs)),
    }
  }

  /** `idle`: the clock of what it does by itself. `taken`: boxes that nothing may be written over. */
  paint({ clock, idle }: { clock: number; idle: number }, { unit, edges }: Sight, taken: LabelBox[]): void {
    const motion = this.motionAt(clock)
    if (this.thing.covers) lieOver(this.image, this.thing, this.ground.tile, motion, { clock: idle, unit })
    else this.paintBody(motion, clock, idle)
    const { x, y, gone, there } = motion
    this.image
      .setVisible(gone < 1)
      .setDepth(this.thing.isFlat ? depths.flat : (this.isLit ? depths.hero : depths.standing) + y + this.nearer)
    this.barrel?.paint(this.image, this.width, clock)
    this.shadow
      ?.setPosition(x, y)
      .setVisible(gone < 1)
      .setAlpha((1 - gone) * there)
      .setScale((this.width / this.sheets.cell) * 0.95, (this.width / this.sheets.cell) * 0.3)
    // A monster with a name also wears a crown.
    const head = y - this.width * (this.thing.isNamed ? crowned : 1)
    const top = signsTop(head, y, (this.thing.isNamed ? overBoss : overThing) * unit, edges)
    // The pips of one among many lie behind the faces of figures in front of it.
    const behind = this.thing.isNamed ? depths.sign : this.image.depth + 1
    const { id, aim, isAsleep, isNamed } = this.thing
    const body = { x, top, foot: y, width: this.width }
    this.pips.paint(id, body, unit, this.isLit ? depths.label : behind, isNamed ? undefined : taken)
    const goal = aim === undefined || gone > 0 ? null : this.ground.footOf(aim)
    this.marks.paint(
      {
        x,
        y,
        top,
        goal,
        isGone: gone > 0,
        wide: this.width,
        isAsleep: isAsleep === true && gone === 0,
        isLit: this.isLit,
      },
      idle,
      { unit, edges },
    )
  }

  private paintBody({ x, y, gone, there, jolt, hop }: Motion, clock: number, idle: number): void {
    const isAlive = this.thing.pips !== undefined || this.thing.picture === 'swarm'
    const pace = this.thing.isAsleep ? 0.0012 : 0.0024
    const breath = isAlive ? Math.sin(idle * pace + x) * 0.02 : 0
    const tall = 1 + (this.barrel?.growth(clock) ?? 0)
    const scale = ((this.width * pictureShare) / Math.max(1, this.image.frame.realWidth)) * overshoot(there)
    this.image
      .setPosition(x + jolt * this.width * 0.05, y - hop * this.width)
      .setRotation(jolt * 0.17)
      .setScale(
        scale * (1 - breath + gone * 0.25) * (1 + jolt * 0.06) * (2 - tall),
        scale * (1 + breath - easeIn(gone) * 0.8) * (1 - jolt * 0.06) * tall * (this.thing.isAsleep ? 0.92 : 1),
      )
      .setAlpha((1 - gone) * (this.thing.isAsleep ? 0.82 : 1))
  }

  destroy(): void {
    this.marks.destroy()
    this.pips.destroy()
    this.barrel?.destroy()
    for (const image of [this.image, this.shadow]) image?.destroy()
  }
}
