import type { AllWords } from '../../allWords.ts'
import { percentText } from './counting.ts'

export const soundTexts: AllWords['soundTexts'] = {
  levels: 'Volumen',
  music: 'Música',
  effects: 'Efectos',
  level: (share) => percentText(share),
}
