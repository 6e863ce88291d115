import type { AllWords } from '../../../allWords.ts'

export const playAgainTexts: AllWords['playAgainTexts'] = {
  again: 'Noch einmal',
  report: 'Zum Bericht',
  other: 'Anderes Set oder Spiel',
  otherTitle: 'Noch einmal mit…',
  otherHint: 'Alle behalten ihren Platz und ihren Namen.',
  sameSet: 'Wähle kein Set, dann bleibt es bei diesem.',
  setGone: 'Wähle ein anderes Set: Das letzte wurde gelöscht oder ist jetzt privat.',
  notTaught: 'Du unterrichtest diese Klasse nicht mehr. Starte ein neues Spiel ohne sie.',
  go: 'Das spielen',
  startsIn: (seconds) => `Start in ${seconds}`,
  wait: 'Warten',
}
