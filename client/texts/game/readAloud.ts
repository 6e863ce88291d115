import { inWords } from '../language.ts'

/** For the button that reads a question aloud. */
export const readAloudTexts = inWords('readAloudTexts', {
  read: 'Read aloud',
  stop: 'Stop reading',
  noVoice: 'This device has no voice for this question.',
})
