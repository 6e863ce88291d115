import { inWords } from '../language.ts'
import { plural } from '../parts.ts'

/** A phone needs and loads these only after its first answer. */
export const ownRevealTexts = inWords('ownRevealTexts', {
  itWas: 'It was',
  youChose: 'You chose',
  rightSoFar: (count: number) =>
    plural(count, { one: '1 right answer so far', other: `${count} right answers so far` }),
})
