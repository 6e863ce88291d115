import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { type Log, openLog } from '../../../server/log.ts'
import { type Calls, NoAnswer, nobodyElse, openCalls } from '../../../server/processes/calls.ts'
import { openRedis, type RedisLine } from '../../../server/processes/redis.ts'
import { patience } from '../../patience.ts'
import { type RedisServer, startRedisServer } from './redisServer.ts'

/** Every answer comes much sooner, however busy the machine is. */
const patientMs = 600_000

const redis = await startRedisServer()
if ('unavailable' in redis) process.stderr.write(`Calls between processes are skipped: ${redis.unavailable}\n`)
afterAll(async () => {
  if (!('unavailable' in redis)) await redis.stop()
})

const silent = openLog('silent')
const heardLog = (): Log => ({ debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() })

describe.skipIf('unavailable' in redis)('calls between processes', () => {
  if (!('unavailable' in redis)) between(redis)
})

function between(server: RedisServer) {
  const open: { calls: Calls; line: RedisLine }[] = []
  afterEach(async () => {
    for (const { calls, line } of open.splice(0)) {
      await calls.close()
      line.close()
    }
  })

  const start = async (id: string, log = silent, url = server.url) => {
    const line = await openRedis(url, log)
    const calls = await openCalls(line, id, log)
    open.push({ calls, line })
    return calls
  }
  const two = async () => [await start('one'), await start('two')] as const
  const doubling = async () => {
    const [one, other] = await two()
    other.on('double', (value: number) => value * 2)
    return [one, other] as const
  }

  it('brings the answer of the other process, whatever that is made of', async () => {
    const [one, other] = await two()
    other.on('seat', async (code: string, visitor: object) => ({ code, ...visitor }))
    other.on('nothing', () => {})
    expect(await one.call('two', 'seat', ['ABCDEF', { device: null }], patientMs)).toEqual({
      code: 'ABCDEF',
      device: null,
    })
    expect(await one.call('two', 'nothing', [], patientMs)).toBeUndefined()
  })

  it('throws what the other side threw, by its message', async () => {
    const [one, other] = await two()
    other.on('seat', async () => {
      throw new Error('the room is full')
    })
    other.on('circle', () => {
      const circle: unknown[] = []
      circle.push(circle)
      return circle
    })
    await expect(one.call('two', 'seat', [], patientMs)).rejects.toThrow('the room is full')
    await expect(one.call('two', 'circle', [], patientMs)).rejects.toThrow(/circular/i)
    await expect(one.call('two', 'dance', [], patientMs)).rejects.toThrow('nobody answers to dance')
  })

  it('keeps a thousand questions that are on their way at once apart', async () => {
    const [one] = await doubling()
    const all = Array.from({ length: 1000 }, (_, index) => index)
    expect(await Promise.all(all.map((value) => one.call('two', 'double', [value], patientMs)))).toEqual(
      all.map((v) => v * 2),
    )
  })

  it('has no answer from a process that is not there, at once, and from one that thinks too long, in time', async () => {
    const [one, other] = await doubling()
    const finish = Promise.withResolvers<string>()
    other.on('think', () => finish.promise)
    // If the first call waited for its time to pass, it would end only after the test.
    await expect(one.call('nobody', 'double', [], patientMs)).rejects.toThrow(NoAnswer)
    await expect(one.call('two', 'think', [], 50)).rejects.toThrow(NoAnswer)
    finish.resolve('too late, and for nobody')
    expect(await one.call('two', 'double', [2], patientMs)).toBe(4)
  })

  it('drops what it cannot read, and says so once', async () => {
    const log = heardLog()
    const one = await start('one')
    const other = await start('two', log)
    other.on('double', (value: number) => value * 2)
    const line = open[0]?.line
    const unreadable = ['', '{', 'null', '7', '[]', '{"to":"x"}', '{"from":1}', '{"from":"x","name":"y"}']
    const harmless = ['{"to":12345}', '{"from":"x","id":1,"name":"__proto__","args":[]}']
    for (const text of [...unreadable, ...harmless, '\0'.repeat(100_000)])
      await line?.commands.publish(`${line.prefix}process:two`, text)
    expect(await one.call('two', 'double', [2], patientMs)).toBe(4)
    expect(log.warn).toHaveBeenCalledTimes(1)
  })

  it('keeps two schools on two numbers of one Redis apart', async () => {
    const [one] = await two()
    const stranger = await start('stranger', silent, `${server.url}/3`)
    await expect(stranger.call('one', 'double', [])).rejects.toThrow(NoAnswer)
    await expect(one.call('stranger', 'double', [])).rejects.toThrow(NoAnswer)
  })

  it('fails at once while Redis is away, and goes on by itself when it is back', async () => {
    const log = heardLog()
    const one = await start('one', log)
    const other = await start('two')
    other.on('think', () => new Promise(() => {}))
    other.on('double', (value: number) => value * 2)
    const cutOff = one.call('two', 'think', [], patientMs)
    const isCutOff = expect(cutOff).rejects.toThrow(NoAnswer)
    await server.kill()
    await isCutOff
    await vi.waitUntil(() => !one.isUp, patience)
    for (let times = 0; times < 100; times++)
      await expect(one.call('two', 'double', [2], patientMs)).rejects.toThrow(NoAnswer)
    await server.restart()
    await vi.waitUntil(() => one.isUp && other.isUp, patience)
    expect(await one.call('two', 'double', [2], patientMs)).toBe(4)
    expect(log.warn).toHaveBeenCalledTimes(1)
    expect(log.info).toHaveBeenCalledTimes(1)
  })

  it('takes a Redis that stands still for one that is away', async () => {
    const [one] = await doubling()
    server.freeze()
    try {
      await vi.waitUntil(() => !one.isUp, patience)
      await expect(one.call('two', 'double', [2], patientMs)).rejects.toThrow(NoAnswer)
    } finally {
      server.thaw()
    }
    await vi.waitUntil(() => one.isUp, patience)
    await vi.waitFor(async () => expect(await one.call('two', 'double', [2])).toBe(4), patience)
  })
}

describe('a process that is alone', () => {
  it('has nobody to call', async () => {
    await expect(nobodyElse.call('two', 'seat', [])).rejects.toThrow(NoAnswer)
    expect(nobodyElse.isUp).toBe(false)
  })
})
