import { describe, expect, it } from 'vitest'
import {
  chestTier,
  goldCount,
  healthPercent,
  healthTone,
  progressPercent,
  progressShare,
} from '../../../client/parts/game/standings/modeFigures.ts'

describe('what the displays of the modes show', () => {
  it.each([
    [0, 10, 0],
    [100, 10, 0.1],
    [550, 10, 0.55],
    [1000, 10, 1],
    [1450, 10, 1],
    [100, 0, 0],
  ])('progress: %i points of %i questions are a share of %f', (score, total, share) => {
    expect(progressShare(score, total)).toBeCloseTo(share)
  })

  it.each([
    [0, 20, 0],
    [146, 20, 7],
    [1000, 20, 50],
    [1999, 20, 99],
    [2000, 20, 100],
    [3000, 20, 100],
  ])(
    'racing: %i points of %i questions are %i percent, and only the whole way is all of it',
    (score, total, percent) => {
      expect(progressPercent(score, total)).toBe(percent)
    },
  )

  it.each([
    [0, 10, 0],
    [1, 100, 1],
    [290, 10, 29],
    [2000, 10, 100],
  ])('battle: %i points of %i questions are %i HP, and only nothing is KO', (score, total, percent) => {
    expect(healthPercent(score, total)).toBe(percent)
  })

  it.each([
    [0, 'low'],
    [29, 'low'],
    [30, 'middle'],
    [59, 'middle'],
    [60, 'high'],
    [100, 'high'],
  ])('battle: the colour changes at 30 and 60 (%i is %s)', (percent, tone) => {
    expect(healthTone(percent)).toBe(tone)
  })

  it.each([
    [0, 0],
    [99, 0],
    [100, 1],
    [1234, 12],
  ])('gold quest: %i points are %i coins', (score, coins) => {
    expect(goldCount(score)).toBe(coins)
  })

  it.each([
    [0, 10, 0],
    [399, 10, 0],
    [400, 10, 1],
    [599, 10, 1],
    [600, 10, 2],
    [799, 10, 2],
    [800, 10, 3],
    [2000, 10, 3],
    [500, 0, 0],
  ])('gold quest: chests fill at 40, 60 and 80 %% (%i points of %i: tier %i)', (score, total, tier) => {
    expect(chestTier(score, total)).toBe(tier)
  })
})
