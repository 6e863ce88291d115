import type { AllWords } from '../../../allWords.ts'

export const rarityNames: AllWords['rarityNames'] = {
  common: 'Común',
  uncommon: 'Poco común',
  rare: 'Raro',
  epic: 'Épico',
  legendary: 'Legendario',
  mythic: 'Mítico',
  secret: 'Secreto',
}
