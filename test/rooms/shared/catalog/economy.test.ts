import { describe, expect, it } from 'vitest'
import {
  currencyForAnswer,
  currencyForPlace,
  practiceCurrency,
  slimeWorth,
  welcomeCurrency,
} from '../../../../rooms/shared/catalog/economy.ts'
import { drawFromPack, packOdds, packs } from '../../../../rooms/shared/catalog/packs.ts'
import {
  countGame,
  leftIn,
  mostForOwnQuestions,
  payForOwnQuestions,
  payInto,
  purseSizes,
} from '../../../../rooms/shared/catalog/purse.ts'
import { rarities } from '../../../../rooms/shared/catalog/rarity.ts'
import { practicePoints } from '../../../../rooms/shared/practice/practiceRules.ts'
import { seededRandom } from '../../../../rooms/shared/seededRandom.ts'

describe('currency', () => {
  it('is up to 100 for a correct answer by how fast it was, and 10 at the least', () => {
    expect([1_000, 5_000, 10_000, 19_000].map((ms) => currencyForAnswer(ms, 20_000, true))).toEqual([95, 75, 50, 10])
  })

  it('is twice what practice pays at the same speed, to the coin that rounding takes', () => {
    for (const ms of [400, 1_000, 3_000, 5_000, 9_000])
      expect(Math.abs(currencyForAnswer(ms, 10_000, true) - 2 * practiceCurrency(practicePoints(ms)))).toBeLessThan(2)
  })

  it('is one amount for all in a game without speed bonus', () => {
    expect([1_000, 19_000].map((ms) => currencyForAnswer(ms, 20_000, false))).toEqual([50, 50])
  })

  it('does not follow a time outside of the limit', () => {
    expect(currencyForAnswer(-5_000, 20_000, true)).toBe(0)
    expect(currencyForAnswer(90_000, 20_000, true)).toBe(10)
  })

  it('is nothing for an answer that nobody can have read the question for', () => {
    expect([0, 299, 300].map((ms) => currencyForAnswer(ms, 20_000, true))).toEqual([0, 0, 99])
    expect([0, 299, 300].map((ms) => currencyForAnswer(ms, 20_000, false))).toEqual([0, 0, 50])
  })

  it('is 250, 150 and 100 for the first three of three or more', () => {
    expect([1, 2, 3, 4].map((place) => currencyForPlace(place, 3))).toEqual([250, 150, 100, 0])
    expect([1, 2].map((place) => currencyForPlace(place, 2))).toEqual([0, 0])
  })

  it('is a twentieth of a practice score, rounded down', () => {
    expect([0, 19, 20, 999].map(practiceCurrency)).toEqual([0, 0, 1, 49])
  })

  it('lets a new student open a first pack', () => {
    expect(welcomeCurrency).toBeGreaterThanOrEqual(Math.min(...packs.map(({ price }) => price)))
  })
})

describe('a purse', () => {
  const today = '2026-11-22'

  it('takes what fits and no more, whatever comes', () => {
    let { paid, purses } = payInto('everyday', undefined, today, 700)
    expect(paid).toBe(700)
    ;({ paid, purses } = payInto('everyday', purses, today, 700))
    expect(paid).toBe(300)
    expect(leftIn('everyday', purses, today)).toBe(0)
    expect(payInto('everyday', purses, today, 1)).toEqual({ paid: 0, purses })
  })

  it('is one of two: lessons neither fill the everyday one nor stop at it', () => {
    const { purses } = payInto('everyday', undefined, today, 9_999)
    const lesson = payInto('lessons', purses, today, 1_400)
    expect(lesson.paid).toBe(1_400)
    expect(leftIn('lessons', lesson.purses, today)).toBe(purseSizes.lessons - 1_400)
    expect(leftIn('everyday', lesson.purses, today)).toBe(0)
  })

  it('takes half of what it holds from own questions, however the rest of it was filled', () => {
    let { paid, purses } = payForOwnQuestions(undefined, today, 300)
    expect(paid).toBe(300)
    ;({ paid, purses } = payForOwnQuestions(purses, today, 300))
    expect(paid).toBe(mostForOwnQuestions - 300)
    expect(payForOwnQuestions(purses, today, 300)).toEqual({ paid: 0, purses })
    expect(leftIn('everyday', purses, today)).toBe(purseSizes.everyday - mostForOwnQuestions)
    expect(payInto('everyday', purses, today, 9_999).paid).toBe(purseSizes.everyday - mostForOwnQuestions)
    expect(payForOwnQuestions(purses, '2026-11-23', 300).paid).toBe(300)
    const others = payInto('everyday', undefined, today, 900)
    expect(payForOwnQuestions(others.purses, today, 300).paid).toBe(100)
  })

  it('is empty again on the next day, and not on one before', () => {
    const { purses } = payInto('everyday', undefined, today, 9_999)
    expect(leftIn('everyday', purses, '2026-11-23')).toBe(purseSizes.everyday)
    expect(leftIn('everyday', purses, '2026-11-21')).toBe(0)
  })

  it('of a clock that was set a year ahead by mistake is nobody’s once the clock is right again', () => {
    const { purses } = payInto('everyday', undefined, '2027-11-22', 9_999)
    expect(leftIn('everyday', purses, today)).toBe(purseSizes.everyday)
    expect(countGame({ ...purses, games: 20 }, today)).toMatchObject({ counts: true, purses: { day: today, games: 1 } })
    // Two clocks or two time zones are a day apart at most, so such a day still counts.
    const tomorrow = payInto('everyday', undefined, '2026-11-23', 9_999)
    expect(leftIn('everyday', tomorrow.purses, today)).toBe(0)
    const newYear = payInto('everyday', undefined, '2027-01-01', 9_999)
    expect(leftIn('everyday', newYear.purses, '2026-12-31')).toBe(0)
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

    // The guarantee makes packs a little better than their odds. Even so, players must not earn by selling what is in them.
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
