import type { AllWords } from '../../allWords.ts'

export const joinTexts: AllWords['joinTexts'] = {
  title: 'Mitspielen',
  documentTitle: 'Mitspielen',
  code: 'Spielcode',
  placeholder: 'ABC123',
  join: 'Mitspielen',
  codeMissing: 'Bitte gib einen Spielcode ein',
  intro: 'Tipp die sechs Zeichen von der Tafel ein.',
  guestHint: 'Du spielst als Gast. Melde dich an, um Münzen und Slimes zu sammeln.',
}
