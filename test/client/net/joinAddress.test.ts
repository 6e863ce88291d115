import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page at this address, and what the server says when it is asked; nothing if it does not answer. */
const openPage = async (origin: string, said: { address?: string }) => {
  const asked = vi.fn(async () => {
    if (said.address === undefined) throw new TypeError('no line')
    return Response.json({ address: said.address })
  })
  vi.stubGlobal('fetch', asked)
  const { hostname } = new URL(origin)
  vi.stubGlobal('window', Object.assign(globalThis, { location: { origin, hostname } }))
  const { useOrigin, watchOrigin } = await import('../../../client/net/joinAddress.ts')
  return { asked, watchOrigin, origin: () => useOrigin.getState().origin }
}

it('a board on the own machine of its host shows the address of the school also where the first question got no answer', async () => {
  const said: { address?: string } = {}
  const page = await openPage('http://localhost:2567', said)
  const stop = page.watchOrigin()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(page.origin()).toBe('http://localhost:2567')
  said.address = 'http://192.168.1.20:2567'
  await vi.advanceTimersByTimeAsync(5_000)
  expect(page.origin()).toBe('http://192.168.1.20:2567')
  stop?.()
})

it('a laptop that is carried to another place shows the address that it has there, and asks once for all that show it', async () => {
  const said = { address: 'http://192.168.1.20:2567' }
  const page = await openPage('http://localhost:2567', said)
  const stops = [page.watchOrigin(), page.watchOrigin()]
  await vi.advanceTimersByTimeAsync(1_000)
  expect(page.asked).toHaveBeenCalledTimes(1)
  said.address = 'http://10.0.8.3:2567'
  stops.pop()?.()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(page.origin()).toBe('http://10.0.8.3:2567')
  stops.pop()?.()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(page.asked).toHaveBeenCalledTimes(2)
})

it('a board at any other address asks nobody, because phones can open that address, too', async () => {
  const page = await openPage('http://school.lan', { address: 'http://192.168.1.20' })
  page.watchOrigin()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([page.origin(), page.asked.mock.calls.length]).toEqual(['http://school.lan', 0])
})
