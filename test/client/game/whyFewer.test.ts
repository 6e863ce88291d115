import { expect, it } from 'vitest'
import { whyFewer, whyLessForOwn } from '../../../client/screens/practicePlay/whyFewer.ts'
import { gamePracticeTexts as texts } from '../../../client/texts/game/gamePractice.ts'

it('a practice that brings fewer coins than its score is worth says why', () => {
  expect(whyFewer(1_968, 0)).toBe(texts.tooFast)
  expect(whyFewer(1_968, 49)).toBe(texts.tooFast)
  expect(whyFewer(1_968, 98)).toBeNull()
  expect(whyFewer(0, 0)).toBeNull()
})

it('own questions that were paid less say how much they can bring in a day', () => {
  expect(whyLessForOwn(50, 1_098)).toBe(
    'You got 50 of 1,098 coins. Your own questions bring up to 500 of the coins that you can earn in a day. Tomorrow you can earn again.',
  )
})
