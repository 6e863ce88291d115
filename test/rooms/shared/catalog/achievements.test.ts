import { describe, expect, it } from 'vitest'
import {
  achievementCategories,
  achievementNamed,
  achievements,
  achievementsReached,
  type Measures,
  noMeasures,
  progressOf,
  shownAchievement,
} from '../../../../rooms/shared/catalog/achievements.ts'
import { slimes } from '../../../../rooms/shared/catalog/slimes.ts'

const measured = (given: Partial<Measures>): Measures => ({ ...noMeasures, ...given })
const reached = (given: Partial<Measures>) => achievementsReached(measured(given)).map(({ id }) => id)

describe('the achievements', () => {
  it('include all that the product names', () => {
    const named = [
      ...[
        'first-game',
        'games-10',
        'games-50',
        'games-100',
        'first-win',
        'wins-10',
        'wins-25',
        'streak-5',
        'streak-10',
      ],
      ...['rich-1000', 'rich-5000', 'rich-10000', 'slimes-5', 'slimes-15', 'slimes-all'],
    ]
    expect(achievements.map(({ id }) => id)).toEqual(expect.arrayContaining(named))
  })

  it('have ids, names and icons of their own', () => {
    for (const field of ['id', 'name', 'icon', 'description'] as const)
      expect(new Set(achievements.map((achievement) => achievement[field])).size).toBe(achievements.length)
  })

  it.each(achievementCategories)('are at least two in the category %s', (category) => {
    expect(achievements.filter((achievement) => achievement.category === category).length).toBeGreaterThanOrEqual(2)
  })

  it('are of secret rarity exactly where they are secret', () => {
    for (const { category, rarity } of achievements) expect(rarity === 'secret').toBe(category === 'secret')
  })

  it('have a riddle exactly where they are secret', () => {
    for (const { category, riddle } of achievements) expect(riddle !== undefined).toBe(category === 'secret')
  })

  it('cannot be had for nothing', () => {
    expect(achievementsReached(noMeasures)).toEqual([])
  })

  it.each(achievements.map((achievement) => [achievement.id, achievement] as const))(
    '%s is reached at its number and not one before it',
    (id, { requirement: { measure, atLeast } }) => {
      expect(reached({ [measure]: atLeast - 1 })).not.toContain(id)
      expect(reached({ [measure]: atLeast })).toContain(id)
    },
  )

  it('reach earlier steps of the same measure along with later ones', () => {
    expect(reached({ totalGames: 50 })).toEqual(['first-game', 'games-10', 'games-50'])
  })

  it('ask for every slime that is not secret, and for no secret one', () => {
    const open = slimes.filter(({ rarity }) => rarity !== 'secret')
    expect(open).toHaveLength(30)
    expect(achievementNamed('slimes-all')?.requirement).toEqual({ measure: 'distinctSlimes', atLeast: open.length })
  })
})

describe('progress', () => {
  const games10 = achievements.find(({ id }) => id === 'games-10')
  if (!games10) throw new Error('games-10 is missing')

  it('is how far the measure has come', () => {
    expect(progressOf(games10, { totalGames: 4 })).toEqual({ current: 4, atLeast: 10, share: 0.4 })
  })

  it('ends at the goal', () => {
    expect(progressOf(games10, { totalGames: 40 })).toEqual({ current: 10, atLeast: 10, share: 1 })
  })

  it('is unknown where the measure is not known', () => {
    expect(progressOf(games10, { totalWins: 4 })).toBeUndefined()
  })
})

describe('what is shown of an achievement', () => {
  const secret = achievements.filter(({ category }) => category === 'secret')

  it.each(secret.map((achievement) => [achievement.id, achievement] as const))(
    '%s shows a riddle until it is unlocked, and what it was for afterwards',
    (_, achievement) => {
      const { riddle, description, requirement } = achievement
      const locked = shownAchievement(achievement, false)
      expect(locked).toMatchObject({ description: riddle, requirement: null })
      expect(JSON.stringify(locked)).not.toContain(description)
      expect(progressOf(locked, noMeasures)).toBeUndefined()
      expect(shownAchievement(achievement, true)).toMatchObject({ description, requirement })
    },
  )

  it('is everything where nothing is secret', () => {
    const open = achievements.filter(({ category }) => category !== 'secret')
    expect(open.map((achievement) => shownAchievement(achievement, false))).toEqual(open)
  })
})
