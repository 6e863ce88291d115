import { inWords } from './language.ts'
import { percentText } from './parts.ts'

export const soundTexts = inWords('soundTexts', {
  levels: 'Volume',
  music: 'Music',
  effects: 'Effects',
  level: (share: number) => percentText(share),
})
