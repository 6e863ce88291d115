import type { AllWords } from '../../../allWords.ts'

export const lobbyPlayTexts: AllWords['lobbyPlayTexts'] = {
  tap: 'Slime antippen',
  hint: 'Tippe deinen Slime an! Oder tippe zweimal!',
  poke: 'Stups deinen Slime',
  taps: 'Slimes antippen',
}
