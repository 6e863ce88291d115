import { beforeEach, expect, it, vi } from 'vitest'
import { handHooks, mountByHand } from '../handHooks.ts'

vi.mock('react', async (original) => ({ ...(await original<object>()), ...handHooks }))

const { useOnePress } = await import('../../../client/parts/useOnePress.ts')

let done: string[]
beforeEach(() => {
  done = []
})
const act = (name: string, isGone: boolean) => async () => {
  done.push(name)
  return isGone
}

it('a press acts once while it is under way, and again after that', async () => {
  const drawn = mountByHand(useOnePress)
  const [first] = [drawn()(act('one', false)), drawn()(act('two', false))]
  await first
  await drawn()(act('three', false))
  expect(done).toEqual(['one', 'three'])
})

it('nothing is left to press of what is gone', async () => {
  const drawn = mountByHand(useOnePress)
  await drawn()(act('accept', true))
  await drawn()(act('decline', true))
  expect(done).toEqual(['accept'])
})
