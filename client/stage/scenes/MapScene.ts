import Phaser from 'phaser'
import { type Frame, fieldOf, flightOver, packCloseness, shotOfAll, shotOn, wholeShot } from '../place/framing.ts'
import { type Ground, type Placement, placeFigures } from '../place/placement.ts'
import type { TileArea } from '../place/playedField.ts'
import { type CloseUp, type Shot, shakeAt, shotAt, shotBetween } from '../script/cameraMotion.ts'
import { shareOf } from '../script/easing.ts'
import { strollMs } from '../script/figureMotion.ts'
import type { Headline, Script, SoundName } from '../script/script.ts'
import type { SlimeAtlas } from '../sheets/slimeAtlas.ts'
import type { StageView } from '../stageView.ts'
import type { PaintedWorld } from '../world/paintedWorld.ts'
import { BeatPlayer } from './BeatPlayer.ts'
import { Cast } from './Cast.ts'
import { closeUpsFor, hitsIn } from './closeUps.ts'
import { LabelLayer } from './LabelLayer.ts'
import { namesShown } from './namesShown.ts'
import { StageSheets } from './StageSheets.ts'
import { WorldLayer } from './WorldLayer.ts'

const stroll: Script = { ms: strollMs, beats: [], headlines: [] }
/** A frame that comes later than this was not slow: the page was not looked at. */
const longestFrameMs = 100
const countdownMs = 3000
const driftMs = 420
const platesSinkMs = 300
const platesRiseMs = 700
/** Where one's own slime stands on a phone, in its height. */
const ownHeight = 0.56

/** What a scene tells to whoever shows it. */
export interface SceneNews {
  onHeadline(headline: Headline | null): void
  onSound(sound: SoundName): void
}

export interface SceneOptions {
  isCalm: boolean
  /** What one's own slime is called under its feet. */
  ownName: string
}

interface Painted {
  world: PaintedWorld
  slimes: SlimeAtlas
  frame: Frame
  /** Pixels of the canvas for one pixel of the design. */
  unit: number
  /** How large the whole field is shown; on a device that follows its own slime, larger than fits. */
  zoom: number | null
  played: TileArea
}

/** A map, who is on it, and what they do. It is given views and scripts, and knows neither where they come from nor who looks. */
export class MapScene extends Phaser.Scene {
  private readonly news: SceneNews
  private readonly options: SceneOptions
  private painted: Painted | null = null
  private sheets: StageSheets | null = null
  private layer: WorldLayer | null = null
  private cast: Cast | null = null
  private beats: BeatPlayer | null = null
  private labels: LabelLayer | null = null
  private view: StageView | null = null
  private script: Script | null = null
  private headline: Headline | null = null
  private closeUps: readonly CloseUp[] = []
  private hits: readonly { at: number; strength: number }[] = []
  private whole: Shot = { x: 0, y: 0, zoom: 1 }
  /** All who play, and where the camera is on its way there. */
  private pack: Shot | null = null
  private rest: Shot | null = null
  private worlds = 0
  /** In the script, and since the stage stands. */
  private now = 0
  private clock = 0
  private momentAt = 0
  isPaused = false
  /** Nobody looks: whoever has moved since is found where they are. */
  isResting = false
  /** Phaser makes a scene when it is ready for it. */
  readonly isCreated: Promise<void>
  private created: () => void = () => {}

  constructor(news: SceneNews, options: SceneOptions) {
    super('map')
    this.news = news
    this.options = options
    this.isCreated = new Promise((resolve) => {
      this.created = resolve
    })
  }

  create(): void {
    this.created()
  }

  /** A new world, or the same one painted anew for another size of the window. */
  build(painted: Painted, view: StageView): void {
    this.clear()
    this.painted = painted
    const { world, slimes } = painted
    const name = String(this.worlds++)
    this.sheets = new StageSheets(this.textures, `small:${name}`)
    this.sheets.takeSlimes(slimes)
    this.layer = new WorldLayer(this, world, this.sheets.small, name)
    this.reframe(painted.frame, painted.unit)
    const placement = placeFigures(view.board, view.figures, this.ground())
    this.cast = new Cast(this, this.sheets, this.ground(), view, placement)
    this.labels = new LabelLayer(this, this.sheets)
    this.beats = new BeatPlayer({
      scene: this,
      sheets: this.sheets,
      anchorOf: (where) => this.cast?.anchorOf(where) ?? null,
      unit: () => this.unit(),
      mostNumbers: () => (this.cast?.placement.crowd.isLively ? 12 : 6),
      onThing: (beat) => this.cast?.change(beat, this.clock),
      onSound: ({ sound }) => this.news.onSound(sound),
    })
    this.show(view)
  }

  /** The window has changed, not the world. */
  reframe(frame: Frame, unit: number): void {
    if (!this.painted) return
    this.painted = { ...this.painted, frame, unit }
    const { world, zoom, played } = this.painted
    const size = { width: world.ground.width, height: world.ground.height }
    const field = fieldOf(played, world.tile, world.origin)
    const whole = wholeShot(field, frame, size)
    this.whole = zoom === null ? whole : { ...whole, zoom }
    this.pack = null
    this.rest = null
  }

  private ground(): Ground {
    const { world, unit } = this.painted ?? {}
    const tile = world?.tile ?? { width: 1, height: 1 }
    return {
      tile,
      pixel: (unit ?? 1) / this.whole.zoom,
      footOf: (place) => world?.footOf(place) ?? { x: 0, y: 0 },
      feetBelowMiddle: world ? world.footOf(0).y - world.origin.y - tile.height / 2 : 0,
    }
  }

  private unit(): number {
    return (this.painted?.unit ?? 1) / this.cameras.main.zoom
  }

  /** How it is now. Who stands elsewhere than before walks there; after a script everybody is there already. */
  show(view: StageView): void {
    const { cast, labels } = this
    if (!cast || !labels) return
    const isNewMoment = view.moment !== this.view?.moment
    const before = cast.standing(this.now)
    this.view = view
    const after = placeFigures(view.board, view.figures, this.ground())
    cast.take(view, after)
    cast.takeThings(view)
    this.end()
    this.start(stroll, this.options.isCalm || this.isResting ? after : { ...before, crowd: after.crowd }, after)
    if (isNewMoment) this.momentAt = this.clock
  }

  /** What a turn did, from how it is now to `view`. */
  play(script: Script, view: StageView): void {
    const { cast } = this
    if (!cast) return
    const before = cast.standing(this.now)
    this.view = view
    const after = placeFigures(view.board, view.figures, this.ground())
    cast.take(view, this.options.isCalm ? after : { ...after, spots: new Map([...after.spots, ...before.spots]) })
    this.start(script, this.options.isCalm ? after : before, after)
    this.momentAt = this.clock
  }

  private start(script: Script, before: Placement, after: Placement): void {
    const { cast, beats, painted } = this
    if (!cast || !beats || !painted) return
    this.script = script
    this.now = 0
    cast.play(script, before, after)
    beats.play(script)
    const { frame, world } = painted
    const size = { width: world.ground.width, height: world.ground.height }
    const framed = { whole: this.whole, frame, world: size }
    this.pack = this.packOf(before, after)
    this.closeUps =
      this.options.isCalm || painted.zoom !== null
        ? []
        : closeUpsFor(script.headlines, framed, (where, at) => cast.anchorAt(where, at))
    this.hits = this.options.isCalm ? [] : hitsIn(script)
    this.tell(null)
  }

  /** While a race is driven, the picture is of those who drive; where the field itself moves, it is of all of it. */
  private packOf(before: Placement, after: Placement): Shot {
    const { cast, painted, view, whole } = this
    const isAction = view?.moment === 'choose' || view?.moment === 'resolve'
    const isRace = (view?.board.course.length ?? 0) > 1
    if (!cast || !painted || !isAction || !isRace || this.options.isCalm) return whole
    const { frame, world } = painted
    const size = { width: world.ground.width, height: world.ground.height }
    const all = [...cast.company(before), ...cast.company(after)]
    return shotOfAll(all, packCloseness, { whole, frame, world: size })
  }

  /** To the end at once. */
  skip(): void {
    if (this.script) this.now = this.script.ms
  }

  private end(): void {
    this.beats?.clear()
    this.tell(null)
    this.script = null
  }

  private tell(headline: Headline | null): void {
    const { view, cast, labels } = this
    if (headline !== this.headline) this.news.onHeadline(headline)
    this.headline = headline
    if (view && cast) labels?.name(namesShown(view, cast.placement, headline, this.options.ownName))
  }

  override update(_: number, frameMs: number): void {
    const { cast, view, painted } = this
    if (!cast || !view || !painted) return
    const delta = Math.min(longestFrameMs, frameMs)
    this.clock += delta
    if (!this.isPaused) this.now += delta
    const headline = this.script?.headlines.find(({ at, ms }) => this.now >= at && this.now < at + ms) ?? null
    if (headline !== this.headline) this.tell(headline)
    cast.feature([headline?.who, headline?.other], delta)
    cast.paint(this.now, this.clock, this.unit(), this.options.isCalm)
    this.beats?.paint(this.now)
    this.layer?.movePlates(
      this.platesDown(),
      view.board.arePlatesTrembling === true && !this.options.isCalm,
      this.clock,
    )
    this.drift(delta)
    this.look()
    this.labels?.paint(cast.figures, this.unit(), delta)
    if (!this.options.isCalm && cast.placement.crowd.isLively) this.layer?.live(this.clock)
  }

  /** How far down the plates are, from 0 to 1: fast down, slowly up again. */
  private platesDown(): number {
    const sinking = this.script?.beats.find(({ kind }) => kind === 'plates')
    if (!sinking) return 0
    const { at, ms } = sinking
    return Math.min(shareOf(this.now, at, platesSinkMs), 1 - shareOf(this.now, at + ms, platesRiseMs))
  }

  /** Slowly from one picture to the next: only a headline moves the camera fast. */
  private drift(delta: number): void {
    const to = this.pack ?? this.whole
    const from = this.rest ?? to
    this.rest = shotBetween(from, to, 1 - Math.exp(-delta / driftMs))
  }

  private look(): void {
    const shot = this.shot()
    const camera = this.cameras.main
    const shake = shakeAt(this.hits, this.now)
    const unit = (this.painted?.unit ?? 1) / shot.zoom
    camera.setZoom(shot.zoom)
    camera.setScroll(shot.x - camera.width / 2 + shake.x * unit, shot.y - camera.height / 2 + shake.y * unit)
  }

  private shot(): Shot {
    const { painted, view, cast } = this
    if (!painted || !view || !cast) return this.whole
    const { frame, world, zoom } = painted
    const size = { width: world.ground.width, height: world.ground.height }
    if (zoom !== null && view.own !== null) {
      const own = cast.figures.get(view.own)
      const below = (ownHeight - 0.5) * (frame.safe.bottom - frame.safe.top)
      return own ? shotOn({ x: own.x, y: own.y - below / zoom }, zoom, frame, size) : this.whole
    }
    if (view.moment === 'countdown' && !this.options.isCalm) {
      const points = this.flightPoints()
      return flightOver(points, this.whole, frame, size, Math.min(1, (this.clock - this.momentAt) / countdownMs))
    }
    return shotAt(this.closeUps, this.rest ?? this.whole, this.now)
  }

  /** Along the way there is; else over the corners of what stands there. */
  private flightPoints(): { x: number; y: number }[] {
    const { view, painted } = this
    if (!view || !painted) return []
    const { board } = view
    const way = board.course.length > 1 ? board.course : board.things.map(({ at }) => at)
    const step = Math.max(1, Math.floor(way.length / 12))
    return way.filter((_, index) => index % step === 0).map((place) => painted.world.footOf(place))
  }

  private clear(): void {
    this.end()
    this.cast?.destroy()
    this.labels?.clear()
    this.layer?.destroy()
    if (this.sheets) this.textures.remove(this.sheets.small.key)
    this.cast = null
    this.layer = null
  }
}
