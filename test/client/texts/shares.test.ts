import { expect, it } from 'vitest'
import { percentText, shareText } from '../../../client/texts/parts.ts'

it('one wrong answer among 300 is not rounded away, nor one right one', () => {
  expect([0, 1 / 300, 0.004, 0.5, 299 / 300, 1].map(percentText)).toEqual(['0%', '1%', '1%', '50%', '99%', '100%'])
})

it('says no share where there is nothing to have one of', () => {
  expect([shareText(null), shareText(0), shareText(1)]).toEqual(['–', '0%', '100%'])
})
