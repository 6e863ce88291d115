import { expect, it } from 'vitest'
import { anticAt } from '../../../client/stage/script/antics.ts'
import type { Bearing } from '../../../client/stage/script/bearing.ts'

const resting: Bearing = { pose: 'idle', scaleX: 1, scaleY: 1, lift: 0, turn: 0, alpha: 1 }

it('a slime that arrives is not there before, falls, is squashed by the ground and comes to rest', () => {
  const at = (clock: number) => anticAt({ antic: 'arrive', at: 100 }, clock, resting, true)
  expect(at(50)).toMatchObject({ alpha: 0 })
  expect(at(200)?.lift).toBeGreaterThan(4)
  const landed = at(100 + 1150 * 0.47)
  expect(landed?.lift).toBe(0)
  expect(landed?.scaleY).toBeLessThan(0.75)
  expect(at(1250)).toBeNull()
})

it.each(['arrive', 'hop', 'poke'] as const)('%s ends as it stood, without a jump', (antic) => {
  const last = anticAt({ antic, at: 0 }, 3000, resting, true) ?? anticAt({ antic, at: 0 }, lastMs(antic), resting, true)
  expect(Math.abs(last?.lift ?? 0)).toBeLessThan(0.05)
  expect(Math.abs((last?.scaleX ?? 1) - 1)).toBeLessThan(0.05)
  expect(Math.abs((last?.scaleY ?? 1) - 1)).toBeLessThan(0.05)
})

const lastMs = (antic: 'arrive' | 'hop' | 'poke'): number => {
  let ms = 0
  while (anticAt({ antic, at: 0 }, ms + 1, resting, true)) ms++
  return ms
}

it('a game has everybody on the ground, also those whose landing was not painted to its end', () => {
  expect(anticAt({ antic: 'arrive', at: 100 }, 300, resting, true)?.lift).toBeGreaterThan(1)
  expect(anticAt({ antic: 'arrive', at: 100 }, 300, resting, false)).toBeNull()
  expect(anticAt({ antic: 'hop', at: 100 }, 300, resting, false)).not.toBeNull()
})
