import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { atMost } from '../../../client/net/atMost.ts'

const later = <Value>(ms: number, value: Value) => new Promise<Value>((resolve) => setTimeout(() => resolve(value), ms))

it('is the value that comes in time, and nothing after that', async () => {
  expect(await atMost(1200, later(10, 'here'))).toBe('here')
  const since = performance.now()
  expect(await atMost(1200, later(60_000, 'late'))).toBe(undefined)
  expect(performance.now() - since).toBeGreaterThan(1190)
})

it('does not count the time in which the device stood still', async () => {
  const coming = atMost(1200, readFile(import.meta.filename, 'utf8'))
  const until = performance.now() + 1500
  while (performance.now() < until);
  expect(await coming).toContain('stood still')
})
