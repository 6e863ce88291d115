import Phaser from 'phaser'
import type { Frame } from '../place/framing.ts'
import type { Edges } from '../place/inPicture.ts'
import { type Ground, type Placement, placeFigures } from '../place/placement.ts'
import type { Antic } from '../script/antics.ts'
import { FramePace } from '../script/FramePace.ts'
import { strollMs } from '../script/figureMotion.ts'
import { platesDown } from '../script/plates.ts'
import { ScriptClock } from '../script/ScriptClock.ts'
import type { Headline, Script } from '../script/script.ts'
import { Telling } from '../script/telling.ts'
import type { SlimeAtlas } from '../sheets/slimeAtlas.ts'
import type { StageView } from '../stageView.ts'
import { BeatPlayer } from './BeatPlayer.ts'
import { Cast } from './Cast.ts'
import { LabelLayer } from './LabelLayer.ts'
import { namesShown } from './namesShown.ts'
import { litAt, Spotlight } from './Spotlight.ts'
import { groundSeen, type Lens, StageCamera } from './StageCamera.ts'
import { StageSheets } from './StageSheets.ts'
import type { Anchor, SceneNews, SceneOptions } from './sceneContract.ts'
import type { SeenStage } from './seen.ts'
import { WorldLayer } from './WorldLayer.ts'

const stroll: Script = { ms: strollMs, beats: [], headlines: [] }
/** The longest step of what breathes and drifts, which follows no clock. */
const longestFrameMs = 100

interface Painted extends Lens {
  slimes: SlimeAtlas
}

/**
 * A map with its figures and their actions. It gets views and scripts, and knows neither where they come from nor what
 * the page does with them.
 */
export class MapScene extends Phaser.Scene {
  private readonly news: SceneNews
  private readonly options: SceneOptions
  private camera: StageCamera | null = null
  private sheets: StageSheets | null = null
  private layer: WorldLayer | null = null
  private cast: Cast | null = null
  private beats: BeatPlayer | null = null
  private labels: LabelLayer | null = null
  private spotlight: Spotlight | null = null
  private view: StageView | null = null
  private script: Script | null = null
  private headline: Headline | null = null
  private telling: Telling | null = null
  private worlds = 0
  /** Slimes that have dropped in: they must not drop in again when the size of the window changes. */
  private readonly arrived = new Set<string>()
  readonly reel = new ScriptClock()
  private readonly pace = new FramePace()
  /** Milliseconds since the stage was built. */
  private clock = 0
  private momentAt = 0
  /** True while nobody can see the stage. Afterwards figures stand where they are by then. */
  isResting = false
  /** Resolves when Phaser has created the scene. */
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

  /** Shows a new world, or the same one painted anew for another size of the window. */
  build(painted: Painted, view: StageView): void {
    this.clear()
    const { world, slimes } = painted
    this.camera = new StageCamera(painted, this.options.isCalm)
    const name = String(this.worlds++)
    this.sheets = new StageSheets(this.textures, name)
    this.sheets.takeSlimes(slimes)
    this.layer = new WorldLayer(this, world, this.sheets.small, name)
    const placement = this.placed(view)
    this.cast = new Cast(
      { ...this.options, scene: this, sheets: this.sheets, ground: this.ground(), arrived: this.arrived },
      view,
      placement,
    )
    this.labels = new LabelLayer(this, this.sheets)
    this.spotlight = new Spotlight(this, this.sheets)
    this.beats = new BeatPlayer({
      scene: this,
      sheets: this.sheets,
      words: this.options.words,
      cast: this.cast,
      unit: () => this.unit(),
      edges: () => this.edges(),
      mostNumbers: () => ((this.cast?.placement.crowd.names ?? 0) > 3 ? 12 : 6),
      onThing: (beat) => this.cast?.change(beat, this.clock),
      onSound: ({ sound }) => this.news.onSound(sound),
    })
    this.show(view)
    // If the same world is painted anew, the camera keeps its shot.
    if (this.worlds > 1) this.camera.settle()
  }

  /** Adds the slimes of players who have come since the world was built. */
  takeSlimes(slimes: SlimeAtlas): void {
    this.sheets?.takeSlimes(slimes)
  }

  /** The width of one picture of a slime, in pixels. */
  get cell(): number {
    return this.sheets?.cell ?? 1
  }

  /** For a new size of the window with the same world. */
  reframe(frame: Frame, unit: number): void {
    if (!this.camera) return
    const { lens } = this.camera
    // What the camera follows keeps its size on the screen, whatever the number of pixels.
    const zoom = lens.zoom === null ? null : (lens.zoom * unit) / lens.unit
    this.camera = new StageCamera({ ...lens, frame, unit, zoom }, this.options.isCalm)
    const { script, view, cast } = this
    if (!script || !view || !cast) return
    this.camera.play(script, view, cast, cast.placement, cast.placement)
    this.camera.settle()
  }

  private ground(): Ground {
    return groundSeen(this.camera)
  }

  /** What is on the stage; null until there is a world. */
  seen(): SeenStage | null {
    if (!this.cast) return null
    const { tile, pixel, feetBelowMiddle, footOf } = this.ground()
    return { tile, pixel, zoom: this.cameras.main.zoom, feetBelowMiddle, firstFoot: footOf(0), ...this.cast.seen() }
  }

  /** Lets a player's slime do something by itself. */
  act(id: string, antic: Antic): void {
    if (!this.options.isCalm) this.cast?.act(id, antic, this.clock)
  }

  /** Where a player's body is on the canvas and how large it is, in pixels of the canvas. */
  whereIs(id: string): Anchor | null {
    const body = this.cast?.figures.has(id) ? this.cast.anchorOf(id) : null
    return body && (this.camera?.onCanvas(body, this.cameras.main, this.reel.now) ?? null)
  }

  private unit(): number {
    return (this.camera?.lens.unit ?? 1) / this.cameras.main.zoom
  }

  private edges(): Edges {
    return this.camera?.edges(this.cameras.main, this.headline) ?? this.cameras.main.worldView
  }

  private placed({ board, figures }: StageView): Placement {
    return placeFigures(board, figures, this.ground(), this.options.arrange)
  }

  /** Shows a new state. Figures that stood elsewhere walk there; after a script they are there already. */
  show(view: StageView): void {
    const { cast, labels } = this
    if (!cast || !labels) return
    const isNewMoment = view.moment !== this.view?.moment
    const before = cast.standing(this.reel.now)
    this.view = view
    const after = this.placed(view)
    cast.take(view, after, this.clock)
    cast.takeThings(view)
    this.end()
    this.start(stroll, this.options.isCalm || this.isResting ? after : { ...before, crowd: after.crowd }, after)
    if (isNewMoment) this.momentAt = this.clock
  }

  /** Plays what a turn did, from the present state to that of `view`. */
  play(script: Script, view: StageView): void {
    const { cast } = this
    if (!cast) return
    const before = cast.standing(this.reel.now)
    this.view = view
    const after = this.placed(view)
    cast.take(view, this.options.isCalm ? after : { ...after, spots: new Map([...after.spots, ...before.spots]) })
    this.start(script, this.options.isCalm ? after : before, after)
    this.telling = new Telling(script, view.own)
    this.pace.start(performance.now())
    this.news.onTold(new Map())
    this.momentAt = this.clock
  }

  private start(script: Script, before: Placement, after: Placement): void {
    const { cast, beats, camera, view } = this
    if (!cast || !beats || !camera || !view) return
    this.script = script
    this.reel.start(performance.now())
    cast.play(script, before, after)
    beats.play(script)
    camera.play(script, view, cast, before, after)
    this.tell(null)
  }

  get isTelling(): boolean {
    return this.telling !== null
  }

  /** Whether a turn is being watched that is not over yet: the page still waits to hear that it was seen. */
  get isInTurn(): boolean {
    return !this.isResting && this.telling?.hasEnded === false
  }

  private end(): void {
    this.beats?.clear()
    this.tell(null)
    this.script = null
    if (this.telling) this.endTelling()
  }

  private endTelling(): void {
    this.telling = null
    this.news.onTold(null)
    this.judge()
  }

  /** Tells how well the device kept up with the turn, as far as it was seen. */
  judge(): void {
    const pace = this.pace.verdict()
    this.pace.start(performance.now())
    if (pace) this.news.onPace(pace)
  }

  private tell(headline: Headline | null): void {
    const { view, cast, labels } = this
    if (headline !== this.headline) this.news.onHeadline(headline)
    this.headline = headline
    if (view && cast) labels?.name(namesShown(view, cast.placement, headline, this.options.words.you))
  }

  override update(_: number, frameMs: number): void {
    const { cast, view, camera } = this
    if (!cast || !view || !camera) return
    const delta = Math.min(longestFrameMs, frameMs) * this.reel.pace
    this.clock += delta
    const at = performance.now()
    this.pace.frame(at)
    this.reel.move(at, this.game.loop.running ? undefined : frameMs)
    const { now } = this.reel
    const headline = this.script?.headlines.find(({ at, ms }) => now >= at && now < at + ms) ?? null
    if (headline !== this.headline) this.tell(headline)
    const time = { now, sinceMoment: this.clock - this.momentAt }
    camera.drift(delta)
    // The camera moves first: signs keep their size and stay in the picture, so they depend on it.
    camera.look(this.cameras.main, view, cast, time)
    cast.feature(headline, delta)
    cast.paint(now, this.clock, { unit: this.unit(), edges: this.edges() }, this.options.isCalm)
    this.beats?.paint(now, delta)
    const told = this.telling?.news(now, (beat) => this.beats?.waits(beat) === true)
    if (told !== undefined) this.news.onTold(told)
    if (this.telling?.isOverNow(now)) this.news.onPlayed()
    this.layer?.movePlates(
      platesDown(this.script, now),
      view.board.arePlatesTrembling === true && !this.options.isCalm,
      this.clock,
    )
    camera.look(this.cameras.main, view, cast, time)
    if (camera.lens.zoom === null)
      this.spotlight?.paint(
        this.cameras.main,
        litAt(headline, now),
        (where) => cast.anchorOf(where),
        delta,
        this.options.isCalm,
      )
    this.labels?.paint(cast, { unit: this.unit(), edges: this.edges() }, delta)
    if (!this.options.isCalm && cast.placement.crowd.isLively) this.layer?.live(this.clock)
  }

  private clear(): void {
    this.end()
    this.cast?.destroy()
    this.labels?.clear()
    this.spotlight?.destroy()
    this.spotlight = null
    this.layer?.destroy()
    this.sheets?.end()
    this.cast = null
    this.layer = null
  }
}
