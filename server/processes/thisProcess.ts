import { randomUUID } from 'node:crypto'
import type { Log } from '../log.ts'
import { type Calls, nobodyElse, openCalls } from './calls.ts'
import type { RedisLine } from './redis.ts'

/** This process: one of several of a school, or the only one. */
export type ThisProcess = {
  /** New at every start: a process that starts again is another process. */
  id: string
  calls: Calls
  redis: RedisLine | undefined
  close(): Promise<void>
}

export const openProcess = async (redisUrl: string | undefined, log: Log): Promise<ThisProcess> => {
  const id = randomUUID()
  if (redisUrl === undefined) return { id, calls: nobodyElse, redis: undefined, close: async () => {} }
  const { openRedis } = await import('./redis.ts')
  const redis = await openRedis(redisUrl, log)
  const calls = await openCalls(redis, id, log)
  const close = async () => {
    await calls.close()
    redis.close()
  }
  return { id, calls, redis, close }
}
