import { inWords } from '../language.ts'
import { amountText, plural } from '../parts.ts'

/** Shown when moves begin to pay double. */
export const finaleTexts = inWords('finaleTexts', {
  /** Two lines of a curtain, and one sentence. */
  last: (left: number) =>
    plural(left, {
      one: 'Last question:',
      other: left === 3 ? 'Last three:' : left === 2 ? 'Last two:' : `Last ${amountText(left)}:`,
    }),
  doubles: 'everything doubles!',
  chooseMove: 'Choose: it pays double!',
  double: 'Moves pay double!',
})
