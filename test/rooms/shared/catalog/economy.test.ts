import { describe, expect, it } from 'vitest'
import {
  currencyForAnswer,
  currencyForPlace,
  practiceCurrency,
  slimeWorth,
  welcomeCurrency,
} from '../../../../rooms/shared/catalog/economy.ts'
import { drawFromPack, packOdds, packs } from '../../../../rooms/shared/catalog/packs.ts'
import { rarities } from '../../../../rooms/shared/catalog/rarity.ts'
import { seededRandom } from '../../../../rooms/shared/seededRandom.ts'

describe('currency', () => {
  it('is 5 for a correct answer and up to 5 more for a fast one', () => {
    expect(currencyForAnswer(1_000, 20_000, true)).toBe(10)
    expect(currencyForAnswer(10_000, 20_000, true)).toBe(8)
    expect(currencyForAnswer(20_000, 20_000, true)).toBe(5)
  })

  it('has no speed part in a game without speed bonus', () => {
    expect(currencyForAnswer(1_000, 20_000, false)).toBe(5)
  })

  it('does not follow a time outside of the limit', () => {
    expect(currencyForAnswer(-5_000, 20_000, true)).toBe(0)
    expect(currencyForAnswer(90_000, 20_000, true)).toBe(5)
  })

  it('is nothing for an answer that nobody can have read the question for', () => {
    expect([0, 299, 300].map((ms) => currencyForAnswer(ms, 20_000, true))).toEqual([0, 0, 10])
    expect([0, 299, 300].map((ms) => currencyForAnswer(ms, 20_000, false))).toEqual([0, 0, 5])
  })

  it('is 25, 15 and 10 for the first three of three or more', () => {
    expect([1, 2, 3, 4].map((place) => currencyForPlace(place, 3))).toEqual([25, 15, 10, 0])
    expect([1, 2].map((place) => currencyForPlace(place, 2))).toEqual([0, 0])
  })

  it('is a twentieth of a practice score, rounded down', () => {
    expect([0, 19, 20, 999].map(practiceCurrency)).toEqual([0, 0, 1, 49])
  })

  it('lets a new student open a first pack', () => {
    expect(welcomeCurrency).toBeGreaterThanOrEqual(Math.min(...packs.map(({ price }) => price)))
  })
})

describe('selling', () => {
  it('brings more for what is rarer, and nothing for what is secret', () => {
    const open = rarities.filter((rarity) => rarity !== 'secret').map(slimeWorth)
    expect(open).toEqual([...open].sort((a, b) => a - b))
    expect(new Set(open).size).toBe(open.length)
    expect(slimeWorth('secret')).toBe(0)
  })

  it.each(packs.map((pack) => [pack.id, pack] as const))('never makes opening %s pay on average', (_, pack) => {
    const odds = packOdds(pack)
    const expected = odds.reduce((sum, { rarity, percent }) => sum + (percent / 100) * slimeWorth(rarity), 0)
    expect(expected).toBeLessThan(pack.price)

    // The guarantee makes packs a little better than their odds; it must not make them a mint either.
    const random = seededRandom(99)
    const opened = 100_000
    let misses = 0
    let sold = 0
    for (let i = 0; i < opened; i++) {
      const draw = drawFromPack(pack, misses, random)
      misses = draw.misses
      sold += slimeWorth(draw.rarity)
    }
    expect(sold / opened).toBeLessThan(pack.price)
  })

  it('brings less for any slime than the cheapest pack that can hold it costs', () => {
    const losses = packs.flatMap((pack) =>
      packOdds(pack)
        .filter(({ rarity }) => slimeWorth(rarity) >= pack.price)
        .map(({ rarity }) => `${pack.id}: ${rarity}`),
    )
    expect(losses).toEqual([])
  })
})
