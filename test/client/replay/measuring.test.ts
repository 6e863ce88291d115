import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { allAtOnce } from '../../../client/screens/play/replay/inSlices.ts'
import { measuredMap } from '../../../client/screens/play/trial/mapFigures.ts'
import { measure } from '../../../client/screens/play/trial/measuring.ts'
import { tilesOf } from '../../../rooms/shared/maps/tileGrid.ts'
import { defaultMaps } from '../../rooms/shared/modes/hostileMaps.ts'
import { modeStage } from '../modes/everyStage.ts'

/** A worker that does what the test tells it. */
class TestWorker extends EventTarget {
  static last: TestWorker | null = null
  constructor() {
    super()
    TestWorker.last = this
  }
  asked: unknown[] = []
  ended = 0
  postMessage(message: unknown) {
    this.asked.push(structuredClone(message))
  }
  terminate() {
    this.ended += 1
  }
  tell(name: string, data?: unknown) {
    this.dispatchEvent(Object.assign(new Event(name), { data }))
  }
}

const [first] = defaultMaps('battle')
if (!first) throw new Error('no map')
const trial = { mode: 'battle', map: { name: '', tiles: tilesOf(first.grid) }, players: 4, questions: 2 } as const
const ground = { map: first.grid, craft: modeStage('battle') }
const games = { trial, count: 2 }
const onPage = allAtOnce(measuredMap(trial, ground, 2))

let leaving = new AbortController()
const begun = () => {
  const measured = measure(games, ground, leaving.signal)
  if (!TestWorker.last) throw new Error('No worker')
  return { worker: TestWorker.last, measured }
}

beforeEach(() => {
  TestWorker.last = null
  leaving = new AbortController()
  vi.stubGlobal('Worker', TestWorker)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a worker plays the games, and goes home with the last one', async () => {
  const { worker, measured } = begun()
  expect(worker.asked).toEqual([games])
  const figures = { ...onPage, steps: 77 }
  worker.tell('message', figures)
  expect(await measured).toBe(figures)
  expect(worker.ended).toBe(1)
})

it.each([
  ['an error', 'error'],
  ['a message nobody can read', 'messageerror'],
  ['an empty answer', 'message'],
])('after %s of the worker the page plays them', async (_, name) => {
  const { worker, measured } = begun()
  worker.tell(name, null)
  expect(await measured).toEqual(onPage)
  expect(worker.ended).toBe(1)
})

it('the page plays them where a worker answers nothing, cannot be started, or is unknown', async () => {
  vi.useFakeTimers()
  const { measured } = begun()
  await vi.runAllTimersAsync()
  expect(await measured).toEqual(onPage)
  vi.useRealTimers()
  const blocked = vi.fn(function blockedByPolicy() {
    throw new Error('blocked by a policy')
  })
  for (const known of [blocked, undefined]) {
    vi.stubGlobal('Worker', known)
    expect(await measure(games, ground, leaving.signal)).toEqual(onPage)
  }
  expect(blocked).toHaveBeenCalledOnce()
})

it('whoever leaves sends the worker home, and the page plays nothing in its place', async () => {
  const { worker, measured } = begun()
  leaving.abort()
  expect(await measured).toBe(undefined)
  expect(worker.ended).toBe(1)
})
