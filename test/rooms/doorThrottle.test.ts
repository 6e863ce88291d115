import { afterEach, expect, it } from 'vitest'
import { type Harness, openHarness } from './roomHarness.ts'

let harness: Harness | undefined
afterEach(async () => {
  await harness?.close()
})

it('a right code opens whatever else was tried behind the same address', async () => {
  const spent = { knocks: false }
  const opened = await openHarness({ throttle: { mayKnock: async () => !spent.knocks, mayMiss: async () => false } })
  harness = opened
  const open = () => opened.client('teacher:t1:MrsHill').create('game', { questionSetId: 'sums', gameMode: 'classic' })
  const { roomId } = await open()
  spent.knocks = true
  await expect(open()).rejects.toThrow('tooManyAttempts')
  await expect(opened.client().joinById('ZZZZZZ', { username: 'Nobody' })).rejects.toThrow('tooManyAttempts')
  expect((await opened.client().joinById(roomId, { username: 'Zoe' })).roomId).toBe(roomId)
})
