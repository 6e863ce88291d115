import { expect, it } from 'vitest'
import { aboutMinutes, plannedQuestions } from '../../../client/parts/host/gameLength.ts'

const plan = { questions: 15, asides: 0, timeLimit: 20, hasMoves: true, pace: 'auto' } as const

it('a game takes longer with more questions, more time, moves and a host who goes on by hand', () => {
  const minutes = aboutMinutes(plan)
  expect(aboutMinutes({ ...plan, questions: 30 })).toBeGreaterThan(minutes)
  expect(aboutMinutes({ ...plan, timeLimit: 60 })).toBeGreaterThan(minutes)
  expect(aboutMinutes({ ...plan, hasMoves: false })).toBeLessThan(minutes)
  expect(aboutMinutes({ ...plan, pace: 'host' })).toBeGreaterThan(minutes)
})

it('fifteen questions of twenty seconds on a map take about eight minutes, and nothing takes less than one', () => {
  expect(aboutMinutes(plan)).toBe(8)
  expect(aboutMinutes({ ...plan, questions: 1, hasMoves: false })).toBe(1)
})

it('slides and opinions take their time and are no questions', () => {
  const kinds = (['slide', undefined, 'opinion', 'typed', 'slide', 'order', undefined] as const).map((kind) => ({
    kind,
  }))
  expect(plannedQuestions(kinds, null)).toEqual({ questions: 4, asides: 3 })
  expect(plannedQuestions(kinds, 2)).toEqual({ questions: 2, asides: 2 })
  expect(plannedQuestions(kinds, 100)).toEqual({ questions: 4, asides: 3 })
  expect(plannedQuestions([], undefined)).toEqual({ questions: 0, asides: 0 })
  expect(aboutMinutes({ ...plan, asides: 10 })).toBeGreaterThan(aboutMinutes(plan))
  expect(aboutMinutes({ ...plan, asides: 10 })).toBeLessThan(aboutMinutes({ ...plan, questions: 25 }))
})
