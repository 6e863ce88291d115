import Phaser from 'phaser'
import { chooseRenderer, type Renderer } from './chooseRenderer.ts'
import type { Frame } from './place/framing.ts'
import { paintingOfAll, paintingToFollow } from './place/painting.ts'
import { playedField } from './place/playedField.ts'
import { MapScene } from './scenes/MapScene.ts'
import type { SceneNews } from './scenes/sceneContract.ts'
import type { Script } from './script/script.ts'
import { paintSlimeAtlas, type SlimeAtlas } from './sheets/slimeAtlas.ts'
import type { StageView } from './stageView.ts'
import type { StageWords } from './stageWords.ts'
import { watchGraphics } from './watchGraphics.ts'
import { paintWorld, type WorldPainter } from './world/paintWorld.ts'

/** What lies over the edges of the stage, in pixels of the page. */
export interface Covered {
  left: number
  top: number
  right: number
  bottom: number
}

export interface StageOptions extends SceneNews {
  /** Somebody wants less motion. */
  isCalm: boolean
  /** The camera stays with one's own slime instead of showing the whole field. */
  followsOwn: boolean
  words: StageWords
  /** Of the mode that is played: a stage shows one world. */
  world: WorldPainter
  covered: Covered
  /** The world stands; the first picture of it is painted. */
  onReady(): void
  /** What draws was taken away, and the picture with it; it is ready again when it has come back. */
  onLost(): void
  /** It has not come back: another stage has to draw with what is always there. */
  onGone(): void
  /** For what has to see both, and for what has lost the better one. */
  renderer?: Renderer
}

export interface Stage {
  readonly renderer: Renderer
  show(view: StageView): void
  /** What a turn did, on the way to `view`. */
  play(script: Script, view: StageView): void
  skip(): void
  pause(isPaused: boolean): void
  /** So many times as fast as it was played. */
  hurry(times: number): void
  /** Nobody looks: a stage that rests costs nothing. */
  setResting(isResting: boolean): void
  cover(covered: Covered): void
  /** By hand, for pictures that are the same every time. */
  step(ms: number): void
  destroy(): void
}

const mostPixels = 2
const designHeight = 1080
const designWidth = 1920
/** Letters on a phone are held nearer than those on a wall. */
const phoneUnit = 0.66
const followedTile = 66
/** In pixels of the design. Slimes in a close-up are larger than on the whole field; in a crowd all are small. */
const slimeCell = { few: 176, many: 132, crowd: 96, follow: 150 } as const
const repaintAfterMs = 250
const napAfterMs = 500

export function mountStage(host: HTMLElement, options: StageOptions): Stage {
  const renderer = options.renderer ?? chooseRenderer()
  const scene = new MapScene(options, { isCalm: options.isCalm, words: options.words })
  const ratio = Math.min(mostPixels, window.devicePixelRatio || 1)
  let covered = options.covered
  let shown: StageView | null = null
  let built: { map: unknown; slimes: ReadonlySet<string>; width: number; height: number } | null = null
  let building = 0
  let isGone = false
  let repaint: ReturnType<typeof setTimeout> | undefined
  let nap: ReturnType<typeof setTimeout> | undefined

  const sizeOfHost = () => ({
    width: Math.max(1, Math.round(host.clientWidth * ratio)),
    height: Math.max(1, Math.round(host.clientHeight * ratio)),
  })
  const game = new Phaser.Game({
    type: renderer === 'webgl' ? Phaser.WEBGL : Phaser.CANVAS,
    parent: host,
    ...sizeOfHost(),
    backgroundColor: '#180e38',
    banner: false,
    audio: { noAudio: true },
    input: { keyboard: false, mouse: false, touch: false, gamepad: false },
    scale: { mode: Phaser.Scale.NONE, zoom: 1 / ratio, ...sizeOfHost() },
    render: { antialias: true, powerPreference: 'low-power' },
    scene,
  })

  const frame = (): Frame => {
    const { width, height } = sizeOfHost()
    const { left, top, right, bottom } = covered
    return {
      width,
      height,
      safe: { left: left * ratio, top: top * ratio, right: width - right * ratio, bottom: height - bottom * ratio },
    }
  }
  const unit = (): number => {
    if (options.followsOwn) return phoneUnit * ratio
    const { width, height } = sizeOfHost()
    return Math.max(0.6 * ratio, Math.min(width / designWidth, height / designHeight))
  }

  const cellFor = (players: number): number => {
    if (options.followsOwn) return slimeCell.follow
    if (players > 60) return slimeCell.crowd
    return players > 12 ? slimeCell.many : slimeCell.few
  }

  const slimesOf = (view: StageView) => new Set(view.figures.map(({ slime }) => slime))
  const isBuiltFor = (view: StageView): boolean => {
    if (!built || built.map !== view.map) return false
    const known = built.slimes
    return view.figures.every(({ slime }) => known.has(slime))
  }

  /** The latest wish wins: what is painted for one that is out of date is thrown away. */
  async function build(view: StageView): Promise<void> {
    const turn = ++building
    const slimes = slimesOf(view)
    const { width, height } = sizeOfHost()
    const cell = Math.ceil(cellFor(view.figures.length) * Math.max(0.8, unit()))
    const [atlas] = await Promise.all([paintSlimeAtlas([...slimes], cell), fontsReady(), scene.isCreated])
    if (isGone || turn !== building) return
    raise(shown ?? view, atlas, { width, height, slimes })
  }

  function raise(
    view: StageView,
    atlas: SlimeAtlas,
    { width, height, slimes }: { width: number; height: number; slimes: ReadonlySet<string> },
  ): void {
    const aspect = options.world.tile
    const finer = renderer === 'webgl' ? 1.3 : 1
    const played = playedField(view)
    const wanted = { map: view.map, played, flatness: aspect.height / aspect.width, frame: frame(), finer }
    const { zoom, ...painting } = options.followsOwn
      ? paintingToFollow(wanted, followedTile * ratio)
      : paintingOfAll(wanted)
    const world = paintWorld(options.world, view.map, painting)
    scene.build({ world, slimes: atlas, frame: frame(), unit: unit(), zoom, played }, view)
    built = { map: view.map, slimes, width, height }
    game.events.once(Phaser.Core.Events.POST_RENDER, () => options.onReady())
    paintAtRest()
  }

  /** A canvas of another size is an empty one, also where nothing moves. */
  const paintAtRest = (): void => {
    if (!scene.isResting) return
    clearTimeout(nap)
    game.loop.wake(true)
    nap = setTimeout(() => scene.isResting && game.loop.sleep(), napAfterMs)
  }

  const refit = (): void => {
    const { width, height } = sizeOfHost()
    game.scale.resize(width, height)
    game.scale.setZoom(1 / ratio)
    scene.reframe(frame(), unit())
    paintAtRest()
    clearTimeout(repaint)
    // What follows its own slime is painted in one size, whatever window it is seen through.
    if (built && !options.followsOwn && (built.width !== width || built.height !== height))
      repaint = setTimeout(() => shown && void build(shown), repaintAfterMs)
  }
  const watch = new ResizeObserver(refit)
  watch.observe(host)
  const unwatchGraphics = watchGraphics(game.canvas, {
    onLost: options.onLost,
    onGone: options.onGone,
    onReturned: () => shown && void build(shown),
  })
  // A picture can be asked what is on it: by tests, which have no eyes.
  Object.assign(game.canvas, { seen: () => scene.seen() })

  return {
    renderer,
    show(view) {
      shown = view
      if (isBuiltFor(view)) scene.show(view)
      else void build(view)
    },
    play(script, view) {
      shown = view
      if (isBuiltFor(view)) scene.play(script, view)
      // Nobody waits for a world: who comes to see it later sees how it is then.
      else void build(view)
    },
    skip: () => scene.skip(),
    pause: (isPaused) => {
      scene.isPaused = isPaused
    },
    hurry: (times) => {
      scene.pace = times
    },
    setResting(isResting) {
      scene.isResting = isResting
      if (isResting) game.loop.sleep()
      else game.loop.wake(true)
    },
    cover(next) {
      covered = next
      refit()
    },
    step(ms) {
      game.loop.stop()
      game.step(game.loop.time + ms, ms)
    },
    destroy() {
      isGone = true
      clearTimeout(repaint)
      clearTimeout(nap)
      unwatchGraphics()
      watch.disconnect()
      Reflect.deleteProperty(game.canvas, 'seen')
      forgetSprite(game)
      game.destroy(true)
      // The engine does so at its next step, and a stage that rests takes none: it would be kept for as long as the page.
      if (game.isRunning) game.step(game.loop.time, 0)
    },
  }
}

/** The engine leaves a sprite of its own in a pool that outlives it, and with the sprite the whole stage. */
function forgetSprite({ textures }: Phaser.Game): void {
  const sprite: unknown = Reflect.get(textures, 'tileSprite')
  if (typeof sprite === 'object' && sprite !== null && 'destroy' in sprite && typeof sprite.destroy === 'function')
    sprite.destroy()
}

const fontsReady = (): Promise<unknown> =>
  Promise.all(['600 24px Fredoka', '700 46px Fredoka'].map((font) => document.fonts.load(font))).catch(() => null)
