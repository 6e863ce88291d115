import { expect, it } from 'vitest'
import { ownCoveredBy } from '../../../client/screens/play/stage/useOwnCovered.ts'

const none = { left: 0, top: 0, right: 0, bottom: 0 }

it.each([
  ['a phone held upright', { width: 390, height: 784 }, { ...none, bottom: 130 }],
  ['a laptop', { width: 1366, height: 700 }, { ...none, bottom: 130 }],
  ['a phone lying on its side', { width: 844, height: 330 }, { ...none, left: 422 }],
])('one looks at the world beside the card with what happened to oneself: %s', (_, field, covered) => {
  expect(ownCoveredBy({ ...field, isFromRight: false })).toEqual(covered)
})

it('stands on the other side where pages run from right to left', () => {
  expect(ownCoveredBy({ width: 844, height: 330, isFromRight: true })).toEqual({ ...none, right: 422 })
})
