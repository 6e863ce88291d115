import { expect, it } from 'vitest'
import { whyFewer } from '../../../client/screens/practicePlay/whyFewer.ts'
import { gamePracticeTexts as texts } from '../../../client/texts/game/gamePractice.ts'

const paid = { difficulty: 'easy', isUnpaid: false } as const

it('a practice that brings fewer coins than its score is worth says why', () => {
  expect(whyFewer(paid, 1_968, 0)).toBe(texts.tooFast)
  expect(whyFewer(paid, 1_968, 49)).toBe(texts.tooFast)
  expect(whyFewer(paid, 1_968, 98)).toBeNull()
  expect(whyFewer(paid, 0, 0)).toBeNull()
  expect(whyFewer({ ...paid, isUnpaid: true }, 1_968, 0)).toBe(texts.ownSet)
})
