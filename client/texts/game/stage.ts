import { inWords } from '../language.ts'

/** What is written on the stage itself. */
export const stageTexts = inWords('stageTexts', {
  words: {
    you: 'You',
    boss: 'King Gloop',
    double: 'DOUBLE!',
    blocked: 'BLOCKED',
    shield: 'SHIELD!',
    pop: 'POP!',
  },
})
