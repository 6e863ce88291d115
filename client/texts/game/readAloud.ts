import { inWords } from '../language.ts'

/** Where a device reads to its owner. */
export const readAloudTexts = inWords('readAloudTexts', {
  read: 'Read aloud',
  stop: 'Stop reading',
  noVoice: 'This device has no voice for this question.',
})
