import { expect, it } from 'vitest'
import { aboutMinutes } from '../../../client/parts/host/gameLength.ts'

const plan = { questions: 15, timeLimit: 20, hasMoves: true, pace: 'auto' } as const

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
