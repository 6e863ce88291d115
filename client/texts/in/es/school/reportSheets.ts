import type { AllWords } from '../../../allWords.ts'

export const reportSheetTexts: AllWords['reportSheetTexts'] = {
  name: 'Nombre',
  share: 'Aciertos en\u00a0%',
  seconds: 'Segundos',
  coins: 'Monedas',
  question: 'Pregunta',
  numbered: (number, question) => `${number}. ${question}`,
  notCounted: (head) => `${head} (no cuenta)`,
  rightAnswer: 'Respuesta correcta',
  game: 'Partida',
  set: 'Cuestionario',
  mode: 'Modo',
  played: 'Jugada',
  code: 'Código',
}
