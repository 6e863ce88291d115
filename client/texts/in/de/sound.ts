import type { AllWords } from '../../allWords.ts'
import { percentText } from './counting.ts'

export const soundTexts: AllWords['soundTexts'] = {
  levels: 'Lautstärke',
  music: 'Musik',
  effects: 'Effekte',
  level: (share) => percentText(share),
}
