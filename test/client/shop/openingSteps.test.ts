import { describe, expect, it } from 'vitest'
import { openingStep } from '../../../client/screens/shop/openingSteps.ts'
import { rarities } from '../../../rooms/shared/catalog/rarity.ts'

describe('opening a pack', () => {
  it('shakes, tears and lights up, in this order', () => {
    expect(openingStep('shake', 'common').next).toBe('tear')
    expect(openingStep('tear', 'common').next).toBe('light')
    expect(openingStep('light', 'common').next).toBeNull()
  })

  it('tells nothing of what is inside before the light, which grows with rarity', () => {
    for (const step of ['shake', 'tear'] as const)
      expect(new Set(rarities.map((rarity) => JSON.stringify(openingStep(step, rarity)))).size).toBe(1)
    const lights = rarities.map((rarity) => openingStep('light', rarity).ms)
    expect(lights).toEqual([...lights].sort((one, other) => one - other))
    expect(new Set(rarities.map((rarity) => openingStep('light', rarity).effect)).size).toBeGreaterThan(5)
  })
})
