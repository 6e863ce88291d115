import { expect, test } from 'vitest'
import { remembered } from '../../../server/content/remembered.ts'

const counting = () => {
  const clock = { now: 0 }
  let reads = 0
  const memory = remembered(
    1_000,
    () => clock.now,
    async () => {
      reads += 1
      return reads
    },
  )
  return { clock, memory }
}

test('reads once for all who ask within the time, and again afterwards', async () => {
  const { clock, memory } = counting()
  expect(await Promise.all([memory.get(), memory.get()])).toEqual([1, 1])
  clock.now = 999
  expect(await memory.get()).toBe(1)
  clock.now = 1_000
  expect(await memory.get()).toBe(2)
})

test('a read that takes longer than what it finds is fresh is not begun a second time', async () => {
  let reads = 0
  let now = 0
  const read = Promise.withResolvers<string>()
  const memory = remembered(
    1_000,
    () => now,
    () => {
      reads += 1
      return read.promise
    },
  )
  const asked = [memory.get()]
  now = 5_000
  asked.push(memory.get())
  read.resolve('read')
  expect(await Promise.all(asked)).toEqual(['read', 'read'])
  expect(reads).toBe(1)
  await memory.get()
  expect(reads).toBe(2)
})

test('forgets when told to, and when the clock is set back', async () => {
  const { clock, memory } = counting()
  clock.now = 500
  expect(await memory.get()).toBe(1)
  memory.forget()
  expect(await memory.get()).toBe(2)
  clock.now = 0
  expect(await memory.get()).toBe(3)
})

test('a failure is not remembered', async () => {
  let fails = true
  const memory = remembered(
    1_000,
    () => 0,
    async () => {
      if (fails) throw new Error('no disk')
      return 'read'
    },
  )
  await expect(memory.get()).rejects.toThrow('no disk')
  fails = false
  expect(await memory.get()).toBe('read')
})
