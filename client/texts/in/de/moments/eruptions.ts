import type { AllWords } from '../../../allWords.ts'

export const eruptionTexts: AllWords['eruptionTexts'] = {
  ice: 'Das Eis *birst*!',
  garden: 'Der Garten *dreht durch*!',
  moonlight: 'Die Nacht *wird hell*!',
  'dragon-cave': 'Der Drache *speit Feuer*!',
  desert: 'Die Wüste *kocht über*!',
  autumn: 'Der Wald *knistert*!',
  'neon-night': 'Die Lichter *spielen verrückt*!',
  candy: 'Der Zucker *kocht über*!',
}
