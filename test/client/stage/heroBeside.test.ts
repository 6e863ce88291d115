import { describe, expect, it } from 'vitest'
import { heroBeside, heroesApart } from '../../../client/stage/place/heroBeside.ts'

const hero = 1.45
const slime = { x: 100, y: 100, size: 74 }
const monsterAt = (x: number, y = 70) => [{ id: 'monster', x, y, width: 40, height: 28 }]

describe('whom a headline is about', () => {
  it('is as large as a hero where nobody stands beside them', () => {
    expect(heroBeside(hero, slime, [])).toBe(hero)
    expect(heroBeside(hero, slime, monsterAt(260))).toBe(hero)
    expect(heroBeside(hero, slime, monsterAt(100, 220))).toBe(hero)
  })

  it.each([162, 166, 38, 34])('grows less than to touch a small monster beside them, at %i', (at) => {
    const growth = heroBeside(hero, slime, monsterAt(at))
    expect(growth).toBeLessThan(hero)
    expect(growth).toBeGreaterThanOrEqual(1.15)
    expect(Math.abs(slime.x - at)).toBeGreaterThanOrEqual(slime.size * growth * 0.36 + 20)
  })

  it('is found in a crowd of hundreds beside a monster, too', () => {
    expect(heroBeside(2.6, { ...slime, size: 32 }, monsterAt(144))).toBeGreaterThan(1.6)
  })

  it('is as large as a hero before a monster that they stand by', () => {
    expect(heroBeside(hero, slime, monsterAt(110))).toBe(hero)
  })
})

describe('the heroes of one headline', () => {
  const at = (x: number, y: number) => ({ x, y, size: 100, growth: 1.2 })
  const apart = (...heroes: ReturnType<typeof at>[]) => {
    const asides = heroesApart(heroes)
    return heroes.map(({ x }, index) => x + (asides[index] ?? 0))
  }

  it('step aside on one place, each to its own side, so that neither hides the face of the other', () => {
    for (const [one, other] of [
      [at(300, 200), at(300, 200)],
      [at(300, 200), at(310, 240)],
      [at(310, 240), at(300, 200)],
    ] as const) {
      const [left = 0, right = 0] = apart(one, other)
      expect(Math.abs(right - left)).toBeCloseTo(72)
      expect((right - left) * (other.x - one.x)).toBeGreaterThanOrEqual(0)
      expect((left + right) / 2).toBeCloseTo((one.x + other.x) / 2)
    }
  })

  it('stay where they are if both are seen, or if it is only one', () => {
    expect(apart(at(300, 200), at(380, 200))).toEqual([300, 380])
    expect(apart(at(300, 200), at(300, 280))).toEqual([300, 300])
    expect(apart(at(300, 200))).toEqual([300])
    expect(apart()).toEqual([])
  })
})
