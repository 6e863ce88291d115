import { afterEach, expect, it, vi } from 'vitest'

vi.mock('../../../client/state/session.ts', () => ({ signedInUser: () => null }))
vi.mock('../../../client/state/game.ts', () => ({ isInGame: () => false }))
vi.stubGlobal('window', Object.assign(globalThis, { location: { origin: 'http://school' } }))

const { enter } = await import('../../../client/state/entrance.ts')
const { useConnection } = await import('../../../client/net/connection.ts')

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('whoever comes to a game while a blink swallows the question for it is asked for a name soon, and is not offline', async () => {
  vi.useFakeTimers()
  let looks = 0
  const door = { gameCode: 'ABC234', open: true, refusal: null, nicknames: 'free' }
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    const isSwallowed = url.includes('/api/games/') && ++looks === 1
    if (!isSwallowed) return Promise.resolve(Response.json(door))
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  const said: boolean[] = []
  useConnection.subscribe(({ online }) => said.push(online))
  const since = performance.now()
  const coming = enter('ABC234').then((entrance) => ({ entrance, tookMs: performance.now() - since }))
  await vi.advanceTimersByTimeAsync(20_000)
  const { entrance, tookMs } = await coming
  expect(entrance).toEqual({ kind: 'asked', nicknames: 'free' })
  expect(tookMs).toBeLessThan(5_000)
  expect(looks).toBe(2)
  expect(said).not.toContain(false)
})
