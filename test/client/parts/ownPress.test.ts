import { expect, it } from 'vitest'
import { OwnPress, quickMs, unreadMs } from '../../../client/parts/game/host/ownPress.ts'

it('the second of two quick presses does not end the phase that the first one has begun', () => {
  const own = new OwnPress()
  expect(own.counts(1000)).toBe(true)
  own.phaseBegan(1100)
  expect(own.counts(1200)).toBe(false)
  expect(own.counts(1100 + quickMs)).toBe(true)
  expect(quickMs, 'a press that the bar takes counts').toBeLessThan(unreadMs)
})

it('a press counts at once in a phase that began without one', () => {
  const own = new OwnPress()
  own.counts(1000)
  own.phaseBegan(1100)
  own.phaseBegan(1150)
  expect(own.counts(1160)).toBe(true)
})
