import { expect, it } from 'vitest'
import { nextCape } from '../../../client/screens/play/choose/nextCape.ts'

it.each([
  ['nobody has one at first', { bestStreak: 0, left: 10 }, { run: 3, cape: 'red' }],
  ['two in a row were not enough', { bestStreak: 2, left: 10 }, { run: 3, cape: 'red' }],
  ['red turns to gold', { bestStreak: 3, left: 10 }, { run: 5, cape: 'gold' }],
  ['as many questions as it takes are left', { bestStreak: 0, left: 3 }, { run: 3, cape: 'red' }],
])('a cape is promised to whoever was wrong: %s', (_, runner, promised) => {
  expect(nextCape(runner)).toEqual(promised)
})

it.each([
  ['who wears gold', { bestStreak: 5, left: 10 }],
  ['too few questions are left for it', { bestStreak: 0, left: 2 }],
  ['too few are left for gold', { bestStreak: 4, left: 4 }],
])('nothing is promised that cannot be kept: %s', (_, runner) => {
  expect(nextCape(runner)).toBeNull()
})
