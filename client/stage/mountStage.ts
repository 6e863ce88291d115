import Phaser from 'phaser'
import { chooseRenderer, type Renderer } from './chooseRenderer.ts'
import { MapScene } from './scenes/MapScene.ts'
import type { Anchor } from './scenes/sceneContract.ts'
import type { Antic } from './script/antics.ts'
import type { Pace } from './script/FramePace.ts'
import type { Script } from './script/script.ts'
import { type Covered, type StageMeasure, stageMeasure } from './stageMeasure.ts'
import type { StageOptions } from './stageOptions.ts'
import type { StageView } from './stageView.ts'
import { watchGraphics } from './watchGraphics.ts'
import { watchRatio } from './watchRatio.ts'
import { worldBuilder } from './worldBuilder.ts'

export interface Stage {
  readonly renderer: Renderer
  show(view: StageView): void
  /** Plays what a turn did, up to the state of `view`. */
  play(script: Script, view: StageView): void
  pause(isPaused: boolean): void
  /** Plays the script this many times as fast. */
  hurry(times: number): void
  /** For a hidden page: a stage that rests costs nothing. */
  setResting(isResting: boolean): void
  cover(covered: Covered): void
  act(id: string, antic: Antic): void
  /** Where a player's body is and how large it is, in pixels of the page from the corner of the stage. */
  whereIs(id: string): Anchor | null
  /** Moves the stage on by hand, for pictures that are the same every time. */
  step(ms: number): void
  destroy(): void
}

const repaintAfterMs = 250
const napAfterMs = 500

const startEngine = (host: HTMLElement, renderer: Renderer, { size, ratio }: StageMeasure, scene: MapScene) =>
  new Phaser.Game({
    type: renderer === 'webgl' ? Phaser.WEBGL : Phaser.CANVAS,
    parent: host,
    ...size(),
    backgroundColor: '#180e38',
    banner: false,
    audio: { noAudio: true },
    input: { keyboard: false, mouse: false, touch: false, gamepad: false },
    scale: { mode: Phaser.Scale.NONE, zoom: 1 / ratio, ...size() },
    render: { antialias: true, powerPreference: 'low-power' },
    scene,
  })

/** Lets tests, which cannot see, ask what is in the picture. */
const showInTests = ({ canvas }: Phaser.Game, scene: MapScene) => Object.assign(canvas, { seen: () => scene.seen() })

/** A resting engine paints no picture by itself, so this wakes it for one. */
function napping({ loop }: Phaser.Game, scene: MapScene) {
  let nap: ReturnType<typeof setTimeout> | undefined
  return {
    /** Paints one more picture, even if nothing moves. */
    paintAtRest(): void {
      if (!scene.isResting) return
      clearTimeout(nap)
      loop.wake(true)
      nap = setTimeout(() => scene.isResting && loop.sleep(), napAfterMs)
    },
    setResting(isResting: boolean): void {
      scene.isResting = isResting
      if (isResting) loop.sleep()
      else loop.wake(true)
    },
    end: (): void => clearTimeout(nap),
  }
}

interface FittingNeeds {
  host: HTMLElement
  game: Phaser.Game
  scene: MapScene
  measure: StageMeasure
  covered(): Covered
  /** Wakes a resting engine, so that there is a next picture. */
  wake(): void
  /** Whether the world was painted for a much smaller canvas. */
  isOutgrown(): boolean
  onOutgrown(): void
  onHopeless(): void
}

/** Fits the canvas to the size of its place, and to what the device can paint. */
function fitting({ host, game, scene, measure, covered, wake, isOutgrown, onOutgrown, onHopeless }: FittingNeeds) {
  let repaint: ReturnType<typeof setTimeout> | undefined
  let coarsening: ReturnType<typeof setTimeout> | undefined
  let isDue = false
  const fit = (): void => {
    isDue = false
    // Between two screens the stage is out of the document and has no size.
    if (!host.isConnected) return
    const { width, height } = measure.size()
    if (width !== game.scale.width || height !== game.scale.height) game.scale.resize(width, height)
    game.scale.setZoom(1 / measure.ratio)
    scene.reframe(measure.frame(covered()), measure.unit())
    clearTimeout(repaint)
    if (isOutgrown()) repaint = setTimeout(grow, repaintAfterMs)
  }
  /** A canvas is empty after it gets a new size, so it gets it just before it is painted. */
  const refit = (): void => {
    wake()
    if (isDue) return
    isDue = true
    game.events.once(Phaser.Core.Events.PRE_STEP, fit)
  }
  /** Painting the world anew would end the turn that is being told, so this waits for its end. */
  const grow = (): void => {
    if (scene.isInTurn) repaint = setTimeout(grow, repaintAfterMs)
    else onOutgrown()
  }
  return {
    refit,
    /** Paints fewer pixels if the device paints too few pictures. The world and its figures stay as they are. */
    keepUp(pace: Pace): void {
      if (pace === 'smooth') return
      // The scene first goes on from the turn to what follows.
      if (measure.coarsen(pace === 'hopeless')) coarsening = setTimeout(refit)
      else if (pace === 'hopeless') onHopeless()
    },
    unfit(): void {
      clearTimeout(repaint)
      clearTimeout(coarsening)
    },
  }
}

/** Calls that go straight to the engine and its scene. */
const handles = (game: Phaser.Game, scene: MapScene): Pick<Stage, 'pause' | 'hurry' | 'act' | 'whereIs' | 'step'> => ({
  step(ms) {
    game.loop.stop()
    game.step(game.loop.time + ms, ms)
  },
  pause: (isPaused) => {
    scene.reel.isPaused = isPaused
  },
  hurry: (times) => {
    scene.reel.pace = times
  },
  act: (id, antic) => scene.act(id, antic),
  whereIs(id) {
    const at = scene.whereIs(id)
    // The page may have more or fewer pixels by now: the canvas has those that it was painted with.
    const { zoom } = game.scale
    return at && { x: at.x * zoom, y: at.y * zoom, size: at.size * zoom }
  },
})

export function mountStage(host: HTMLElement, options: StageOptions): Stage {
  const renderer = options.renderer ?? chooseRenderer()
  const scene = new MapScene(
    { ...options, onPace: (pace) => keepUp(pace) },
    { isCalm: options.isCalm, words: options.words, arrange: options.world.arrange },
  )
  const measure = stageMeasure(host, options.followsOwn)
  const game = startEngine(host, renderer, measure, scene)
  const naps = napping(game, scene)
  showInTests(game, scene)
  let covered = options.covered
  let shown: StageView | null = null

  const { isBuiltFor, paintedOf, isOutgrown, build, prepare, end } = worldBuilder({
    scene,
    measure,
    renderer,
    options,
    covered: () => covered,
    shown: () => shown,
    onRaised: () => {
      game.events.once(Phaser.Core.Events.POST_RENDER, () => options.onReady())
      naps.paintAtRest()
    },
  })

  const { refit, keepUp, unfit } = fitting({
    host,
    game,
    scene,
    measure,
    covered: () => covered,
    wake: naps.paintAtRest,
    isOutgrown,
    onOutgrown: () => shown && void build(shown),
    onHopeless: options.onHopeless,
  })
  const watch = new ResizeObserver(refit)
  watch.observe(host)
  const unwatchRatio = watchRatio(refit)
  const unwatchGraphics = watchGraphics(game.canvas, {
    onLost: options.onLost,
    onGone: options.onGone,
    onReturned: () => shown && void build(shown),
  })

  return {
    renderer,
    ...handles(game, scene),
    show(view) {
      shown = view
      if (isBuiltFor(view)) scene.show(view)
      else void prepare(view)
    },
    play(script, view) {
      shown = view
      // Without a world the stage is hidden: when it is shown again it builds the world of that moment. A player who has
      // just come and is not painted yet must not cost the class its turn.
      const painted = paintedOf(view)
      if (painted) scene.play(script, painted)
      if (!isBuiltFor(view)) void prepare(view)
    },
    setResting: naps.setResting,
    cover(next) {
      covered = next
      refit()
    },
    destroy() {
      // On a player's device the next question may come before its turn has been told to the end.
      if (scene.isTelling) scene.judge()
      end()
      unfit()
      naps.end()
      unwatchGraphics()
      unwatchRatio()
      watch.disconnect()
      destroyEngine(game)
    },
  }
}

function destroyEngine(game: Phaser.Game): void {
  Reflect.deleteProperty(game.canvas, 'seen')
  forgetSprite(game)
  game.destroy(true)
  // The engine ends at its next step, and a resting stage takes none: the page would keep it until it closes.
  if (game.isRunning) game.step(game.loop.time, 0)
}

/** The engine leaves one of its sprites in a pool that outlives it, and that sprite would keep the whole stage. */
function forgetSprite({ textures }: Phaser.Game): void {
  const sprite: unknown = Reflect.get(textures, 'tileSprite')
  if (typeof sprite === 'object' && sprite !== null && 'destroy' in sprite && typeof sprite.destroy === 'function')
    sprite.destroy()
}
