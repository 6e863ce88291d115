import { expect, it } from 'vitest'
import { describeChaos, playInChaos } from './chaosRun.ts'

const seed = 20_261_121
const seconds = 20

it(`games of all modes lose no answer to ${seconds} seconds of kills, stops, blinks and clocks that jump (seed ${seed})`, async () => {
  const result = await playInChaos(seed, seconds)
  process.stdout.write(`${describeChaos(result)}\n`)
  expect(result.safe).toBeGreaterThan(50)
  expect(result.lostSafe).toEqual([])
  expect(result.lostInTime).toEqual([])
  expect(result.errors).toEqual([])
}, 150_000)
