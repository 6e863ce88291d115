import type { AllWords } from '../../allWords.ts'

export const joinTexts: AllWords['joinTexts'] = {
  title: 'Únete a jugar',
  documentTitle: 'Únete a jugar',
  code: 'Código',
  placeholder: 'ABC123',
  join: 'Unirme',
  codeMissing: 'Escribe el código de la partida',
  intro: 'Escribe los seis caracteres de la pizarra.',
  guestHint: 'Juegas sin cuenta. Entra para ganar monedas y slimes.',
}
