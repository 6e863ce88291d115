import type { AllWords } from '../../../allWords.ts'

export const practiceTexts: AllWords['practiceTexts'] = {
  title: 'Allein üben',
  intro: 'Du gegen einen schlauen Slime, 15 Sekunden für jede Frage.',
  difficulty: 'Wähle, wie schwer',
  difficultyHints: {
    easy: 'Langsam und oft falsch',
    medium: 'Flink und meist richtig',
    hard: 'Schnell und kaum zu schlagen',
  },
  mode: 'Modus wählen',
  start: 'Übung starten',
  setMissing: 'Bitte wähle ein Fragenset',
  stats: 'Dein Üben',
  games: 'Übungen',
  accuracy: 'Genauigkeit',
  average: 'Punkte im Schnitt',
  earned: 'Verdiente Münzen',
  history: 'Letzte 10 Übungen',
  noHistory: 'Noch keine Übung',
  noHistoryText: 'Nimm ein Set und leg los. Du verdienst 50\u00a0% der Münzen eines echten Spiels.',
  result: (correct, total) => `${correct} von ${total} richtig`,
}
