import type { AllWords } from '../../../allWords.ts'

export const practiceTexts: AllWords['practiceTexts'] = {
  title: 'Practicar en solitario',
  intro: 'Tú contra un slime muy listo, 15 segundos por pregunta.',
  difficulty: 'Elige la dificultad',
  difficultyHints: {
    easy: 'Lento y falla mucho',
    medium: 'Ágil y casi siempre acierta',
    hard: 'Rápido y difícil de vencer',
  },
  mode: 'Elige un modo',
  start: 'Empezar práctica',
  setMissing: 'Elige un cuestionario',
  stats: 'Tu práctica',
  games: 'Prácticas',
  accuracy: 'Precisión',
  average: 'Promedio',
  earned: 'Monedas ganadas',
  history: 'Últimas 10',
  noHistory: 'Aún sin práctica',
  noHistoryText: 'Elige un cuestionario y prueba. Ganas el 50\u00a0% de las monedas de una partida en vivo.',
  result: (correct, total) => `${correct} de ${total} bien`,
}
