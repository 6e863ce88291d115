import { afterEach, expect, it, vi } from 'vitest'
import { dayAndTimeText } from '../../../client/texts/parts.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('says the year of a game that was played in another one, as in the reports of a class since it was in 6b', () => {
  vi.useFakeTimers({ now: new Date(2027, 8, 15, 8, 0) })
  expect(dayAndTimeText(new Date(2027, 8, 14, 10, 5).getTime())).toBe('Sep 14, 10:05 AM')
  expect(dayAndTimeText(new Date(2026, 8, 14, 10, 5).getTime())).toBe('Sep 14, 2026, 10:05 AM')
})
