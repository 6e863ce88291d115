import type { AllWords } from '../../../allWords.ts'

export const playAgainTexts: AllWords['playAgainTexts'] = {
  again: 'Otra vez',
  report: 'Ver informe',
  other: 'Otro cuestionario o modo',
  otherTitle: 'Otra vez con…',
  otherHint: 'Cada persona conserva su lugar y su nombre.',
  sameSet: 'Si no eliges ninguno, se repite el mismo cuestionario.',
  setGone: 'Elige otro cuestionario: el que se acaba de jugar se borró o ahora es privado.',
  notTaught: 'Ya no enseñas en esta clase. Empieza una partida nueva sin ella.',
  go: 'Jugar este',
  startsIn: (seconds) => `Empieza en ${seconds}`,
  wait: 'Esperar',
}
