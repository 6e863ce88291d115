import type { AllWords } from '../../../allWords.ts'

export const modeLines: AllWords['modeLines'] = {
  classic: 'Nur Fragen, Tempo und ein Podest.',
  racing: 'Antworte, wähle Nitro, eine Schleimspur oder sichere Fahrt, und roll ins Ziel.',
  battle: 'Greif Monster an, gewinn Duelle oder schütz dich, bis der Boss fällt.',
  'gold-quest': 'Grab nach Gold und öffne Truhen: aus Holz, aus Gold oder vom Dieb.',
  tower: 'Alle zusammen: Legt Steine, baut Türme und haltet den Wellen stand.',
  survival: 'Drei Herzen auf bebendem Boden: Versteck, Ausflug oder Wagnis.',
}

export const practiceLines: AllWords['practiceLines'] = {
  classic: 'Nur Fragen und Punkte.',
  racing: 'Antworte, wähle Nitro, eine Schleimspur oder sichere Fahrt, und bleib vor der KI.',
  battle: 'Antworte, greif Monster an, fordere die KI zum Duell oder schütz dich.',
}

export const difficultyNames: AllWords['difficultyNames'] = {
  easy: 'Leicht',
  medium: 'Mittel',
  hard: 'Schwer',
}
