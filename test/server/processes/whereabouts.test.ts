import { expect, test } from 'vitest'
import { sameSet } from '../../../rooms/sameSet.ts'
import { openLog } from '../../../server/log.ts'
import { openProcess } from '../../../server/processes/thisProcess.ts'
import { openWhereabouts } from '../../../server/processes/whereabouts.ts'
import { startRedisServer } from './redisServer.ts'

const here = { hostId: 'teacher', isTaught: true, since: 1 }
const anna = { userId: 'anna', device: 'chromebook-7' }
const place = { setId: 'sums', roomId: 'ABCDEF' }

test('a game that another process has taken over is not forgotten with the process it was at', async ({ skip }) => {
  const redis = await startRedisServer()
  if ('unavailable' in redis) return skip(redis.unavailable)
  const open = async () => {
    const self = await openProcess(redis.url, openLog('silent'))
    if (!self.redis) throw new Error('there is no Redis')
    return { self, whereabouts: openWhereabouts(self, self.redis) }
  }
  const [before, after, asking] = [await open(), await open(), await open()]
  // In this test all rooms are in one process: each answers for the same ones.
  sameSet.open(place.setId, { ...here, playsSince: () => here.since, reconsider: () => {}, announce: () => {} })
  const known = (who: typeof anna | { userId: null; device: string }) => asking.whereabouts.played(place.setId, who)

  expect(await known(anna)).toEqual([])
  await before.whereabouts.satDown(place, anna, here)
  expect(await known(anna)).toEqual([here])
  expect(await known({ userId: null, device: anna.device })).toEqual([here])
  await after.whereabouts.satDown(place, anna, here)
  before.whereabouts.left(place, [anna])
  // What a process says comes in its order.
  await before.whereabouts.played(place.setId, anna)
  expect(await known(anna)).toEqual([here])
  after.whereabouts.left(place, [anna])
  await after.whereabouts.played(place.setId, anna)
  expect(await known(anna)).toEqual([])
  expect(await asking.self.redis?.commands.dbsize()).toBe(0)

  for (const { self } of [before, after, asking]) await self.close()
  await redis.stop()
})
