import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { mountStage } from '../../../../client/stage/mountStage.ts'
import type { StageView } from '../../../../client/stage/stageView.ts'
import { patience } from '../../../patience.ts'

/** The engine in so many words: a canvas with pixels, painted smaller or larger on the page. */
class Engine {
  static built: Engine
  readonly canvas = new EventTarget()
  readonly loop = { wake: () => {}, sleep: () => {}, time: 0 }
  readonly textures = {}
  readonly isRunning = false
  readonly scale
  private next: (() => void)[] = []
  readonly events = { once: (_: string, then: () => void) => void this.next.push(then) }
  constructor({ scale }: { scale: { zoom: number; width: number; height: number } }) {
    const setZoom = (zoom: number) => void Object.assign(this.scale, { zoom })
    const resize = (width: number, height: number) => void Object.assign(this.scale, { width, height })
    this.scale = { ...scale, setZoom, resize }
    Engine.built = this
  }
  paint(): void {
    for (const then of this.next.splice(0)) then()
  }
  destroy(): void {}
}
vi.mock('phaser', () => ({
  default: {
    get Game() {
      return Engine
    },
    Scale: { NONE: 0 },
    Core: { Events: { PRE_STEP: 'prestep', POST_RENDER: 'postrender' } },
  },
}))

const [built, played]: [StageView[], StageView[]] = [[], []]
vi.mock('../../../../client/stage/scenes/MapScene.ts', () => ({
  MapScene: class {
    isCreated = Promise.resolve()
    whereIs = () => ({ x: 400, y: 200, size: 80 })
    play = (_: unknown, view: StageView) => void played.push(view)
    show(): void {}
    build = (_: unknown, view: StageView) => void built.push(view)
    reframe(): void {}
  },
}))
const paintings: (() => void)[] = []
vi.mock('../../../../client/stage/sheets/slimeAtlas.ts', () => ({
  paintSlimeAtlas: () => new Promise<object>((resolve) => paintings.push(() => resolve({}))),
}))
vi.mock('../../../../client/stage/world/paintWorld.ts', () => ({ paintWorld: () => ({}) }))
vi.mock('../../../../client/stage/place/painting.ts', () => ({ paintingOfAll: () => ({}) }))
vi.mock('../../../../client/stage/place/playedField.ts', () => ({ playedField: () => ({}) }))

const monitor = { devicePixelRatio: 2, asked: new EventTarget(), matchMedia: () => monitor.asked }
vi.stubGlobal('window', monitor)
vi.stubGlobal('document', { fonts: { load: async () => [] } })
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    disconnect(): void {}
  },
)
afterAll(() => void vi.unstubAllGlobals())

function mounted() {
  const host = { clientWidth: 960, clientHeight: 540, isConnected: true } as HTMLElement
  const nothing = { left: 0, top: 0, right: 0, bottom: 0 }
  const world = { tile: { width: 1, height: 1 } }
  const options = { renderer: 'canvas', covered: nothing, followsOwn: false, world, onReady: () => {} }
  return mountStage(host, options as never)
}

beforeEach(() => {
  monitor.devicePixelRatio = 2
  monitor.asked = new EventTarget()
  paintings.length = built.length = played.length = 0
})

it('a player is where the picture has them, also on a page that has just moved to a monitor with other pixels', () => {
  const stage = mounted()
  expect(stage.whereIs('ann')).toEqual({ x: 200, y: 100, size: 40 })
  monitor.devicePixelRatio = 1
  expect(stage.whereIs('ann')).toEqual({ x: 200, y: 100, size: 40 })
  stage.destroy()
})

it('a canvas gets the pixels of each monitor that its page moves to, until its stage has ended', () => {
  const stage = mounted()
  const { scale } = Engine.built
  for (const ratio of [1, 2, 1]) {
    monitor.devicePixelRatio = ratio
    const before = monitor.asked
    monitor.asked = new EventTarget()
    before.dispatchEvent(new Event('change'))
    Engine.built.paint()
    expect(scale).toMatchObject({ width: 960 * ratio, height: 540 * ratio, zoom: 1 / ratio })
  }
  stage.destroy()
  monitor.devicePixelRatio = 2
  monitor.asked.dispatchEvent(new Event('change'))
  Engine.built.paint()
  expect(scale.width).toBe(960)
})

it('a turn is played to the class although a player who has just come is not painted yet', async () => {
  const stage = mounted()
  const map = {}
  const viewOf = (...ids: string[]) => ({ map, figures: ids.map((id) => ({ id, slime: id })) }) as unknown as StageView
  stage.show(viewOf('ann'))
  await vi.waitFor(() => expect(paintings).toHaveLength(1), patience)
  paintings[0]?.()
  await vi.waitFor(() => expect(built).toHaveLength(1), patience)
  stage.play({ ms: 0, beats: [], headlines: [] }, viewOf('ann', 'ben'))
  expect(played[0]?.figures.map(({ id }) => id)).toEqual(['ann'])
  stage.destroy()
})
