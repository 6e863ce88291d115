import type Phaser from 'phaser'
import { arc, easeIn, easeOut, mixed, overshoot, shareOf } from '../script/easing.ts'
import type { Beat, BeatOf, EffectName, Script, Where } from '../script/script.ts'
import { type EffectPicture, effectPicture } from '../sheets/effectPictures.ts'
import { numberPicture } from '../sheets/labelPictures.ts'
import { thingPicture } from '../sheets/thingPictures.ts'
import { positionHash } from '../world/outline/positionHash.ts'
import { depths } from './depths.ts'
import { lookOfProp, streamed } from './props.ts'
import type { StageSheets } from './StageSheets.ts'

/** Where something is right now: the middle of a figure, or the ground of a place. */
export interface Anchor {
  x: number
  y: number
  size: number
}

export interface BeatStage {
  scene: Phaser.Scene
  sheets: StageSheets
  anchorOf(where: Where): Anchor | null
  /** Pixels of the world for one pixel of the design, at the present zoom. */
  unit(): number
  /** At most this many small numbers at once; those of a headline always. */
  mostNumbers(): number
  onThing(beat: BeatOf<'thing'>): void
  onSound(beat: BeatOf<'sound'>): void
}

interface Running {
  beat: Beat
  images: Phaser.GameObjects.Image[]
}

/** What figures and the ground do by themselves. */
const ofOthers: readonly Beat['kind'][] = ['go', 'act', 'strike', 'mood', 'plates']
const numberSizes = { small: 46, hero: 88 } as const
/** A whole row of them: what is taken is many, what is thrown is one. */
const coinsThrown = 12
const confettiColours: readonly EffectPicture[] = ['star', 'ring', 'burst']

/** Plays what is neither a figure nor the camera: numbers, sparks, what is thrown, and what becomes of things. */
export class BeatPlayer {
  private readonly stage: BeatStage
  private waiting: Beat[] = []
  private running: Running[] = []
  private numbers = 0

  constructor(stage: BeatStage) {
    this.stage = stage
  }

  /** Numbers are painted before the turn is played, not in the middle of it. */
  play({ beats }: Script): void {
    this.clear()
    this.waiting = beats.filter(({ kind }) => !ofOthers.includes(kind))
    for (const beat of this.waiting) if (beat.kind === 'number') this.numberFrame(beat)
    this.stage.sheets.small.upload()
  }

  private numberFrame({ text, tone, isHero }: BeatOf<'number'>): string | null {
    return numberPicture(this.stage.sheets.small, text, isHero ? numberSizes.hero : numberSizes.small, tone)
  }

  paint(now: number): void {
    while (this.waiting[0] && this.waiting[0].at <= now) {
      const beat = this.waiting.shift()
      if (beat) this.begin(beat)
    }
    this.running = this.running.filter((running) => {
      const share = shareOf(now, running.beat.at, running.beat.ms)
      if (share >= 1) {
        this.end(running)
        return false
      }
      this.move(running, share)
      return true
    })
  }

  private begin(beat: Beat): void {
    if (beat.kind === 'thing') this.stage.onThing(beat)
    else if (beat.kind === 'sound') this.stage.onSound(beat)
    else {
      const images = this.imagesFor(beat)
      if (images.length > 0) this.running.push({ beat, images })
    }
  }

  private imagesFor(beat: Beat): Phaser.GameObjects.Image[] {
    if (beat.kind === 'number') {
      if (!beat.isHero && this.numbers >= this.stage.mostNumbers()) return []
      this.numbers++
      return this.images(this.numberFrame(beat), 1, depths.number)
    }
    const { sheets } = this.stage
    if (beat.kind === 'throw')
      return this.images(
        thingPicture(sheets.small, beat.thing, sheets.cell * 0.6),
        beat.thing === 'coin' ? coinsThrown : 4,
        depths.air,
      )
    if (beat.kind === 'prop') {
      const depth = beat.look === 'floor' ? depths.floorEffect : depths.air
      return this.images(thingPicture(sheets.small, beat.thing, sheets.cell * Math.max(0.6, beat.size)), 1, depth)
    }
    if (beat.kind !== 'effect') return []
    const picture = (name: EffectPicture) => effectPicture(sheets.small, name, sheets.cell)
    if (beat.effect === 'stars') return this.images(picture('star'), 4, depths.air)
    if (beat.effect === 'confetti') return confettiColours.flatMap((name) => this.images(picture(name), 6, depths.air))
    const onFloor: readonly EffectName[] = ['splash', 'ring']
    return this.images(picture(beat.effect), 1, onFloor.includes(beat.effect) ? depths.floorEffect : depths.air)
  }

  private images(frame: string | null, count: number, depth: number): Phaser.GameObjects.Image[] {
    if (frame === null) return []
    const { scene, sheets } = this.stage
    return Array.from({ length: count }, () =>
      scene.add.image(0, 0, sheets.small.key, frame).setDepth(depth).setVisible(false),
    )
  }

  private move({ beat, images }: Running, share: number): void {
    if (beat.kind === 'number') this.moveNumber(beat, images, share)
    else if (beat.kind === 'throw') this.moveThrown(beat, images, share)
    else if (beat.kind === 'effect') this.moveEffect(beat, images, share)
    else if (beat.kind === 'prop') this.moveProp(beat, images, share)
  }

  /** Pops up larger than it stays, rises a little, and goes. */
  private moveNumber(
    { where, isHero, aside = 0.34 }: BeatOf<'number'>,
    [image]: Phaser.GameObjects.Image[],
    share: number,
  ): void {
    const anchor = this.stage.anchorOf(where)
    if (!image || !anchor) return
    const unit = this.stage.unit()
    const pop = share < 0.18 ? overshoot(share / 0.18) : 1
    const rise = easeOut(share) * (isHero ? 30 : 22) * unit
    const lean = isHero ? -0.07 : 0
    image
      .setVisible(true)
      .setPosition(anchor.x + anchor.size * aside, anchor.y - anchor.size * 0.5 - rise)
      .setScale(Math.max(0.01, pop) * unit)
      .setRotation(lean)
      .setAlpha(share > 0.8 ? 1 - (share - 0.8) / 0.2 : 1)
  }

  private moveThrown({ from, to }: BeatOf<'throw'>, images: Phaser.GameObjects.Image[], share: number): void {
    const [start, end] = [this.stage.anchorOf(from), this.stage.anchorOf(to)]
    if (!start || !end) return
    if (images.length === coinsThrown) {
      streamed(images, start, end, share)
      return
    }
    const height = Math.max(start.size, Math.hypot(end.x - start.x, end.y - start.y) * 0.32)
    for (const [index, image] of images.entries()) {
      const at = Math.max(0, share - index * 0.07)
      image
        .setVisible(share > index * 0.07)
        .setPosition(mixed(start.x, end.x, at), mixed(start.y, end.y, at) - arc(at) * height)
        .setScale((start.size / this.stage.sheets.cell) * (index === 0 ? 1 : 0.62 - index * 0.13))
        .setRotation(share * 5)
        .setAlpha(index === 0 ? 1 : 0.75)
    }
  }

  private moveProp(beat: BeatOf<'prop'>, [image]: Phaser.GameObjects.Image[], share: number): void {
    const anchor = this.stage.anchorOf(beat.where)
    if (image && anchor) lookOfProp(image.setVisible(true), beat, anchor, share)
  }

  private moveEffect({ where, effect }: BeatOf<'effect'>, images: Phaser.GameObjects.Image[], share: number): void {
    const anchor = this.stage.anchorOf(where)
    if (!anchor) return
    const scale = anchor.size / this.stage.sheets.cell
    const [image] = images
    if (effect === 'stars' || effect === 'confetti') this.scatter(images, anchor, scale, share, effect === 'confetti')
    else if (image) lookOf[effect](image.setVisible(true), anchor, scale, share)
  }

  private scatter(
    images: Phaser.GameObjects.Image[],
    { x, y, size }: Anchor,
    scale: number,
    share: number,
    isParty: boolean,
  ): void {
    for (const [index, image] of images.entries()) {
      const angle = isParty ? -Math.PI * positionHash(index, 3, 1) : (index / images.length) * Math.PI * 2 + share * 5
      const away = isParty ? easeOut(share) * size * (0.7 + positionHash(index, 5, 2)) : size * 0.42
      const fall = isParty ? easeIn(share) * size * 1.1 : 0
      image
        .setVisible(true)
        .setPosition(x + Math.cos(angle) * away, y - size * 0.3 + Math.sin(angle) * away * (isParty ? 1 : 0.34) + fall)
        .setScale(scale * (isParty ? 0.14 : 0.2))
        .setRotation(share * (index % 2 === 0 ? 6 : -6))
        .setAlpha(share > 0.75 ? (1 - share) / 0.25 : 1)
    }
  }

  private end({ beat, images }: Running): void {
    if (beat.kind === 'number') this.numbers--
    for (const image of images) image.destroy()
  }

  clear(): void {
    for (const running of this.running) this.end(running)
    this.running = []
    this.waiting = []
    this.numbers = 0
  }
}

type Look = (image: Phaser.GameObjects.Image, anchor: Anchor, scale: number, share: number) => void

/** Anchors are the middles of bodies; what lies on the floor lies half a body lower. */
const lookOf: Record<Exclude<EffectName, 'stars' | 'confetti'>, Look> = {
  puff: (image, { x, y, size }, scale, share) =>
    image
      .setPosition(x, y - size * 0.2 * share)
      .setScale(scale * (0.7 + 0.9 * easeOut(share)))
      .setAlpha(1 - share ** 2),
  burst: (image, { x, y, size }, scale, share) =>
    image
      .setPosition(x + size * 0.2, y)
      .setScale(scale * (0.3 + 0.7 * easeOut(Math.min(1, share * 2.2))))
      .setAlpha(share > 0.6 ? (1 - share) / 0.4 : 1),
  ring: (image, { x, y, size }, scale, share) =>
    image
      .setPosition(x, y + size * 0.4)
      .setScale(scale * (0.5 + 1.3 * easeOut(share)), scale * (0.5 + 1.3 * easeOut(share)) * 0.5)
      .setAlpha(1 - share),
  splash: (image, { x, y, size }, scale, share) =>
    image
      .setPosition(x, y + size * 0.36)
      .setScale(scale * 1.7 * overshoot(Math.min(1, share * 5)))
      .setAlpha(share > 0.8 ? (1 - share) / 0.2 : 1),
  bubble: (image, { x, y }, scale, share) =>
    image
      .setPosition(x, y)
      .setScale(scale * 1.05 * overshoot(Math.min(1, share * 4)))
      .setAlpha(share > 0.85 ? (1 - share) / 0.15 : 1),
  flame: (image, { x, y, size }, scale, share) =>
    image
      .setPosition(x - size * 0.4, y)
      .setScale(scale * arc(share) * 1.4)
      .setAlpha(1),
  // Before the walls behind whom they are for, and behind all who stand around.
  rays: (image, { x, y, size }, scale, share) =>
    image
      .setPosition(x, y)
      .setScale(scale * 4.4 * easeOut(Math.min(1, share * 4)))
      .setRotation(share * 0.8)
      .setDepth(depths.standing + y - size * 0.15)
      .setAlpha(0.85 * Math.min(1, share * 6, (1 - share) * 4)),
}
