import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { openThrottles, type Throttle } from '../../../server/accounts/throttle.ts'
import { openLog } from '../../../server/log.ts'
import { openRedis, type RedisLine } from '../../../server/processes/redis.ts'
import { unlessHeldUp } from '../../heldUp.ts'
import { patience } from '../../patience.ts'
import { type RedisServer, startRedisServer } from '../processes/redisServer.ts'

const redis = await startRedisServer()
if ('unavailable' in redis) process.stderr.write(`Throttles of several processes are skipped: ${redis.unavailable}\n`)
afterAll(async () => {
  if (!('unavailable' in redis)) await redis.stop()
})

const pace = { points: 10, seconds: 600 }

/** How many of this many tries at once are let through. */
const letThrough = async (tries: number, ...throttles: Throttle[]) => {
  const all = Array.from({ length: tries }, (_, index) => throttles[index % throttles.length]?.take('anna'))
  return (await Promise.all(all)).filter(Boolean).length
}

it('counts each throttle for itself, and refuses two of one name', async () => {
  const throttles = openThrottles()
  const [one, other] = [throttles('logins', pace), throttles('renames', pace)]
  expect([await letThrough(20, one), await letThrough(20, other)]).toEqual([10, 10])
  expect(() => throttles('logins', pace)).toThrow('logins')
})

it('says whether tries are left without taking one, and takes as many as something weighs', async () => {
  const throttle = openThrottles()('uploads', pace)
  expect(await throttle.isSpent('anna')).toBe(false)
  expect([await throttle.take('anna', 6), await throttle.isSpent('anna')]).toEqual([true, false])
  expect([await throttle.take('anna', 5), await throttle.isSpent('anna')]).toEqual([false, false])
  expect([await throttle.take('anna', 4), await throttle.isSpent('anna')]).toEqual([true, true])
  expect(await throttle.isSpent('ben')).toBe(false)
})

it('counts what has happened also where it is more than was left', async () => {
  const throttle = openThrottles()('hosted', pace)
  expect([await throttle.add('anna', 6), await throttle.isSpent('anna')]).toEqual([undefined, false])
  expect([await throttle.add('anna', 60), await throttle.isSpent('anna')]).toEqual([undefined, true])
  expect(await throttle.isSpent('ben')).toBe(false)
})

describe.skipIf('unavailable' in redis)('on several processes', () => {
  if (!('unavailable' in redis)) together(redis)
})

const heldUpMs = 200

function together(server: RedisServer) {
  const lines: RedisLine[] = []
  afterEach(() => {
    for (const line of lines.splice(0)) line.close()
  })
  const onProcess = async (name: string) => {
    const line = await openRedis(server.url, openLog('silent'))
    lines.push(line)
    return openThrottles(line.commands)(name, pace)
  }

  /** An answer of Redis that is late counts as none. Then each process counts by itself, and the test begins anew. */
  let attempts = 0
  const inTime = (attempt: (name: string) => Promise<void>) =>
    unlessHeldUp(heldUpMs, () => attempt(`together ${++attempts}`))

  it('counts the tries of all together, and gives back to all', () =>
    inTime(async (name) => {
      const all = [await onProcess(name), await onProcess(name), await onProcess(name)]
      expect(await letThrough(40, ...all)).toBe(10)
      await all[0]?.giveBack('anna')
      // Tries beyond the last count, too. If one of forty tries is given back, there are still too many.
      expect(await letThrough(1, ...all)).toBe(0)
      const other = await onProcess(`other than ${name}`)
      expect(await letThrough(20, other)).toBe(10)
    }))

  it('knows of all together whether tries are left', () =>
    inTime(async (name) => {
      const [one, other] = [await onProcess(name), await onProcess(name)]
      expect([await one.take('anna', 9), await other.isSpent('anna')]).toEqual([true, false])
      expect([await one.take('anna'), await other.isSpent('anna')]).toEqual([true, true])
      expect(await other.isSpent('ben')).toBe(false)
      expect([await one.take('carla', 8), await other.take('carla', 3), await one.take('carla', 2)]).toEqual([
        true,
        false,
        true,
      ])
    }))

  it('counts what has happened at any of them, and by itself where Redis is away', async () => {
    const [one, other] = [await onProcess('happened'), await onProcess('happened')]
    await one.add('anna', 30)
    expect(await other.isSpent('anna')).toBe(true)
    await server.kill()
    await vi.waitUntil(() => lines.every(({ isUp }) => !isUp), patience)
    await one.add('ben', 30)
    expect(await one.isSpent('ben')).toBe(true)
    await server.restart()
    await vi.waitUntil(() => lines.every(({ isUp }) => isUp), patience)
  })

  it('counts by itself as soon as Redis is away, without a try that waits or fails, and together again after that', async () => {
    const [one, other] = [await onProcess('alone'), await onProcess('alone')]
    expect(await letThrough(10, one, other)).toBe(10)
    await server.kill()
    await vi.waitUntil(() => lines.every(({ isUp }) => !isUp), patience)
    expect(await letThrough(40, one)).toBe(10)
    expect(await letThrough(40, other)).toBe(10)
    await one.giveBack('anna')
    await server.restart()
    await vi.waitUntil(() => lines.every(({ isUp }) => isUp), patience)
    expect(await letThrough(40, one, other)).toBe(10)
  })

  it('counts a try that is on its way to a Redis that stands still', async () => {
    const one = await onProcess('still')
    server.freeze()
    try {
      expect(await letThrough(40, one)).toBe(10)
    } finally {
      server.thaw()
    }
  })
}
