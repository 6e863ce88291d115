import type { AllWords } from '../../../allWords.ts'

export const sceneryNames: AllWords['sceneryNames'] = {
  ice: 'Eis und Schnee',
  garden: 'Garten',
  moonlight: 'Mondschein',
  'dragon-cave': 'Drachenhöhle',
  desert: 'Wüste',
  autumn: 'Herbst',
  'neon-night': 'Neonnacht',
  candy: 'Zuckerland',
}
