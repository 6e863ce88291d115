import type { AllWords } from '../../../allWords.ts'

export const modeNames: AllWords['modeNames'] = {
  classic: 'Klassisch',
  racing: 'Rennen',
  battle: 'Arena',
  'gold-quest': 'Goldsuche',
  tower: 'Turm',
  survival: 'Überleben',
}
