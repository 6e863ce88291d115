import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openWorldPainting } from '../../../client/parts/maps/painting/worldPainting.ts'
import type { WorldWish } from '../../../client/parts/maps/painting/worldWishes.ts'
import { layPaper } from '../stage/world/paperCanvas.ts'

type Told = (event: { data?: unknown }) => void

/** A worker that does what the test tells it. */
class TestWorker {
  static all: TestWorker[] = []
  readonly asked: { number: number; wish: WorldWish }[] = []
  readonly told = new Map<string, Told>()
  ended = 0
  constructor() {
    TestWorker.all.push(this)
  }
  addEventListener(name: string, listener: Told) {
    this.told.set(name, listener)
  }
  postMessage(message: { number: number; wish: WorldWish }) {
    this.asked.push(message)
  }
  terminate() {
    this.ended += 1
  }
  tell(name: string, data?: unknown) {
    this.told.get(name)?.({ data })
  }
}

const wish: WorldWish = {
  mode: 'racing',
  grid: { width: 5, height: 5, types: Array.from({ length: 25 }, () => 'grass') },
  shot: { size: { width: 60, height: 50 } },
}

beforeEach(() => {
  layPaper()
  TestWorker.all = []
  vi.stubGlobal('Worker', TestWorker)
  vi.stubGlobal('OffscreenCanvas', class {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const onlyWorker = () => {
  expect(TestWorker.all.length).toBe(1)
  const [worker] = TestWorker.all
  if (!worker) throw new Error('No worker')
  return worker
}

const bitmap = () => ({ width: 60, height: 50, close: vi.fn() })

it('one worker paints, whatever order its answers come in', async () => {
  const painting = openWorldPainting()
  const [first, second] = [painting.paint(wish), painting.paint(wish)]
  const [one, two] = [bitmap(), bitmap()]
  const worker = onlyWorker()
  const [a, b] = worker.asked
  worker.tell('message', { number: b?.number, picture: two })
  worker.tell('message', { number: a?.number, picture: one })
  expect([await first, await second]).toEqual([one, two])
  expect(painting.isAside()).toBe(true)
})

it('a picture nobody waits for any more is let go', () => {
  const painting = openWorldPainting()
  void painting.paint(wish).catch(() => {})
  const stray = bitmap()
  onlyWorker().tell('message', { number: 77, picture: stray })
  expect(stray.close).toHaveBeenCalledOnce()
})

it.each(['error', 'messageerror'])(
  'after an %s of the worker the page paints, what was asked and what comes',
  async (name) => {
    const painting = openWorldPainting()
    const asked = [painting.paint(wish), painting.paint(wish)]
    onlyWorker().tell(name)
    for (const picture of await Promise.all(asked)) expect(picture.width).toBe(60)
    expect(painting.isAside()).toBe(false)
    expect((await painting.paint(wish)).height).toBe(50)
    expect(onlyWorker().ended).toBe(1)
  },
)

it('a worker that never answers counts as dead, and the page paints', async () => {
  vi.useFakeTimers()
  const painting = openWorldPainting()
  const asked = painting.paint(wish)
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  expect((await asked).width).toBe(60)
  expect(onlyWorker().ended).toBe(1)
})

it('where a policy lets no worker start the page paints', async () => {
  const painting = openWorldPainting(() => {
    throw new Error('Refused by worker-src')
  })
  expect((await painting.paint(wish)).width).toBe(60)
  expect(painting.isAside()).toBe(false)
})

it('where there is no paper beside the page the page paints, and no worker is asked', async () => {
  vi.stubGlobal('OffscreenCanvas', undefined)
  const painting = openWorldPainting()
  expect((await painting.paint(wish)).width).toBe(60)
  expect(TestWorker.all).toEqual([])
})

it('what a worker cannot paint is painted on the page, and the worker stays', async () => {
  const painting = openWorldPainting()
  const asked = painting.paint(wish)
  onlyWorker().tell('message', { number: onlyWorker().asked[0]?.number, picture: null })
  expect((await asked).width).toBe(60)
  expect(painting.isAside()).toBe(true)
})

it('closing ends the worker, and nothing is painted any more', async () => {
  const painting = openWorldPainting()
  const asked = painting.paint(wish)
  painting.close()
  await expect(asked).rejects.toThrow()
  await expect(painting.paint(wish)).rejects.toThrow()
  expect(onlyWorker().ended).toBe(1)
})
