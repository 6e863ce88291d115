import type { AllWords } from '../../../allWords.ts'

export const rarityNames: AllWords['rarityNames'] = {
  common: 'Gewöhnlich',
  uncommon: 'Ungewöhnlich',
  rare: 'Selten',
  epic: 'Episch',
  legendary: 'Legendär',
  mythic: 'Mythisch',
  secret: 'Geheim',
}
