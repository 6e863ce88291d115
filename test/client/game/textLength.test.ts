import { describe, expect, it } from 'vitest'
import { answersLength, longestWord, questionLength } from '../../../client/parts/game/answers/textLength.ts'

const letters = (count: number) => 'x'.repeat(count)

describe('how large a text is written', () => {
  it.each([
    [1, 'short'],
    [45, 'short'],
    [46, 'medium'],
    [140, 'long'],
    [200, 'longest'],
    [300, 'extreme'],
  ])('a question of %i characters is %s', (count, length) => {
    expect(questionLength(letters(count))).toBe(length)
  })

  it('is the same for all four answers: the longest of them decides', () => {
    expect(answersLength(['a', 'b', 'c', 'd'])).toBe('short')
    expect(answersLength(['a', letters(80), 'c', 'd'])).toBe('longest')
    expect(answersLength(['a', letters(120), 'c', 'd'])).toBe('extreme')
  })

  it('takes signs that are as wide as nearly two letters for as much', () => {
    expect(answersLength(['太'.repeat(8)])).toBe('short')
    expect(answersLength(['太'.repeat(14)])).toBe('medium')
    expect(questionLength('한'.repeat(60))).toBe('long')
  })

  it('counts what one sees, not how it is stored', () => {
    expect(answersLength(['🐙'.repeat(14)])).toBe('short')
    expect(answersLength(['$\\frac{12}{35}$', '$x^{2}$ and $\\sqrt{x}$'])).toBe('short')
  })
})

describe('the longest word of the answers', () => {
  it.each([
    [['Second', 'one-way street'], 6],
    // A hyphen alone on the next line would look lost.
    [['Magdalena-Sophie'], 10],
    [['Donaudampfschifffahrt', 'a'], 18],
    [['', '$\\frac{1}{2}$'], 2],
  ])('%j has %i letters', (answers, count) => {
    expect(longestWord(answers)).toBe(count)
  })

  it('is one letter where lines break anywhere', () => {
    expect(longestWord(['太陽系で一番大きい惑星', 'ดาวพฤหัสบดี', '木星'])).toBe(1)
    expect(longestWord(['木星 Jupiter'])).toBe(7)
  })
})
