import { expect, it } from 'vitest'
import { describeSiege, layTheSiege } from './siege.ts'

const seconds = 25

it(`a class plays on for ${seconds} seconds while everything that is known is thrown at its server`, async () => {
  const result = await layTheSiege(seconds)
  process.stdout.write(`${describeSiege(result)}\n`)
  expect(result.answers).toBeGreaterThan(50)
  expect(result.lost).toEqual([])
  expect(result.gaveWay).toEqual([])
  expect(result.errors).toEqual([])
  expect(result.mostMemoryBytes).toBeLessThan(2 ** 30)
}, 150_000)
