import { inWords } from '../language.ts'

export const happeningTexts = inWords('happeningTexts', {
  title: 'What happened',
  /** Shown while this device plays the turn. */
  watch: 'Watch your slime!',
  quiet: 'A quiet turn for you',
  quietHint: 'The next question is coming.',
  total: 'This turn',
  gained: (points: number) => `+${points}`,
  lost: (points: number) => `−${points}`,
  learned: 'You learned it. Nothing could touch you!',
})
