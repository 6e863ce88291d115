import { expect, test, vi } from 'vitest'
import { type Played, sameSet } from '../../../rooms/sameSet.ts'
import { openLog } from '../../../server/log.ts'
import { openProcess } from '../../../server/processes/thisProcess.ts'
import { openWhereabouts } from '../../../server/processes/whereabouts.ts'
import { startRedisServer } from './redisServer.ts'

const here = { hostId: 'teacher', isTaught: true, since: 1 }
const anna = { userId: 'anna', device: 'chromebook-7' }
const place = { setId: 'sums', roomId: 'ABCDEF' }

let isPlayed = false
let isAsked: () => Promise<readonly string[] | 'unknown'> = async () => []
const lookout = {
  isPlayedElsewhere: async () => isPlayed,
  askedElsewhere: () => isAsked(),
  log: openLog('silent'),
  lookEveryMs: 50,
}

test('a game that another process has taken over is not forgotten with the process it was at', async ({ skip }) => {
  const redis = await startRedisServer()
  if ('unavailable' in redis) return skip(redis.unavailable)
  const open = async () => {
    const self = await openProcess(redis.url, openLog('silent'))
    if (!self.redis) throw new Error('there is no Redis')
    return { self, whereabouts: openWhereabouts(self, self.redis, lookout) }
  }
  const [before, after, asking] = [await open(), await open(), await open()]
  // In this test all rooms are in one process: each answers for the same ones.
  const roomId = place.roomId
  sameSet.open(place.setId, { ...here, roomId, playsSince: () => here.since, reconsider: () => {}, announce: () => {} })
  const seatsOf = async (userId: string) =>
    (await asking.whereabouts.seatsOf(userId)).map(({ roomId: seatedAt }) => seatedAt)
  const known = (who: typeof anna | { userId: null; device: string }) => asking.whereabouts.played(place.setId, who)

  await expect.poll(() => asking.self.redis?.commands.exists('plays:whole')).toBe(1)
  expect(await known(anna)).toEqual([])
  await before.whereabouts.satDown(place, anna, here)
  expect(await known(anna)).toEqual([here])
  expect(await known({ userId: null, device: anna.device })).toEqual([here])
  expect(await seatsOf('anna')).toEqual([place.roomId])
  expect(await seatsOf('ben')).toEqual([])
  // A practice has no code to come back by.
  await before.whereabouts.satDown({ ...place, roomId: 'PRACTICE-1' }, { userId: 'ben', device: null })
  expect(await seatsOf('ben')).toEqual([])
  await after.whereabouts.satDown(place, anna, here)
  before.whereabouts.left(place, [anna])
  // The words of one process arrive in their order.
  await before.whereabouts.played(place.setId, anna)
  expect(await known(anna)).toEqual([here])
  expect(await seatsOf('anna')).toEqual([place.roomId])
  // Another process has asked the room, which says that she has no seat there any more.
  const read = await asking.whereabouts.seatsOf('anna')
  await after.whereabouts.satDown(place, anna, here)
  asking.whereabouts.seatsGone('anna', read)
  // Meanwhile she has taken a new seat.
  expect(await seatsOf('anna')).toEqual([place.roomId])
  asking.whereabouts.seatsGone('anna', await asking.whereabouts.seatsOf('anna'))
  await expect.poll(() => seatsOf('anna')).toEqual([])
  after.whereabouts.left(place, [anna])
  await after.whereabouts.played(place.setId, anna)
  expect(await known(anna)).toEqual([])
  expect(await seatsOf('anna')).toEqual([])
  expect(await asking.self.redis?.commands.keys('plays:sums*')).toEqual([])

  for (const { self } of [before, after, asking]) await self.close()
  await redis.stop()
})

test('where it is not known who plays, a set is shut that somebody plays elsewhere, until everybody has told anew', async ({
  skip,
}) => {
  const redis = await startRedisServer()
  if ('unavailable' in redis) return skip(redis.unavailable)
  const self = await openProcess(redis.url, openLog('silent'))
  if (!self.redis) throw new Error('there is no Redis')
  const { commands } = self.redis
  const { played, satDown } = openWhereabouts(self, self.redis, lookout)
  const told = vi.fn()
  sameSet.open('sums-2', {
    ...here,
    roomId: 'GHJKLM',
    playsSince: () => undefined,
    reconsider: () => {},
    announce: told,
  })
  const asked = (): Promise<Played[]> => played('sums-2', anna)

  await expect.poll(() => commands.exists('plays:whole')).toBe(1)
  isPlayed = true
  expect(await asked()).toEqual([])
  // An operator empties Redis.
  told.mockClear()
  await commands.flushall()
  expect(await asked()).toEqual(unknown)
  isPlayed = false
  expect(await asked()).toEqual([])
  await expect.poll(() => commands.exists('plays:whole')).toBe(1)
  expect(told).toHaveBeenCalled()
  isPlayed = true
  expect(await asked()).toEqual([])
  // A note of a process that was killed, or is too slow to answer.
  await satDown({ setId: 'sums-2', roomId: 'ABCDEF' }, anna, here)
  await commands.hset('plays:sums-2:account:anna', 'GHJKLM', 'no such process')
  expect(await asked()).toEqual(unknown)
  await redis.stop()
  expect(await asked()).toEqual(unknown)
  // A teacher may teach all the same, but a practice waits.
  const teacher = { hostId: 'hill', isTaught: true }
  expect(sameSet.bars('sums-2', anna, teacher, unknown)).toBe(false)
  expect(sameSet.bars('sums-2', anna, { hostId: 'anna', isTaught: false }, unknown)).toBe(true)
  expect(sameSet.bars('sums-2', anna, { hostId: 'anna', isTaught: false, isPractice: true }, unknown)).toBe(true)
  isPlayed = false
  await self.close()
})

test('where Redis cannot say what classes behind an address are asked, all is hidden that others ask', async ({
  skip,
}) => {
  const redis = await startRedisServer()
  if ('unavailable' in redis) return skip(redis.unavailable)
  const [class_, self] = await Promise.all([
    openProcess(redis.url, openLog('silent')),
    openProcess(redis.url, openLog('silent')),
  ])
  if (!class_.redis || !self.redis) throw new Error('there is no Redis')
  const { commands } = self.redis
  isAsked = async () => ['a question']
  const [teaching, { ahead }] = [
    openWhereabouts(class_, class_.redis, lookout),
    openWhereabouts(self, self.redis, lookout),
  ]
  await expect.poll(() => commands.exists('plays:whole')).toBe(1)
  expect(await ahead('198.51.100.7')).toEqual([])
  // A process notes its class, and then stops answering.
  teaching.playedBehind('198.51.100.7', 'ABCDEF')
  await expect.poll(() => commands.exists('behind:198.51.100.7')).toBe(1)
  expect(await ahead('198.51.100.7')).toEqual([])
  await class_.close()
  expect(await ahead('198.51.100.7')).toEqual(['a question'])
  expect(await ahead('198.51.100.8')).toEqual([])
  await commands.flushall()
  expect(await ahead('198.51.100.8')).toEqual(['a question'])
  await redis.stop()
  expect(await ahead('198.51.100.8')).toEqual(['a question'])
  isAsked = async () => Promise.reject(new Error('the archive is away, too'))
  expect(await ahead('198.51.100.8')).toBe('unknown')
  isAsked = async () => []
  await self.close()
})

const place3 = { setId: 'sums-3', roomId: 'ABCDEF' }

/** A process with its own Redis, which knows all that it was told. Other processes play the set, too. */
const openAsking = async (options: string[]) => {
  const redis = await startRedisServer(...options)
  if ('unavailable' in redis) return redis
  const self = await openProcess(redis.url, openLog('silent'))
  if (!self.redis) throw new Error('there is no Redis')
  const { commands } = self.redis
  const call = vi.spyOn(self.calls, 'call')
  const log = { info: vi.fn(), warn: vi.fn() }
  const others = { ...lookout, log, isPlayedElsewhere: async () => true }
  const { satDown, played } = openWhereabouts(self, self.redis, others)
  await expect.poll(() => commands.exists('plays:whole')).toBe(1)
  const close = async () => {
    await self.close()
    await redis.stop()
  }
  return { commands, satDown, call, log, asked: () => played(place3.setId, anna), close }
}
const unknown = [{ hostId: '', isTaught: false, since: 0 }]

test('a Redis that takes no more writes does not make those who sit down nobody', async ({ skip }) => {
  const asking = await openAsking([])
  if ('unavailable' in asking) return skip(asking.unavailable)
  const { commands, satDown, asked, log, close } = asking
  expect(await asked()).toEqual([])
  await commands.config('SET', 'maxmemory', '1')
  await satDown(place3, anna, here)
  await expect.poll(asked).toEqual(unknown)
  // While Redis cannot be told, no process calls it whole, however often they try.
  const refusals = async () =>
    Number(/cmdstat_set:.*rejected_calls=(\d+)/.exec(await commands.info('commandstats'))?.[1] ?? 0)
  await expect.poll(refusals).toBeGreaterThan(4)
  await satDown(place3, anna, here)
  expect(await asked()).toEqual(unknown)
  await commands.config('SET', 'maxmemory', '0')
  await expect.poll(() => commands.exists('plays:whole')).toBe(1)
  expect(await asked()).toEqual([])
  // The operator reads of it once, and once of its end.
  await expect.poll(() => log.info.mock.calls.length).toBe(1)
  expect(log.warn).toHaveBeenCalledOnce()
  await close()
})

test('who sits down while Redis takes no more writes is still found where they play already', async ({ skip }) => {
  const asking = await openAsking([])
  if ('unavailable' in asking) return skip(asking.unavailable)
  const { commands, satDown, call, close } = asking
  await commands.hset('plays:sums-3:account:anna', 'GHJKLM', 'another')
  await commands.config('SET', 'maxmemory', '1')
  await satDown(place3, anna, here)
  expect(call).toHaveBeenCalledWith('another', 'satDown', expect.anything(), expect.anything())
  await close()
})

test('an answer of Redis that lay unread while this process stood still makes nobody unknown', async ({ skip }) => {
  const asking = await openAsking([])
  if ('unavailable' in asking) return skip(asking.unavailable)
  const { commands, satDown, asked, close } = asking
  vi.spyOn(commands, 'multi').mockImplementationOnce(() => {
    throw new Error('Command timed out')
  })
  await satDown(place3, anna, here)
  expect(await commands.hvals('plays:sums-3:account:anna')).toHaveLength(1)
  expect(await commands.exists('plays:whole')).toBe(1)
  expect(await asked()).toEqual([])
  await close()
})

test('a Redis that drops some of what it was told is told anew', async ({ skip }) => {
  const asking = await openAsking(['--maxmemory-policy', 'volatile-random'])
  if ('unavailable' in asking) return skip(asking.unavailable)
  const { commands, satDown, asked, close } = asking
  await satDown(place3, anna, here)
  await commands.config('SET', 'maxmemory', '1')
  // With each command that needs memory Redis drops a note, until none is left.
  await commands.set('more', '1').catch(() => {})
  await expect.poll(asked).toEqual(unknown)
  await close()
})
