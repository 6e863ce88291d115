import { inWords } from '../language.ts'

/** For a pupil who joins while an answer is shown. */
export const newcomerTexts = inWords('newcomerTexts', {
  welcome: 'You are in!',
  welcomeHint: 'The next question is coming.',
})
