import { expect, it } from 'vitest'
import { percentText, shareText } from '../../../client/texts/parts.ts'
import { dashboardTexts } from '../../../client/texts/school/dashboard.ts'

it('one wrong answer among 300 is not rounded away, nor one right one', () => {
  expect([0, 1 / 300, 0.004, 0.5, 299 / 300, 1].map(percentText)).toEqual(['0%', '1%', '1%', '50%', '99%', '100%'])
})

it('says no share where there is nothing to have one of', () => {
  expect([shareText(null), shareText(0), shareText(1)]).toEqual(['–', '0%', '100%'])
})

it('says of a week in which no answer counted only how many games it had', () => {
  const sums = [null, 0.5].map((share) => dashboardTexts.weekSum(1, share))
  expect(sums).toEqual(['1 game', '1 game, 50% of all answers right'])
})
