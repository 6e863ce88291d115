import { expect, test } from 'vitest'
import { memoryBound } from '../../../server/ports/memoryBound.ts'

test('there is room until three quarters of the heap, or most of what the machine gives, are taken', () => {
  const world = { now: 0, heap: 10, system: 10 }
  const hasRoom = memoryBound(() => world.now, {
    heap: () => ({ used: world.heap, most: 100 }),
    system: () => ({ used: world.system, most: 200 }),
  })
  const seen = (heap: number, system: number) => {
    Object.assign(world, { heap, system, now: world.now + 1_000 })
    return hasRoom()
  }
  expect([seen(10, 10), seen(74, 10), seen(75, 10), seen(10, 169), seen(10, 170), seen(10, 10)]).toEqual([
    true,
    true,
    false,
    true,
    false,
    true,
  ])
})

test('this machine has room for a room', () => {
  expect(memoryBound(() => performance.now())()).toBe(true)
})
