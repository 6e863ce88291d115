import { inWords } from '../language.ts'
import { plural } from '../parts.ts'

/** Said on a phone after the first answer, and loaded after it. */
export const ownRevealTexts = inWords('ownRevealTexts', {
  itWas: 'It was',
  youChose: 'You chose',
  rightSoFar: (count: number) =>
    plural(count, { one: '1 right answer so far', other: `${count} right answers so far` }),
})
