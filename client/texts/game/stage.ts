import { inWords } from '../language.ts'

/** Words on the stage itself. */
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
