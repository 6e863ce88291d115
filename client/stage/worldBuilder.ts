import type { Renderer } from './chooseRenderer.ts'
import { crowdSize } from './place/crowdSizes.ts'
import { paintingOfAll, paintingToFollow } from './place/painting.ts'
import { playedField } from './place/playedField.ts'
import type { MapScene } from './scenes/MapScene.ts'
import { paintSlimeAtlas, type SlimeAtlas } from './sheets/slimeAtlas.ts'
import type { Covered, StageMeasure } from './stageMeasure.ts'
import type { StageOptions } from './stageOptions.ts'
import type { StageView } from './stageView.ts'
import { paintWorld } from './world/paintWorld.ts'

interface Built {
  map: unknown
  slimes: Set<string>
  /** Slimes that are being painted. */
  coming: Set<string>
  width: number
  height: number
}

interface BuilderNeeds {
  scene: MapScene
  measure: StageMeasure
  renderer: Renderer
  options: StageOptions
  covered(): Covered
  /** The view that the page wants now. */
  shown(): StageView | null
  onRaised(): void
}

const welcomeAfterMs = 200

/** Paints the world of a view with everybody in it, and hands it to the scene. */
export function worldBuilder({ scene, measure, renderer, options, covered, shown, onRaised }: BuilderNeeds) {
  /** A board is looked at from eight metres, so its slimes get edges. */
  const painted = (view: StageView) => ({ hasMoods: hasMoods(view), hasEdge: !options.followsOwn })
  let built: Built | null = null
  let building = 0
  /** The world that is being painted now. */
  let painting: Pick<Built, 'map' | 'slimes'> | null = null
  let isGone = false

  /** The page may want a newer view by now, with a player who came meanwhile. */
  function raise(asked: StageView, atlas: SlimeAtlas, its: Omit<Built, 'map'>): void {
    const now = shown() ?? asked
    const isPainted = now.map === asked.map && now.figures.every(({ slime }) => its.slimes.has(slime))
    const view = isPainted ? now : asked
    const frame = measure.frame(covered())
    const played = playedField(view)
    const [world, zoom] = paintedWorld({ map: view.map, played, frame, renderer }, options, measure)
    scene.build({ world, slimes: atlas, frame, unit: measure.unit(), zoom, played }, view)
    built = { map: view.map, ...its }
    onRaised()
    if (!isPainted) void prepare(now)
  }

  const isBuiltFor = (view: StageView): boolean => hasAll(built, view)

  /** For players whose slimes are not painted yet. The world is painted already, and stays. */
  async function dress(view: StageView, world: Built): Promise<void> {
    const fresh = [...slimesOf(view)].filter((slime) => !world.slimes.has(slime) && !world.coming.has(slime))
    if (fresh.length === 0) return
    const atlas = await drawComing(world, fresh, () => paintSlimeAtlas(fresh, scene.cell, painted(view)))
    if (isGone || built !== world) return
    scene.takeSlimes(atlas)
    for (const slime of fresh) world.slimes.add(slime)
    welcome()
  }

  /** A turn that is being told is told to its end, before the players who have come meanwhile are shown. */
  function welcome(): void {
    const wanted = shown()
    if (isGone || !wanted || !isBuiltFor(wanted)) return
    if (scene.isInTurn) setTimeout(welcome, welcomeAfterMs)
    else scene.show(wanted)
  }

  /** The latest wish wins: the painting for an older one is thrown away. */
  async function build(view: StageView): Promise<void> {
    const turn = ++building
    const slimes = slimesOf(view)
    const size = measure.window()
    painting = { map: view.map, slimes }
    const atlasOf = paintSlimeAtlas([...slimes], measure.cellFor(view.figures.length), painted(view))
    const [atlas] = await Promise.all([atlasOf, fontsReady(), scene.isCreated]).finally(() => {
      if (turn === building) painting = null
    })
    if (!isGone && turn === building) raise(view, atlas, { ...size, slimes, coming: new Set() })
  }

  /** Prepares a view that the present world cannot show. */
  const prepare = async (view: StageView): Promise<void> => {
    if (built?.map === view.map) return dress(view, built)
    // A painting that began anew with each answer would not be done before the last one. So it goes on, and then shows
    // the latest view.
    if (!hasAll(painting, view)) await build(view)
  }

  return {
    isBuiltFor,
    /** The view with the figures that are painted already; null if its world is not built. */
    paintedOf: (view: StageView): StageView | null => withoutUnpainted(view, built),
    /** A world in which the camera follows one slime is painted in one size, whatever the window. */
    isOutgrown: (): boolean => !options.followsOwn && built !== null && !fits(built, measure.window()),
    build,
    prepare,
    end: (): void => {
      isGone = true
    },
  }
}

/** A board shows the whole field. A player's own device follows the player's slime, and is painted larger than its window. */
function paintedWorld(
  {
    renderer,
    ...asked
  }: Omit<Parameters<typeof paintingOfAll>[0], 'flatness' | 'finer'> & Pick<StageView, 'map'> & { renderer: Renderer },
  { world: painter, followsOwn }: StageOptions,
  { tile }: StageMeasure,
) {
  const flatness = painter.tile.height / painter.tile.width
  const wanted = { ...asked, flatness, finer: renderer === 'webgl' ? 1.3 : 1 }
  const { zoom, ...painting } = followsOwn ? paintingToFollow(wanted, tile) : paintingOfAll(wanted)
  return [paintWorld(painter, asked.map, painting), zoom] as const
}

const slimesOf = ({ figures }: StageView): Set<string> => new Set(figures.map(({ slime }) => slime))

/** Once the browser has failed to draw one, the next view asks for it again: no view is shown without it. */
async function drawComing<Drawn>(
  { coming }: Pick<Built, 'coming'>,
  slimes: readonly string[],
  draw: () => Promise<Drawn>,
): Promise<Drawn> {
  for (const slime of slimes) coming.add(slime)
  return draw().finally(() => {
    for (const slime of slimes) coming.delete(slime)
  })
}

const fits = (world: Pick<Built, 'width' | 'height'>, window: { width: number; height: number }): boolean =>
  world.width === window.width && world.height === window.height

const withoutUnpainted = (view: StageView, world: Pick<Built, 'map' | 'slimes'> | null): StageView | null =>
  world?.map === view.map ? { ...view, figures: view.figures.filter(({ slime }) => world.slimes.has(slime)) } : null

/** Whether a world is the one of a view, and has the slimes of all its figures. */
const hasAll = (world: Pick<Built, 'map' | 'slimes'> | null, { map, figures }: StageView): boolean =>
  world?.map === map && figures.every(({ slime }) => world.slimes.has(slime))

const hasMoods = ({ figures }: StageView): boolean => crowdSize(figures.length).isLively

const fontsReady = (): Promise<unknown> =>
  Promise.all(['600 24px Fredoka', '700 46px Fredoka'].map((font) => document.fonts.load(font))).catch(() => null)
