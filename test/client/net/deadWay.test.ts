import type { Client } from 'colyseus.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useConnection } from '../../../client/net/connection.ts'
import { isWhole, watchForDeath } from '../../../client/net/line/deadWay.ts'
import { clientThatGivesUp, LineShut, noteLine } from '../../../client/net/line/shutLine.ts'
import { deadLine } from './deadLine.ts'

interface Events {
  onopen?: (event: unknown) => void
  onmessage?: (event: unknown) => void
}

/** A player with a seat. The line opens and the room lets them in when the test says so. */
const comeIn = () => {
  const joined = Promise.withResolvers<unknown>()
  const line = { events: {} as Events, close: vi.fn() }
  class Library {
    createRoom() {
      return { connection: line }
    }
    consumeSeatReservation() {
      this.createRoom()
      return joined.promise
    }
  }
  const client = new (clientThatGivesUp(Library as unknown as typeof Client))('')
  const letIn = () => joined.resolve(null)
  /** The library passes on the code of what it hears first. */
  const fails = (code?: number) => joined.reject(Object.assign(new Error('line'), { code }))
  const coming = { end: '', afterMs: 0, line, letIn, fails }
  const since = performance.now()
  const ended = (end: string) => Object.assign(coming, { end, afterMs: performance.now() - since })
  client.consumeSeatReservation({ roomId: 'ABC234' } as never).then(
    () => ended('in'),
    (error) => ended(error instanceof LineShut ? error.how : 'refused'),
  )
  return coming
}

const serverAnswers = (ms: number) =>
  vi.stubGlobal('fetch', () => new Promise((resolve) => setTimeout(() => resolve(new Response()), ms)))
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  isWhole()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a line on its way into a room', () => {
  it('is given up within seconds where a blink has swallowed it and the server answers elsewhere', async () => {
    serverAnswers(100)
    const coming = comeIn()
    await pass(3000)
    expect(coming.end).toBe('shut')
    expect(coming.line.close).toHaveBeenCalled()
  })

  it.each([100, 500, 1500, 3000])('has three round trips of %s ms to open', async (roundTripMs) => {
    serverAnswers(roundTripMs)
    const coming = comeIn()
    await pass(3 * roundTripMs)
    coming.line.events.onopen?.({})
    await pass(1000)
    coming.letIn()
    await pass(30_000)
    expect(coming.end).toBe('in')
    expect(coming.line.close).not.toHaveBeenCalled()
  })

  it('is given up where the ways that were open before have died with it', async () => {
    deadLine()
    const { fetch: swallow } = globalThis
    let asked = 0
    vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
      ++asked <= 7 ? swallow(input, init) : Promise.resolve(new Response()),
    )
    const coming = comeIn()
    await pass(5000)
    expect(coming.end).toBe('shut')
  })

  it('is waited for where nothing answers anywhere, but not for ever', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    const coming = comeIn()
    await pass(14_000)
    expect(coming.end).toBe('')
    await pass(2000)
    expect(coming.end).toBe('shut')
  })

  it('has longer each time it is given up', async () => {
    serverAnswers(100)
    const took: number[] = []
    for (let times = 0; times < 3; times++) {
      const coming = comeIn()
      await pass(16_000)
      expect(coming.end).toBe('shut')
      took.push(coming.afterMs)
    }
    expect(took[1]).toBeGreaterThan((took[0] ?? 0) * 1.5)
    expect(took[2]).toBeGreaterThan((took[1] ?? 0) * 1.5)
  })

  it('is given up within half a minute, however often that was necessary before', async () => {
    serverAnswers(100)
    for (let times = 0; times < 40; times++) {
      const door = vi.fn()
      watchForDeath(1500, door)
      await pass(25_000)
      expect(door).toHaveBeenCalledTimes(1)
    }
    const door = vi.fn()
    watchForDeath(1500, door)
    await pass(20_000)
    expect(door).not.toHaveBeenCalled()
  })

  it('is given up where it has opened and says nothing more', async () => {
    serverAnswers(100)
    const coming = comeIn()
    await pass(200)
    coming.line.events.onopen?.({})
    await pass(5000)
    expect(coming.end).toBe('silent')
  })

  it.each([
    { why: 'it is cut', code: 1006, end: 'silent' },
    { why: 'a browser tells the fault before the end, without a code', code: undefined, end: 'silent' },
    { why: 'the server sends the device away', code: 4000, end: 'refused' },
  ])('where it has opened and then ends, because $why: $end', async ({ code, end }) => {
    serverAnswers(100)
    const coming = comeIn()
    coming.line.events.onopen?.({})
    coming.fails(code)
    await pass(0)
    expect(coming.end).toBe(end)
  })

  it('is kept where the server takes long to let somebody in, and says that it is there', async () => {
    serverAnswers(100)
    const coming = comeIn()
    await pass(200)
    coming.line.events.onopen?.({})
    for (let beat = 0; beat < 5; beat++) {
      await pass(3000)
      coming.line.events.onmessage?.({})
    }
    coming.letIn()
    await pass(0)
    expect(coming.end).toBe('in')
  })

  it('is no sign of a network that keeps lines from opening before it has failed twice', async () => {
    const { isLineShut } = useConnection.getState()
    expect(isLineShut).toBe(false)
    const since = performance.now()
    await pass(8000)
    noteLine('shut', since)
    expect(useConnection.getState().isLineShut).toBe(false)
    noteLine('shut', performance.now())
    expect(useConnection.getState().isLineShut).toBe(true)
    noteLine('in', performance.now())
    expect(useConnection.getState().isLineShut).toBe(false)
  })

  it('is a sign of such a network only after a while where it opens and says nothing, as a bad line may, too', async () => {
    const since = performance.now()
    for (const waitMs of [8_000, 11_000]) {
      await pass(waitMs)
      noteLine('silent', since)
      expect(useConnection.getState().isLineShut).toBe(false)
    }
    await pass(2_000)
    noteLine('silent', since)
    expect(useConnection.getState().isLineShut).toBe(true)
    noteLine('in', performance.now())
  })
})
