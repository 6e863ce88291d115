import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answersAfter, usualIsDead } from '../../../client/net/line/otherWays.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  usualIsDead()
})

/** A server that answers on each way after this time, or never. `shut`: it refuses callers without cookies. */
function aServer(usualMs: number, asideMs: number, shut = false): { asked: number } {
  const server = { asked: 0 }
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', (_: string, { credentials, signal }: RequestInit) => {
    server.asked += 1
    const isAside = credentials === 'omit'
    return new Promise<Response>((settle, reject) => {
      const answer = new Response(null, { status: shut && isAside ? 401 : 200 })
      setTimeout(() => settle(answer), isAside ? asideMs : usualMs)
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  })
  return server
}

const never = 1_000_000

const found = async () => {
  const answer = answersAfter(() => true).then(
    () => 'answers',
    () => 'silent',
  )
  await vi.advanceTimersByTimeAsync(20_000)
  return answer
}

describe('the usual way to the server', () => {
  it('is dead where the server answers aside alone, for one knock and for a moment', async () => {
    aServer(never, 400)
    const answer = answersAfter(() => true)
    await vi.advanceTimersByTimeAsync(2_000)
    await answer
    expect([usualIsDead(), usualIsDead()]).toEqual([true, false])
    expect(await found()).toBe('answers')
    expect(usualIsDead()).toBe(false)
  })

  it.each([
    ['after a moment in which everything stood still', 800, 1_100],
    ['of a server that is slow on all ways', 2_000, 2_600],
  ])('is alive %s, though another answers, too', async (_, usualMs, asideMs) => {
    aServer(usualMs, asideMs)
    const answer = answersAfter(() => true)
    await vi.advanceTimersByTimeAsync(7_000)
    await answer
    expect(usualIsDead()).toBe(false)
  })

  it('is the only one where something before the school turns away who comes without cookies', async () => {
    aServer(never, 100, true)
    expect(await found()).toBe('silent')
    expect(usualIsDead()).toBe(false)
  })

  it('is asked for by few requests where nothing answers', async () => {
    const server = aServer(never, never)
    expect(await found()).toBe('silent')
    expect(server.asked).toBeLessThanOrEqual(8)
  })
})
