import { inWords } from '../language.ts'

export const secondChanceTexts = inWords('secondChanceTexts', {
  wait: 'There were many wrong tries from your school. This takes a few seconds.',
})
