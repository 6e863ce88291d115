import type { Rarity } from '../../rooms/shared/catalog/rarity.ts'

export const rarityNames: Record<Rarity, string> = {
  common: 'Common',
  uncommon: 'Uncommon',
  rare: 'Rare',
  epic: 'Epic',
  legendary: 'Legendary',
  mythic: 'Mythic',
  secret: 'Secret',
}
