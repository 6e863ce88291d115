import { describe, expect, it } from 'vitest'
import { nameOfCopy } from '../../../client/parts/nameOfCopy.ts'

const mark = (number: number) => (number === 1 ? ' (copy)' : ` (copy ${number})`)
const named = (name: string, taken: string[] = [], maxLength = 60) => nameOfCopy(name, { mark, maxLength, taken })

describe('the name of a copy', () => {
  it('is told from the other and from copies that are there', () => {
    expect(named('Planets')).toBe('Planets (copy)')
    expect(named('Planets', ['Planets', 'Planets (copy)'])).toBe('Planets (copy 2)')
    expect(named('Planets', ['Planets (copy)', 'Planets (copy 2)'])).toBe('Planets (copy 3)')
  })

  it('of a copy has a number, and not the mark twice', () => {
    expect(named('Planets (copy)')).toBe('Planets (copy 2)')
    expect(named('Planets (copy 2)', ['Planets (copy)', 'Planets (copy 2)'])).toBe('Planets (copy 3)')
    expect(named('Planets (copy 2)')).toBe('Planets (copy 3)')
    expect(named('Planets (copy 2)', ['Planets (copy 3)'])).toBe('Planets (copy 4)')
    expect(named('Planets (copy 99)')).toBe('Planets (copy 100)')
  })

  it('loses the end of a long one, and never the mark or half of a sign', () => {
    const long = `${'a'.repeat(52)}👩‍👩‍👧‍👦 tail`
    const copy = named(long)
    expect(copy).toBe(`${'a'.repeat(52)} (copy)`)
    for (let length = 8; length < 60; length++) {
      const cut = named('🦊'.repeat(40), [], length)
      expect(cut.length).toBeLessThanOrEqual(length)
      expect(cut.isWellFormed() && cut.endsWith(' (copy)')).toBe(true)
    }
  })
})
