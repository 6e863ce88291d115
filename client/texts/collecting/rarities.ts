import type { Rarity } from '../../../rooms/shared/catalog/rarity.ts'
import { inWords } from '../language.ts'

export const rarityNames: Record<Rarity, string> = inWords('rarityNames', {
  common: 'Common',
  uncommon: 'Uncommon',
  rare: 'Rare',
  epic: 'Epic',
  legendary: 'Legendary',
  mythic: 'Mythic',
  secret: 'Secret',
})
