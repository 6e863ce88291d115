import type Phaser from 'phaser'
import { clearOfSign } from '../place/clearOfSign.ts'
import {
  comingCloseness,
  type Field,
  type Frame,
  type Framing,
  fieldOf,
  flightOver,
  headlineFrame,
  packCloseness,
  shotOfAll,
  shotToFollow,
  wholeShot,
} from '../place/framing.ts'
import { type Edges, edgesOf } from '../place/inPicture.ts'
import type { Ground, Placement } from '../place/placement.ts'
import type { TileArea } from '../place/playedField.ts'
import { type CloseUp, cutTo, type Shot, shakeAt, shotAt, shotBetween } from '../script/cameraMotion.ts'
import type { Headline, Script } from '../script/script.ts'
import type { StageView } from '../stageView.ts'
import type { PaintedWorld } from '../world/paintedWorld.ts'
import type { Cast } from './Cast.ts'
import { closeUpsFor, hitsIn, placesIn } from './closeUps.ts'
import { OwnEye } from './OwnEye.ts'
import type { Anchor } from './sceneContract.ts'

const countdownMs = 3000
const driftMs = 650
const flightStops = 12
/** How a camera looks at a world. */
export interface Lens {
  world: PaintedWorld
  frame: Frame
  /** Pixels of the canvas for one pixel of the design. */
  unit: number
  /** The zoom of a device that follows its own slime; null if the whole field is shown. */
  zoom: number | null
  played: TileArea
}

type SeenBy = Pick<Phaser.Cameras.Scene2D.Camera, 'width' | 'height' | 'worldView' | 'zoom'>

/** The time in the script, and the time since the moment began. */
interface Time {
  now: number
  sinceMoment: number
}

/** Moves the camera: to the whole field, to all who play, to a headline, or along with the player's own slime. */
export class StageCamera {
  readonly lens: Lens
  readonly whole: Shot
  private readonly isCalm: boolean
  private readonly size: { width: number; height: number }
  private readonly field: Field
  private closeUps: readonly CloseUp[] = []
  private hits: readonly { at: number; strength: number }[] = []
  private readonly eye = new OwnEye()
  /** The shot of all who play, and the present shot on the way there. */
  private pack: Shot
  private rest: Shot

  constructor(lens: Lens, isCalm: boolean) {
    this.lens = lens
    this.isCalm = isCalm
    const { world, frame, zoom, played } = lens
    this.size = { width: world.ground.width, height: world.ground.height }
    this.field = fieldOf(played, world.tile, world.origin)
    const whole = wholeShot(this.field, frame, this.size)
    this.whole = zoom === null ? whole : { ...whole, zoom }
    this.pack = this.whole
    this.rest = this.whole
  }

  play(script: Script, view: StageView, cast: Cast, before: Placement, after: Placement): void {
    this.pack = this.packOf(script, view, cast, before, after)
    this.hits = this.isCalm ? [] : hitsIn(script)
    const isFollowing = this.lens.zoom !== null
    this.eye.play(script, isFollowing ? view.own : null, this.isCalm)
    this.closeUps = isFollowing
      ? []
      : closeUpsFor(script.headlines, this.framing(), (where, at) => cast.anchorAt(where, at))
  }

  /** While figures act, the picture shows them and their targets. If plates tremble, it shows the whole field. */
  private packOf(script: Script, { moment, board }: StageView, cast: Cast, before: Placement, after: Placement): Shot {
    const standing = [...after.spots.values()]
    if (moment === 'lobby') return shotOfAll(standing, comingCloseness, this.framing())
    const isChoosing = moment === 'choose'
    const isOfAll = (!isChoosing && moment !== 'resolve') || this.isCalm || board.arePlatesTrembling
    const met = isOfAll ? [] : placesIn(script, board.things, isChoosing).map((place) => cast.placeAnchor(place))
    const shotIn = (frame: Frame): Shot => {
      const framing = this.framing(frame)
      return isOfAll
        ? framing.whole
        : shotOfAll([...before.spots.values(), ...standing, ...met], packCloseness, framing)
    }
    const { frame } = this.lens
    return isChoosing ? clearOfSign(shotIn, standing, frame) : shotIn(frame)
  }

  private framing(frame: Frame = this.lens.frame): Framing {
    const whole = frame === this.lens.frame ? this.whole : wholeShot(this.field, frame, this.size)
    return { whole, frame, world: this.size, field: this.field }
  }

  /** Jumps to the shot of all who play. */
  settle(): void {
    this.rest = this.pack
  }

  /** Moves slowly from one picture to the next: only a headline moves the camera fast. */
  drift(delta: number): void {
    this.rest = this.isCalm ? this.pack : shotBetween(this.rest, this.pack, 1 - Math.exp(-delta / driftMs))
  }

  look(camera: Phaser.Cameras.Scene2D.Camera, view: StageView, cast: Cast, time: Time): void {
    const shot = this.shot(view, cast, time)
    const shake = shakeAt(this.hits, time.now)
    const unit = this.lens.unit / shot.zoom
    camera.setZoom(shot.zoom)
    camera.setScroll(shot.x - camera.width / 2 + shake.x * unit, shot.y - camera.height / 2 + shake.y * unit)
  }

  /** The edges of what is seen now. During a close-up the panel is away and a ribbon lies below. */
  edges({ scrollX, scrollY, width, height, zoom }: Phaser.Cameras.Scene2D.Camera, headline: Headline | null): Edges {
    const { frame } = this.lens
    const isNear = this.lens.zoom === null && headline !== null && headline.focus.length > 0
    const middle = { x: scrollX + width / 2, y: scrollY + height / 2 }
    return edgesOf(middle, zoom, isNear ? headlineFrame(frame) : frame)
  }

  /**
   * Where a body is on the canvas once the camera has arrived: where one headline soon follows another, it is still on its way
   * when the next begins.
   */
  onCanvas({ x, y, size }: Anchor, { width, height, worldView, zoom: now }: SeenBy, at: number): Anchor {
    const closeUp = this.closeUps.findLast((one) => at >= one.at && at < one.at + one.ms)
    const zoom = closeUp?.zoom ?? now
    const middle = closeUp ?? { x: worldView.centerX, y: worldView.centerY }
    return { x: (x - middle.x) * zoom + width / 2, y: (y - middle.y) * zoom + height / 2, size: size * zoom }
  }

  private shot(view: StageView, cast: Cast, { now, sinceMoment }: Time): Shot {
    const { frame, zoom } = this.lens
    if (zoom !== null && view.own !== null) {
      const own = cast.figures.get(view.own)
      if (!own) return this.whole
      const seen = this.eye.at(own, (where) => cast.anchorOf(where), now, zoom, frame)
      return shotToFollow(seen, zoom, this.lens, this.size)
    }
    if (view.moment === 'countdown' && !this.isCalm) {
      const share = Math.min(1, sinceMoment / countdownMs)
      return flightOver(this.flightPoints(view), this.whole, frame, this.size, share)
    }
    return (this.isCalm ? cutTo : shotAt)(this.closeUps, this.rest, now)
  }

  /** Along the course if there is one, otherwise from one thing on the map to the next. */
  private flightPoints({ board }: StageView): { x: number; y: number }[] {
    const way = board.course.length > 1 ? board.course : board.things.map(({ at }) => at)
    const step = Math.max(1, Math.floor(way.length / flightStops))
    return way.filter((_, index) => index % step === 0).map((place) => this.lens.world.footOf(place))
  }
}

/** The measures of the world that a camera looks at; without a world, those of a single point. */
export function groundSeen(camera: StageCamera | null): Ground {
  const { world, unit = 1 } = camera?.lens ?? {}
  const tile = world?.tile ?? { width: 1, height: 1 }
  return {
    tile,
    pixel: unit / (camera?.whole.zoom ?? 1),
    footOf: (place) => world?.footOf(place) ?? { x: 0, y: 0 },
    feetBelowMiddle: world ? world.footOf(0).y - world.origin.y - tile.height / 2 : 0,
  }
}
