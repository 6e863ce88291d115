import { expect, it } from 'vitest'
import { describeBlinks, isSound, playBlinking } from './blinkingClass.ts'

const seed = 20_261_122
const roundTripMs = 900
const blinks = 24

it(`${blinks} blinks on lines with round trips of ${roundTripMs} ms: nobody taps, nobody is told anything untrue (seed ${seed})`, async () => {
  const run = await playBlinking(seed, roundTripMs, blinks)
  process.stdout.write(`${describeBlinks(run)}\n`)
  expect(isSound(run)).toBe(true)
  expect(run.healedAfterMs).toHaveLength(blinks)
}, 300_000)
