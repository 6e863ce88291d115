import { expect, test } from 'vitest'
import { openLog } from '../../../server/log.ts'
import { openRedis } from '../../../server/processes/redis.ts'
import { startRedisServer } from './redisServer.ts'

test('a Redis that takes no writes says why, and one that stands still does not answer', async ({ skip }) => {
  const server = await startRedisServer()
  if ('unavailable' in server) return skip(server.unavailable)
  const redis = await openRedis(server.url, openLog('silent'))
  expect(await redis.trouble()).toBeUndefined()
  await redis.commands.config('SET', 'maxmemory', '1')
  expect(await redis.trouble()).toBe('Redis takes no writes (OOM)')
  await redis.commands.config('SET', 'maxmemory', '0')
  await expect.poll(redis.trouble).toBeUndefined()
  server.freeze()
  expect(await redis.trouble()).toBe('Redis does not answer')
  server.thaw()
  await expect.poll(redis.trouble).toBeUndefined()
  redis.close()
  await server.stop()
})
