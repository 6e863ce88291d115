import { inWords } from '../language.ts'

/** To a pupil who comes in while an answer is shown. */
export const newcomerTexts = inWords('newcomerTexts', {
  welcome: 'You are in!',
  welcomeHint: 'The next question is coming.',
})
