import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'

export const givenWordTexts: AllWords['givenWordTexts'] = {
  title: (username) => saying`Para ${username}`,
  text: (day) => `Anótala: solo la ves ahora. Sirve una vez, hasta el ${day}. Con ella se elige una contraseña nueva.`,
  copy: 'Copiar',
}
