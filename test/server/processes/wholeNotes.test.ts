import { expect, test } from 'vitest'
import { openLog } from '../../../server/log.ts'
import type { RedisLine } from '../../../server/processes/redis.ts'
import { keepWhole } from '../../../server/processes/wholeNotes.ts'

test('a process that Redis has refused something calls nothing whole, also where Redis cannot be told so', async () => {
  const commands = {
    status: 'ready',
    exists: async () => 1,
    del: async () => Promise.reject(new Error('no answer')),
    on: () => {},
    once: () => {},
  } as unknown as RedisLine['commands']
  const { isWhole, missed } = keepWhole({ commands, id: 'one', tellAgain: () => {}, log: openLog('silent') })
  expect(await isWhole()).toBe(true)
  missed(new Error('no memory'))
  expect(await isWhole()).toBe(false)
})
