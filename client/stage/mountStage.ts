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
import { worldBuilder } from './worldBuilder.ts'

export interface Stage {
  readonly renderer: Renderer
  show(view: StageView): void
  /** What a turn did, on the way to `view`. */
  play(script: Script, view: StageView): void
  pause(isPaused: boolean): void
  /** So many times as fast as it was played. */
  hurry(times: number): void
  /** For a hidden page: a stage that rests costs nothing. */
  setResting(isResting: boolean): void
  cover(covered: Covered): void
  act(id: string, antic: Antic): void
  /** Where somebody's body is and how large, in pixels of the page from the corner of the stage. */
  whereIs(id: string): Anchor | null
  /** By hand, for pictures that are the same every time. */
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

/** A picture can be asked what is on it: by tests, which have no eyes. */
const showInTests = ({ canvas }: Phaser.Game, scene: MapScene) => Object.assign(canvas, { seen: () => scene.seen() })

/** An engine that rests paints no picture by itself. */
function napping({ loop }: Phaser.Game, scene: MapScene) {
  let nap: ReturnType<typeof setTimeout> | undefined
  return {
    /** One more picture, also where nothing moves. */
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
  /** Also where the engine rests there has to be a next picture. */
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
    // On its way from one screen to the next it has no size.
    if (!host.isConnected) return
    const { width, height } = measure.size()
    if (width !== game.scale.width || height !== game.scale.height) game.scale.resize(width, height)
    game.scale.setZoom(1 / measure.ratio)
    scene.reframe(measure.frame(covered()), measure.unit())
    clearTimeout(repaint)
    if (isOutgrown()) repaint = setTimeout(grow, repaintAfterMs)
  }
  /** A canvas that is given a size is empty: it gets the new one in the moment in which it is painted. */
  const refit = (): void => {
    wake()
    if (isDue) return
    isDue = true
    game.events.once(Phaser.Core.Events.PRE_STEP, fit)
  }
  /** A world that is painted anew forgets what was being told in it. */
  const grow = (): void => {
    if (scene.isInTurn) repaint = setTimeout(grow, repaintAfterMs)
    else onOutgrown()
  }
  return {
    refit,
    /** Fewer pixels where there were too few pictures; the world and everybody in it stay as they are. */
    keepUp(pace: Pace): void {
      if (pace === 'smooth') return
      // The scene goes on from the turn to what follows first.
      if (measure.coarsen(pace === 'hopeless')) coarsening = setTimeout(refit)
      else if (pace === 'hopeless') onHopeless()
    },
    unfit(): void {
      clearTimeout(repaint)
      clearTimeout(coarsening)
    },
  }
}

/** What goes straight to the engine and its scene. */
const handles = (
  game: Phaser.Game,
  scene: MapScene,
  measure: StageMeasure,
): Pick<Stage, 'pause' | 'hurry' | 'act' | 'whereIs' | 'step'> => ({
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
    const { ratio } = measure
    return at && { x: at.x / ratio, y: at.y / ratio, size: at.size / ratio }
  },
})

export function mountStage(host: HTMLElement, options: StageOptions): Stage {
  const renderer = options.renderer ?? chooseRenderer()
  const scene = new MapScene(
    { ...options, onPace: (pace) => keepUp(pace) },
    { isCalm: options.isCalm, words: options.words, arrange: options.world.arrange, keepOff: options.world.keepOff },
  )
  const measure = stageMeasure(host, options.followsOwn)
  const game = startEngine(host, renderer, measure, scene)
  const naps = napping(game, scene)
  showInTests(game, scene)
  let covered = options.covered
  let shown: StageView | null = null

  const { isBuiltFor, isOutgrown, build, prepare, end } = worldBuilder({
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
  const unwatchGraphics = watchGraphics(game.canvas, {
    onLost: options.onLost,
    onGone: options.onGone,
    onReturned: () => shown && void build(shown),
  })

  return {
    renderer,
    ...handles(game, scene, measure),
    show(view) {
      shown = view
      if (isBuiltFor(view)) scene.show(view)
      else void prepare(view)
    },
    play(script, view) {
      shown = view
      if (isBuiltFor(view)) scene.play(script, view)
      // The stage is hidden: when it is shown again it builds the world of that moment.
      else void prepare(view)
    },
    setResting: naps.setResting,
    cover(next) {
      covered = next
      refit()
    },
    destroy() {
      // A player's device shows the next question before its turn has been told to the end.
      if (scene.isTelling) scene.judge()
      end()
      unfit()
      naps.end()
      unwatchGraphics()
      watch.disconnect()
      destroyEngine(game)
    },
  }
}

function destroyEngine(game: Phaser.Game): void {
  Reflect.deleteProperty(game.canvas, 'seen')
  forgetSprite(game)
  game.destroy(true)
  // The engine does so at its next step, and a stage that rests takes none: it would be kept for as long as the page.
  if (game.isRunning) game.step(game.loop.time, 0)
}

/** The engine leaves a sprite of its own in a pool that outlives it, and with the sprite the whole stage. */
function forgetSprite({ textures }: Phaser.Game): void {
  const sprite: unknown = Reflect.get(textures, 'tileSprite')
  if (typeof sprite === 'object' && sprite !== null && 'destroy' in sprite && typeof sprite.destroy === 'function')
    sprite.destroy()
}
