import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'

export const givenWordTexts: AllWords['givenWordTexts'] = {
  title: (username) => saying`Für ${username}`,
  text: (day) =>
    `Schreib es auf: Du siehst es nur jetzt. Es gilt einmal, bis zum ${day}. Damit lässt sich ein neues Passwort wählen.`,
  copy: 'Kopieren',
}
