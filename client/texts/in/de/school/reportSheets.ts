import type { AllWords } from '../../../allWords.ts'

export const reportSheetTexts: AllWords['reportSheetTexts'] = {
  name: 'Name',
  share: 'Richtig in\u00a0%',
  seconds: 'Sekunden',
  coins: 'Münzen',
  question: 'Frage',
  numbered: (number, question) => `${number}. ${question}`,
  notCounted: (head) => `${head} (zählt nicht)`,
  rightAnswer: 'Richtige Antwort',
  game: 'Spiel',
  set: 'Fragenset',
  mode: 'Modus',
  played: 'Gespielt',
  code: 'Spielcode',
}
