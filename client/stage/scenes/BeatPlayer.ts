import type Phaser from 'phaser'
import type { BarSide } from '../place/besideBody.ts'
import { fanOut, type Read, type Step, stepped, strideIn, towards } from '../place/fanOut.ts'
import { boxOf, plaqueOf } from '../place/freeLabels.ts'
import { type Edges, inPicture, isInside } from '../place/inPicture.ts'
import type { Plaque } from '../place/placement.ts'
import { easeOut, overshoot, shareOf } from '../script/easing.ts'
import { isMissed } from '../script/missed.ts'
import { lineHeight, popShare, pushedUp } from '../script/numberLines.ts'
import {
  givesWay,
  hasTurn,
  isLarge,
  isLastChance,
  isOfHero,
  isTooLate,
  lookedAtUntil,
  looksEveryMs,
} from '../script/readInTurn.ts'
import type { Beat, BeatOf, Script, Where } from '../script/script.ts'
import { isWritten, mostShouts, type Written } from '../script/written.ts'
import type { StageWords } from '../stageWords.ts'
import { coinsThrown, picturesOf } from './beatPictures.ts'
import type { Cast } from './Cast.ts'
import { depths } from './depths.ts'
import { lookOf, scatter } from './effectLooks.ts'
import { lookOfProp, sideToHold, streamed, thrown } from './props.ts'
import type { StageSheets } from './StageSheets.ts'
import type { Anchor } from './sceneContract.ts'
import { bodyOf, wantedAt, writtenPicture } from './written.ts'

interface BeatStage {
  scene: Phaser.Scene
  sheets: StageSheets
  words: StageWords
  cast: Pick<Cast, 'aim' | 'anchorOf' | 'bars' | 'faces' | 'keptInSight' | 'isInTheDark'>
  /** Pixels of the world for one pixel of the design, at the present zoom. */
  unit(): number
  edges(): Edges
  /** At most this many small numbers are read at once, and the next ones wait. Those of a headline never wait. */
  mostNumbers(): number
  onThing(beat: BeatOf<'thing'>): void
  onSound(beat: BeatOf<'sound'>): void
}

interface Running {
  beat: Beat
  images: Phaser.GameObjects.Image[]
  /** Too many others or no free place at its time, so it comes later: `came` says when, and for how long it is read. */
  isWaiting?: boolean
  looksAt?: number
  came?: { at: number; ms: number }
  /** Its place beside its figure, and how far it has gone there: figures may move towards each other meanwhile. */
  place?: number
  step?: Step
  rise?: number
  /** Where it is written, or held, now. */
  plaque?: Plaque | undefined
  /** It came up beside a headline: dimmed from the beginning it would never be read. */
  isBright?: boolean
  /** On which side of its owner a thing is shown. */
  held?: BarSide
}

/** The time of a picture, the share of a way aside that is gone in it, and the index of the beat that is moved. */
type Moment = readonly [now: number, stride: number, index: number]

/** Figures and the ground play these beats by themselves. */
const ofOthers: readonly Beat['kind'][] = ['go', 'act', 'strike', 'mood', 'plates']

/** Plays everything except figures and camera: numbers, sparks, thrown things, and changes of things on the map. */
export class BeatPlayer {
  private readonly stage: BeatStage
  private waiting: Beat[] = []
  private running: Running[] = []
  /** Until then the class looks at the turn. */
  private endsAt = 0

  constructor(stage: BeatStage) {
    this.stage = stage
  }

  /** Numbers are painted before the turn is played, so that no picture of the turn comes late. */
  play({ beats, ms }: Script): void {
    this.clear()
    this.endsAt = lookedAtUntil(ms)
    this.waiting = beats.filter((beat) => !ofOthers.includes(beat.kind) && (beat.kind !== 'number' || isWritten(beat)))
    for (const beat of this.waiting) if (isWritten(beat)) writtenPicture(beat, this.stage)
    this.stage.sheets.small.upload()
  }

  /** Skips beats that are over by then; things then only show their present state. */
  paint(now: number, delta: number): void {
    const stride = strideIn(delta)
    while (this.waiting[0] && this.waiting[0].at <= now) {
      const beat = this.waiting.shift()
      if (beat && !isMissed(beat, now)) this.begin(beat)
    }
    this.running = this.running.filter((running, index) => {
      const { at, ms } = running.came ?? running.beat
      const share = shareOf(now, at, ms)
      if (running.isWaiting && !running.came ? isTooLate(now, this.endsAt) : share >= 1) {
        for (const image of running.images) image.destroy()
        return false
      }
      if (now < (running.looksAt ?? 0)) return true
      this.move(running, share, [now, stride, index])
      if (running.isWaiting && !running.came) running.looksAt = now + looksEveryMs
      return true
    })
  }

  /** It has begun and is not seen yet: it has found no place, or it is not its turn. */
  waits(beat: Beat): boolean {
    return this.running.some((one) => one.beat === beat && one.isWaiting === true && !one.came)
  }

  private begin(beat: Beat): void {
    if (beat.kind === 'thing') this.stage.onThing(beat)
    else if (beat.kind === 'aim') this.stage.cast.aim(beat)
    else if (beat.kind === 'sound') this.stage.onSound(beat)
    else {
      const isOneTooMany =
        beat.kind === 'shout' && this.running.filter((other) => other.beat.kind === 'shout').length >= mostShouts
      const images = isOneTooMany ? [] : picturesOf(beat, this.stage)
      if (images.length > 0) this.running.push({ beat, images })
    }
  }

  private move(running: Running, share: number, moment: Moment): void {
    const { beat, images } = running
    if (isWritten(beat)) this.moveWritten(beat, running, share, moment)
    else if (beat.kind === 'throw') this.moveThrown(beat, images, share)
    else if (beat.kind === 'effect') this.moveEffect(beat, images, share)
    else if (beat.kind === 'prop') this.moveProp(beat, running, share)
  }

  /** Pops up larger than it stays, rises a little, and goes. */
  private moveWritten(beat: Written, running: Running, share: number, moment: Moment): void {
    const anchor = this.stage.cast.anchorOf(beat.where)
    const [image] = running.images
    if (!image || !anchor) return
    const plaque = this.placeOf(beat, running, image, anchor, share, moment)
    if (!plaque) return
    running.isBright ??= this.stage.cast.isInTheDark(beat.where)
    if (!running.isBright) this.dim(beat, running.images)
    const [now] = moment
    // A plaque that had to wait pops up now.
    const shown = running.came?.at === now ? 0 : share
    image
      .setVisible(true)
      .setPosition(plaque.x, plaque.y)
      .setScale(Math.max(0.01, shown < popShare ? overshoot(shown / popShare) : 1) * this.stage.unit())
      .setRotation(isLarge(beat) ? -0.07 : 0)
      .setAlpha(this.pushed(running, beat, now).alpha * (shown > 0.8 ? 1 - (shown - 0.8) / 0.2 : 1))
  }

  /** A place clear of all that has to be read. A small number waits for one, unless it is about a headline's hero. */
  private placeOf(
    beat: Written,
    running: Running,
    image: Phaser.GameObjects.Image,
    anchor: Anchor,
    share: number,
    [now, stride, index]: Moment,
  ): { x: number; y: number } | null {
    const [unit, edges] = [this.stage.unit(), this.stage.edges()]
    const isNew = !running.plaque
    if (isNew && !isLarge(beat)) {
      // What would be gone before it was read is not shown at all: it would only flash.
      const isItsTurn = !isTooLate(now, this.endsAt) && hasTurn(beat, now, this.written(), this.mostWith(anchor))
      running.isWaiting ||= !isItsTurn
      // After waiting, a number comes up only if its figure is in the picture.
      if (!isItsTurn || (running.isWaiting && !isInside(anchor, edges))) return null
    }
    const rise = (isLarge(beat) ? 30 : 22) * unit
    const wanted = wantedAt(beat, anchor, image, unit)
    // Its last place has to be clear: it gets there soon.
    const raised = { ...wanted, y: wanted.y - rise }
    const pushed = this.pushed(running, beat, now).lines * lineHeight * wanted.halfHeight
    // A late plaque makes room for all that are there already.
    const written = this.writtenBefore(isNew ? this.running.length : index, beat)
    const was = running.place ?? this.sameHead(beat).at(-1)?.place
    const about = { own: bodyOf(anchor, unit), isWord: beat.kind === 'shout', edges, pushed, written, was }
    const { step, place, isClear } = fanOut(raised, { ...about, ...this.seenAround(beat, anchor) })
    if (isNew && !isLarge(beat)) {
      running.isWaiting ||= !isClear
      if (!isClear && !anchor.isLit && !isLastChance(now, this.endsAt)) return null
      if (running.isWaiting) running.came = { at: now, ms: Math.min(beat.ms, this.endsAt - now) }
    }
    running.place = place
    running.step = running.step ? towards(running.step, step, stride) : step
    const clear = stepped({ ...raised, y: raised.y - pushed }, running.step)
    // Above another plaque it comes up where it stays, so that it does not rise from behind that one.
    running.rise ??= step.down < 0 ? 0 : rise
    running.plaque = { ...clear, ...inPicture(clear, anchor, edges) }
    return inPicture({ ...running.plaque, y: running.plaque.y + running.rise * (1 - easeOut(share)) }, anchor, edges)
  }

  /** Numbers of a headline's hero wait for no others. */
  private mostWith({ isLit }: Anchor): number {
    return isLit ? Number.POSITIVE_INFINITY : this.stage.mostNumbers()
  }

  /** Around a headline's heroes all others are dimmed, so only the heroes' faces count, and nothing may hide those. */
  private seenAround(beat: Written, { isLit, sign }: Anchor): { signs: readonly Plaque[]; faces: readonly Plaque[] } {
    const { cast } = this.stage
    const signs = [...cast.bars(), ...this.heldAround(beat.where), ...(sign ? [sign] : [])]
    if (isLit || isOfHero(beat)) return { signs: [...signs, ...cast.keptInSight(beat.where)], faces: [] }
    return { signs, faces: cast.faces().map(plaqueOf) }
  }

  /** Over one head newer numbers fade those before them. They push up those that are at the same place. */
  private pushed({ came, isWaiting, place }: Running, beat: Written, now: number): { lines: number; alpha: number } {
    const own = { ...beat, ...(isWaiting && { at: now }), ...came }
    const samePlace = this.running.filter((other) => other.place === place)
    return { ...pushedUp(own, this.written(), now), lines: pushedUp(own, this.written(samePlace), now).lines }
  }

  /** What happens beside a headline is dimmed together with all that is not in it. */
  private dim({ where }: { where: Where }, images: readonly Phaser.GameObjects.Image[]): void {
    if (!this.stage.cast.isInTheDark(where)) return
    for (const image of images) if (image.depth > depths.sign) image.setDepth(depths.sign)
  }

  /** The plaques that can be read now, with the time since which they can be read. */
  private written(among = this.running): Written[] {
    return among.flatMap(({ beat, plaque, came }) => (isWritten(beat) && plaque ? { ...beat, ...came } : []))
  }

  /** At one place over one head a newer number pushes the one before it up, so those two make no room for each other. */
  private writtenBefore(index: number, about: Written): Read[] {
    const sameHead = this.sameHead(about)
    return this.running.flatMap((other, at) => {
      const { beat, plaque, place } = other
      if (!plaque || !isWritten(beat) || beat === about || !givesWay(about, beat, at < index)) return []
      return sameHead.includes(other) ? { ...plaque, makesRoomAt: place } : plaque
    })
  }

  /** The other plaques of this kind that can be read over the same head. */
  private sameHead(about: Written): Running[] {
    return this.running.filter(
      ({ beat, plaque }) =>
        plaque && beat !== about && isWritten(beat) && beat.kind === about.kind && beat.where === about.where,
    )
  }

  private moveThrown({ from, to, thing }: BeatOf<'throw'>, images: Phaser.GameObjects.Image[], share: number): void {
    const [start, end] = [this.stage.cast.anchorOf(from), this.stage.cast.anchorOf(to)]
    if (!start || !end) return
    if (images.length === coinsThrown) streamed(images, start, end, share)
    else thrown(images, [start, end], thing === 'cannon-ball', start.size / this.stage.sheets.cell, share)
  }

  private moveProp(beat: BeatOf<'prop'>, running: Running, share: number): void {
    const { cast } = this.stage
    const anchor = cast.anchorOf(beat.where)
    const [image] = running.images
    if (!image || !anchor) return
    this.dim(beat, [image])
    const edges = this.stage.edges()
    const seen = () => [...cast.faces(), ...cast.keptInSight(beat.where).map((sign) => boxOf('', sign))]
    // What opens is where it was shaken.
    running.held ??= this.heldBy(beat.where)[0]?.held ?? sideToHold(beat, anchor, seen(), edges)
    running.plaque = lookOfProp(image.setVisible(true), beat, anchor, { side: running.held, edges, share })
  }

  private heldBy(who: Where): Running[] {
    return this.running.filter(({ beat, held }) => beat.kind === 'prop' && beat.where === who && held !== undefined)
  }

  /** Chests and coins that a number has to be read beside; what is over the same head has its number at its side anyway. */
  private heldAround(about: Where): Plaque[] {
    return this.running.flatMap(({ beat, plaque, held }) =>
      beat.kind === 'prop' && plaque && (beat.where !== about || held !== 'over') ? plaque : [],
    )
  }

  private moveEffect({ where, effect }: BeatOf<'effect'>, images: Phaser.GameObjects.Image[], share: number): void {
    const anchor = this.stage.cast.anchorOf(where)
    if (!anchor) return
    const scale = anchor.size / this.stage.sheets.cell
    const [image] = images
    this.dim({ where }, images)
    if (effect === 'stars' || effect === 'confetti') scatter(images, anchor, scale, share, effect === 'confetti')
    else if (image) lookOf[effect](image.setVisible(true), anchor, scale, share)
  }

  clear(): void {
    for (const { images } of this.running) for (const image of images) image.destroy()
    this.running = []
    this.waiting = []
  }
}
