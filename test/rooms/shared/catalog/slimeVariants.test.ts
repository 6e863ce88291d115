import { describe, expect, it } from 'vitest'
import { slimeForGuest } from '../../../../rooms/shared/catalog/guestSlimes.ts'
import { slimeLookNamed } from '../../../../rooms/shared/catalog/slimeLooks.ts'
import { mostVariants, unlike, variantIn } from '../../../../rooms/shared/catalog/slimeVariants.ts'

describe('slimes of a class', () => {
  it('no two look alike, whatever all of them wish for', () => {
    const worn: string[] = []
    for (let guest = 0; guest < mostVariants; guest++) worn.push(unlike(guest % 3 ? 'mint' : 'cherry', worn))
    expect(new Set(worn).size).toBe(mostVariants)
    const numbers = worn.map((name) => variantIn(name).number).filter((number) => number > 0)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('the first keeps the slime as it is, and one that left gives its number back', () => {
    expect(unlike('mint', [])).toBe('mint')
    expect(unlike('mint', ['cherry', 'cherry.1'])).toBe('mint')
    expect(unlike('mint', ['mint', 'cherry', 'cherry.2'])).toBe('mint.1')
  })

  it('a crowd beyond a few classes wears them as they are', () => {
    const worn = ['mint', ...Array.from({ length: mostVariants }, (_, index) => `mint.${index + 1}`)]
    expect(unlike('mint', worn)).toBe('mint')
    expect(
      unlike(
        'mint',
        Array.from({ length: 2 * mostVariants + 1 }, () => 'mint'),
      ),
    ).toBe('mint')
  })

  it('names that carry a number keep their slime everywhere else', () => {
    expect(slimeLookNamed('honey.12').id).toBe('honey')
    expect(slimeForGuest('honey.12')).toBe('honey')
  })

  it('no number can be wished for, and none is made of nonsense', () => {
    for (const name of ['mint.', 'mint.0', 'mint.-1', 'mint.99999', 'mint.1e3', 'mint.1.5', '.1', '']) {
      expect(variantIn(name).number, name).toBe(name === 'mint.1.5' ? 5 : 0)
      expect(slimeForGuest(name)).toBe('mint')
    }
  })
})
