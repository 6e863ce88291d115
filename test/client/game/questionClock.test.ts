import { describe, expect, it } from 'vitest'
import { secondsShown, untilNextSecond } from '../../../client/parts/game/answers/useSecondsLeft.ts'

describe('the clock of a question', () => {
  it.each([
    [20_000, 20],
    [19_001, 20],
    [19_000, 19],
    [1, 1],
    [0, 0],
    [-400, 0],
  ])('with %i ms left shows %i', (leftMs, seconds) => {
    expect(secondsShown(leftMs)).toBe(seconds)
  })

  it('looks again just after the shown second has changed', () => {
    for (const leftMs of [20_000, 19_400, 5001, 1000, 3]) {
      const then = leftMs - untilNextSecond(leftMs)
      expect(secondsShown(then)).toBe(secondsShown(leftMs) - 1)
    }
  })
})
