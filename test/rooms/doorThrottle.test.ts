import { afterEach, expect, it } from 'vitest'
import { openThrottles } from '../../server/accounts/throttle.ts'
import { doorThrottle } from '../../server/ports/doorThrottle.ts'
import { type Harness, openHarness } from './roomHarness.ts'

let harness: Harness | undefined
afterEach(async () => {
  await harness?.close()
})

it('a right code opens whatever else was tried behind the same address', async () => {
  const spent = { openings: false }
  const opened = await openHarness({
    throttle: { mayOpen: async (userId) => !(spent.openings && userId === 't1'), mayMiss: async () => false },
  })
  harness = opened
  const open = () => opened.client('teacher:t1:MrsHill').create('game', { questionSetId: 'sums', gameMode: 'classic' })
  const { roomId } = await open()
  spent.openings = true
  await expect(open()).rejects.toThrow('tooManyAttempts')
  await expect(opened.client().joinById('ZZZZZZ', { username: 'Nobody' })).rejects.toThrow('tooManyAttempts')
  expect((await opened.client().joinById(roomId, { username: 'Zoe' })).roomId).toBe(roomId)
})

it('four thousand empty knocks shut no game of the school', async () => {
  const opened = await openHarness({ throttle: doorThrottle(openThrottles()) })
  harness = opened
  const knock = () => fetch(`${opened.url}/matchmake/create/game`, { method: 'POST' }).then(({ status }) => status)
  for (let round = 0; round < 27; round++)
    expect(new Set(await Promise.all(Array.from({ length: 150 }, knock)))).toEqual(new Set([401]))
  const open = () => opened.client('teacher:t1:MrsHill').create('game', { questionSetId: 'sums', gameMode: 'classic' })
  expect((await open()).roomId).toHaveLength(6)
})
