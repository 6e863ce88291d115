import { expect, it } from 'vitest'
import { battleTexts } from '../../../../client/texts/modes/battleTexts.ts'

const wordsOf = (values: Record<string, number>): string => battleTexts.moves.attack.words({ values, ahead: null })

it('the card of an attack names what the attacker has to stand beside', () => {
  expect(wordsOf({ pays: 10, fast: 15, beside: 3 })).toBe('Fast: +15. Next to a monster: +3 more')
  expect(wordsOf({ pays: 80, boss: 1, beside: 3 })).toBe('All against the boss, beside it +3 more')
})

it('by the first rules there was nothing to gain there', () => {
  expect(wordsOf({ pays: 10, fast: 15 })).toBe('If you were fast +15')
})
