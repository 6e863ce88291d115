import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deadLine } from './deadLine.ts'

type Room = ReturnType<typeof aRoom>

/** A room as the library gives it. The test sees what is done to it, and plays what it says. */
const aRoom = () => {
  const left: ((code: number, reason?: string) => void)[] = []
  const told: ((type: string, message: unknown) => void)[] = []
  /** What this end has sent, and when. */
  const said: { what: 'ping' | 'here' | 'message'; at: number }[] = []
  const say = (what: 'ping' | 'here' | 'message') => void said.push({ what, at: performance.now() })
  return {
    said,
    roomId: 'ABC234',
    answersPings: true,
    roundTripMs: 0,
    reconnection: { enabled: true },
    connection: {
      isOpen: true,
      close: vi.fn(),
      send: () => say('here'),
      events: { onmessage: (_: { data: ArrayBuffer }) => {} },
    },
    /** Any frame: a patch or an answer. */
    hear() {
      this.connection.events.onmessage({ data: new ArrayBuffer(1) })
    },
    onMessage: (_type: string, listener: (type: string, message: unknown) => void) => told.push(listener),
    onStateChange: () => {},
    onLeave: (listener: (code: number, reason?: string) => void) => left.push(listener),
    onError: () => {},
    ping() {
      say('ping')
      if (this.answersPings) setTimeout(() => this.hear(), this.roundTripMs)
    },
    send: () => say('message'),
    leave: vi.fn(),
    drop: (reason?: string) => {
      for (const listener of left) listener(1006, reason)
    },
    tell: (type: string) => {
      for (const listener of told) listener(type, {})
    },
  }
}

type FetchFn = (url: string, init: RequestInit) => Promise<Response>

const world = vi.hoisted(() => ({ attempts: [] as number[] }))
vi.mock('colyseus.js', () => ({
  SchemaSerializer: class {},
  /** Asks for a seat with the `fetchFn` it was given, as the library does. */
  Client: class {
    private readonly ask: FetchFn
    constructor(_: string, { fetchFn }: { fetchFn: FetchFn }) {
      this.ask = fetchFn
    }
    joinById = async (_: string, options: object = {}) => {
      const knock = { method: 'POST', body: JSON.stringify(options) }
      const { ok, status, statusText } = await this.ask('/matchmake/joinById/ABC234', knock)
      if (!ok) throw Object.assign(new Error(statusText), { code: status })
      return aRoom()
    }
  },
}))
vi.stubGlobal('window', Object.assign(globalThis, { location: { origin: 'http://school' } }))

const { RoomLine } = await import('../../../client/net/line/roomLine.ts')
const { useConnection } = await import('../../../client/net/connection.ts')

const aLine = (next: () => Promise<Room>) => {
  const happened: string[] = []
  const line = new RoomLine({
    sitDownAgain: () => {
      world.attempts.push(Date.now())
      return next() as never
    },
    onOpen: () => happened.push('open'),
    onLost: () => happened.push('lost'),
    onStoodStill: () => happened.push('stood still'),
    onEnd: (why, message) => happened.push(`${why} ${message}`.trim()),
    onState: () => {},
    onTold: (type) => happened.push(type),
  })
  return { line, happened }
}

const opened = async (next: () => Promise<Room>) => {
  const room = aRoom()
  const { line, happened } = aLine(next)
  await line.open(async () => room as never)
  return { line, happened, room }
}

beforeEach(() => {
  world.attempts = []
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a line to a room', () => {
  it('comes back after it was cut', async () => {
    const { happened, room } = await opened(async () => aRoom())
    room.drop()
    await vi.advanceTimersByTimeAsync(1000)
    expect(happened).toEqual(['open', 'lost', 'open'])
  })

  it('notices that nobody answers any more, long before the browser does', async () => {
    const { happened, room } = await opened(async () => aRoom())
    await vi.advanceTimersByTimeAsync(60_000)
    expect(happened).toEqual(['open'])
    room.answersPings = false
    await vi.advanceTimersByTimeAsync(16_000)
    expect(room.connection.close).toHaveBeenCalled()
    expect(happened).toEqual(['open', 'lost', 'open'])
  })

  it('says once that the page stood still, also where one of its clocks did not go on meanwhile', async () => {
    const { happened, room } = await opened(async () => aRoom())
    const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms)
    await vi.advanceTimersByTimeAsync(2000)
    room.hear()
    sleep(10_000)
    room.hear()
    room.hear()
    expect(happened).toEqual(['open'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(happened).toEqual(['open', 'stood still'])
    sleep(10_000)
    await vi.advanceTimersByTimeAsync(4000)
    expect(happened).toEqual(['open', 'stood still', 'stood still'])
  })

  it('does not take a clock that is put back, or a page that is only quiet, for one that stood still', async () => {
    const { happened, room } = await opened(async () => aRoom())
    vi.setSystemTime(Date.now() - 3 * 60 * 60_000)
    room.hear()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(happened).toEqual(['open'])
  })

  const silentFor = async (answerAsked: () => Promise<Response>) => {
    vi.stubGlobal('fetch', vi.fn(answerAsked))
    const { happened, room } = await opened(async () => aRoom())
    room.answersPings = false
    for (let waited = 500; ; waited += 500) {
      await vi.advanceTimersByTimeAsync(500)
      if (happened.includes('lost')) return waited
    }
  }

  it('is given up sooner where the server answers elsewhere than where nothing does', async () => {
    expect(await silentFor(async () => new Response())).toBe(4000)
    expect(await silentFor(() => Promise.reject(new TypeError('no network')))).toBe(8000)
    expect(await silentFor(() => new Promise(() => {}))).toBe(8000)
  })

  it('is asked at once when the network has come back, and given up a moment later where it is dead', async () => {
    vi.stubGlobal('fetch', async () => new Response())
    const { line, happened, room } = await opened(async () => aRoom())
    line.hurry()
    expect(room.said.map(({ what }) => what)).toEqual(['ping'])
    await vi.advanceTimersByTimeAsync(0)
    room.answersPings = false
    line.hurry()
    await vi.advanceTimersByTimeAsync(700)
    expect(happened).toEqual(['open'])
    await vi.advanceTimersByTimeAsync(50)
    expect(happened).toEqual(['open', 'lost'])
  })

  it('is kept while the process of its game stands still for a moment after an answer, though another one answers', async () => {
    vi.stubGlobal('fetch', async () => new Response())
    const { line, happened, room } = await opened(async () => aRoom())
    room.hear()
    room.answersPings = false
    line.send('submit-answer', {})
    await vi.advanceTimersByTimeAsync(3400)
    expect(happened).toEqual(['open'])
    await vi.advanceTimersByTimeAsync(200)
    expect(happened).toEqual(['open', 'lost'])
  })

  it('costs a server that stands still a few requests, and no two rounds on all ways', async () => {
    const asked = vi.fn((_: string, { signal }: RequestInit) => {
      const { promise, reject } = Promise.withResolvers<Response>()
      signal?.addEventListener('abort', () => reject(new Error('aborted')))
      return promise
    })
    vi.stubGlobal('fetch', asked)
    const { line, room } = await opened(async () => aRoom())
    room.hear()
    room.answersPings = false
    line.send('submit-answer', {})
    await vi.advanceTimersByTimeAsync(7500)
    expect(asked.mock.calls.length).toBeLessThanOrEqual(8)
    expect(asked.mock.calls.length).toBeGreaterThan(1)
  })

  it('that is slow and whole is asked about elsewhere no more than once', async () => {
    const asked = vi.fn(async () => new Response())
    vi.stubGlobal('fetch', asked)
    const { line, happened, room } = await opened(async () => aRoom())
    room.roundTripMs = 1600
    for (let times = 0; times < 5; times++) {
      line.send('submit-answer', {})
      await vi.advanceTimersByTimeAsync(4000)
    }
    expect(asked.mock.calls.length).toBeLessThanOrEqual(1)
    expect(happened).toEqual(['open'])
  })

  it('is not taken for a slow one for good because its process stood still once', async () => {
    vi.stubGlobal('fetch', async () => new Response())
    const { line, happened, room } = await opened(async () => aRoom())
    room.roundTripMs = 2400
    line.send('submit-answer', {})
    await vi.advanceTimersByTimeAsync(3500)
    room.roundTripMs = 0
    await vi.advanceTimersByTimeAsync(20_000)
    expect(happened).toEqual(['open'])
    room.answersPings = false
    room.hear()
    await vi.advanceTimersByTimeAsync(4500)
    expect(happened[1]).toBe('lost')
  })

  it.each([
    { who: 'the server', status: 403, type: 'application/json; charset=utf-8', ends: 'refused full', knocks: 1 },
    { who: 'a filter of the network', status: 403, type: 'text/html', ends: 'open', knocks: 3 },
    { who: 'a network that wants a login', status: 200, type: 'text/html', ends: 'open', knocks: 3 },
  ])(
    'takes a $status as the last word only where it is one of the server: of $who',
    async ({ status, type, ends, knocks }) => {
      const refused = new Response('', { status, statusText: 'full', headers: { 'content-type': type } })
      const answers = [refused, refused]
      const asked = vi.fn(async (_: string) => answers.pop() ?? new Response())
      vi.stubGlobal('fetch', asked)
      const room = aRoom()
      const happened: string[] = []
      const line = new RoomLine({
        sitDownAgain: (client) => client.joinById('ABC234'),
        onOpen: () => happened.push('open'),
        onLost: () => {},
        onStoodStill: () => {},
        onEnd: (why, message) => happened.push(`${why} ${message}`),
        onState: () => {},
        onTold: () => {},
      })
      await line.open(async () => room as never)
      room.drop()
      await vi.advanceTimersByTimeAsync(10_000)
      expect(happened).toEqual(['open', ends])
      expect(asked.mock.calls.filter(([path]) => path.includes('joinById'))).toHaveLength(knocks)
    },
  )

  it('is not hurried again and again where pages get through and knocks do not', async () => {
    const { line, room } = await opened(() => Promise.reject(new TypeError('reset')))
    room.drop()
    for (let passed = 0; passed < 20_000; passed += 600) {
      line.hurry()
      await vi.advanceTimersByTimeAsync(600)
    }
    expect(world.attempts.length).toBeGreaterThan(4)
    expect(world.attempts.length).toBeLessThan(13)
  })

  it('is kept where the answer on it comes before the one from elsewhere, and asks nobody while it lives', async () => {
    const asked = vi.fn(() => new Promise<Response>((resolve) => setTimeout(() => resolve(new Response()), 1000)))
    vi.stubGlobal('fetch', asked)
    const { happened, room } = await opened(async () => aRoom())
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).not.toHaveBeenCalled()
    room.hear()
    room.answersPings = false
    await vi.advanceTimersByTimeAsync(4500)
    room.hear()
    room.answersPings = true
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(happened).toEqual(['open'])
  })

  const aMinute = async (room: Room, everyMs: number, act: () => void) => {
    for (let passed = 0; passed < 60_000; passed += everyMs) {
      await vi.advanceTimersByTimeAsync(everyMs)
      act()
    }
    return room.said
  }

  it('asks nothing while it is told things, and answers them from time to time with the shortest of words', async () => {
    const { room } = await opened(async () => aRoom())
    const said = await aMinute(room, 2250, () => room.hear())
    expect(said.map(({ what }) => what)).toEqual(Array.from({ length: 13 }, () => 'here'))
    // The server pings a device that has said nothing for more than five seconds.
    said.reduce((before, { at }) => {
      expect(at - before).toBeLessThanOrEqual(5000)
      return at
    }, said[0]?.at ?? 0)
  })

  it('says nothing at all while its pupil does and something is told', async () => {
    const { line, room } = await opened(async () => aRoom())
    const said = await aMinute(room, 2000, () => {
      line.send('submit-answer', {})
      room.hear()
    })
    expect(said.filter(({ what }) => what !== 'message')).toEqual([])
  })

  it('asks by itself where the server tells nothing', async () => {
    const { room } = await opened(async () => aRoom())
    room.roundTripMs = 200
    const said = await aMinute(room, 60_000, () => {})
    expect(said.map(({ what }) => what)).toEqual(Array.from({ length: 17 }, () => 'ping'))
  })

  it('waits longer after each time in vain, but never long', async () => {
    const { room } = await opened(() => Promise.reject(new Error('no network')))
    room.drop()
    await vi.advanceTimersByTimeAsync(60_000)
    const pauses = world.attempts.slice(1).map((at, index) => at - (world.attempts[index] ?? 0))
    expect(pauses.slice(0, 4)).toEqual([1000, 1500, 2250, 3375])
    expect(pauses.at(-1)).toBe(5000)
  })

  it('waits no longer for an attempt that nobody answers, and is in the room all the same should it still open', async () => {
    const late = aRoom()
    const never = new Promise<Room>(() => {})
    const inTurn = [new Promise<Room>((resolve) => setTimeout(() => resolve(late), 25_000)), never]
    const { happened, room } = await opened(() => inTurn.shift() ?? never)
    room.drop()
    await vi.advanceTimersByTimeAsync(22_000)
    expect(world.attempts).toHaveLength(2)
    expect(happened).toEqual(['open', 'lost'])
    await vi.advanceTimersByTimeAsync(4000)
    expect(happened).toEqual(['open', 'lost', 'open'])
    expect(late.leave).not.toHaveBeenCalled()
  })

  it('stays with whichever room opened last, and leaves the other without giving its seat back', async () => {
    const [late, soon] = [aRoom(), aRoom()]
    const inTurn = [new Promise<Room>((resolve) => setTimeout(() => resolve(late), 25_000)), Promise.resolve(soon)]
    const { line, happened, room } = await opened(() => inTurn.shift() as Promise<Room>)
    room.drop()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(soon.leave).toHaveBeenCalledWith(false)
    soon.drop('replaced')
    expect(happened).toEqual(['open', 'lost', 'open', 'open'])
    line.leave()
    expect(late.leave).toHaveBeenCalled()
  })

  it('leaves a room that opens when nobody wants it any more', async () => {
    const late = aRoom()
    const { line } = aLine(async () => aRoom())
    const entering = line.open(() => new Promise((resolve) => setTimeout(() => resolve(late as never), 3000)))
    line.leave()
    await vi.advanceTimersByTimeAsync(3000)
    await entering
    expect(late.leave).toHaveBeenCalledWith()
  })

  it('lets go of a door that never answers, each time, and comes in once it does', async () => {
    const dead = deadLine()
    const { line, happened } = aLine(async () => aRoom())
    const entering = line.open((client) => client.joinById('ABC234') as never).catch(() => happened.push('in vain'))
    await vi.advanceTimersByTimeAsync(0)
    expect(dead.underWay).toBe(1)
    await vi.advanceTimersByTimeAsync(20_000)
    await entering
    expect(dead.underWay).toBe(0)
    vi.stubGlobal('fetch', async () => new Response())
    await line.open((client) => client.joinById('ABC234') as never)
    expect(happened).toEqual(['in vain', 'open'])
  })

  it('knocks again where a blink has swallowed its knock and the server answers elsewhere, and is not offline', async () => {
    const dead = deadLine()
    const { fetch: swallow } = globalThis
    vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
      input.includes('/matchmake/') ? swallow(input, init) : Promise.resolve(new Response()),
    )
    const { line, happened } = aLine(async () => aRoom())
    const entering = line.open((client) => client.joinById('ABC234') as never).catch(() => happened.push('in vain'))
    await vi.advanceTimersByTimeAsync(3500)
    await entering
    expect(happened).toEqual(['in vain'])
    expect(dead.underWay).toBe(0)
    expect(useConnection.getState().online).toBe(true)
  })

  it('knocks by the key of its seat and without cookies where the server answers nothing else, and the next time as ever', async () => {
    const dead = deadLine()
    const { fetch: swallow } = globalThis
    const knocks: RequestInit[] = []
    vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
      if (input.includes('/matchmake/')) knocks.push(init)
      return init.credentials === 'omit' ? Promise.resolve(new Response()) : swallow(input, init)
    })
    const { line, happened } = aLine(async () => aRoom())
    const knock = async (options: object) => {
      const knocking = line.open((client) => client.joinById('ABC234', options) as never)
      knocking.catch(() => happened.push('in vain'))
      await vi.advanceTimersByTimeAsync(9_000)
      await knocking.catch(() => {})
    }
    const said = () => knocks.map(({ credentials, body }) => [credentials, JSON.parse(String(body))])
    await knock({ seatKey: 'key' })
    expect(happened).toEqual(['in vain'])
    await knock({ seatKey: 'key' })
    expect(happened).toEqual(['in vain', 'open'])
    await knock({ seatKey: 'key' })
    // Without a key and without cookies a player would be a stranger, so this knock keeps the cookies.
    await knock({ username: 'Ann' })
    expect(said()).toEqual([
      [undefined, { seatKey: 'key' }],
      ['omit', { seatKey: 'key', byKey: true }],
      [undefined, { seatKey: 'key' }],
      [undefined, { username: 'Ann' }],
    ])
    expect(dead.underWay).toBe(0)
  })

  it('is asked sooner where what it was told is not answered, and no later for being told more', async () => {
    const { line, room } = await opened(async () => aRoom())
    await vi.advanceTimersByTimeAsync(500)
    line.send('submit-answer', {})
    await vi.advanceTimersByTimeAsync(800)
    line.send('tap-slime', {})
    expect(room.said.filter(({ what }) => what === 'ping')).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(room.said.filter(({ what }) => what === 'ping')).toHaveLength(1)
  })

  it.each(['removed', 'elsewhere', 'misbehaved'])('ends when the room says "%s"', async (reason) => {
    const { happened, room } = await opened(async () => aRoom())
    room.drop(reason)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(happened).toEqual(['open', reason])
  })

  it('ends with the words of a refusal', async () => {
    const { happened, room } = await opened(() => Promise.reject({ code: 404, message: 'Game not found' }))
    room.drop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(happened).toEqual(['open', 'lost', 'refused Game not found'])
  })

  it('hears nothing more of a room that was left', async () => {
    const { line, happened, room } = await opened(async () => aRoom())
    line.leave()
    room.tell('next-question')
    room.drop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(happened).toEqual(['open', 'left'])
    expect(line.send('next', {})).toBe(false)
  })

  it('asks again every second where it is told that the server cannot let it in just now', async () => {
    const { room } = await opened(() => Promise.reject(Object.assign(new Error('busy'), { code: 503 })))
    room.drop()
    await vi.advanceTimersByTimeAsync(20_000)
    const pauses = world.attempts.slice(1).map((at, index) => at - (world.attempts[index] ?? 0))
    expect(new Set(pauses)).toEqual(new Set([1000]))
  })

  it('makes one attempt at a time, however often it is hurried, and the next at once when that failed', async () => {
    const attempts: PromiseWithResolvers<Room>[] = []
    const { line, happened, room } = await opened(() => {
      const attempt = Promise.withResolvers<Room>()
      attempts.push(attempt)
      return attempt.promise
    })
    room.drop()
    await vi.advanceTimersByTimeAsync(1000)
    line.hurry()
    line.hurry()
    await vi.advanceTimersByTimeAsync(5000)
    expect(attempts).toHaveLength(1)
    attempts[0]?.reject(new Error('no network'))
    await vi.advanceTimersByTimeAsync(0)
    expect(attempts).toHaveLength(2)
    attempts[1]?.resolve(aRoom())
    await vi.advanceTimersByTimeAsync(60_000)
    expect(attempts).toHaveLength(2)
    expect(happened).toEqual(['open', 'lost', 'open'])
  })

  it('comes back where an earlier attempt of its own has put it out', async () => {
    const { happened, room } = await opened(async () => aRoom())
    room.drop('replaced')
    await vi.advanceTimersByTimeAsync(1000)
    expect(happened).toEqual(['open', 'lost', 'open'])
  })

  it('does not hurry into a room it has not been to', async () => {
    const { line } = aLine(async () => aRoom())
    line.hurry()
    await vi.advanceTimersByTimeAsync(1000)
    expect(world.attempts).toEqual([])
  })
})
