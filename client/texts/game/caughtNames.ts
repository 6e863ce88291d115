import { inWords } from '../language.ts'
import { amountText, plural } from '../parts.ts'

export const caughtNamesTexts = inWords('caughtNamesTexts', {
  caught: (count: number) => plural(count, { one: '1 name caught', other: `${amountText(count)} names caught` }),
  title: 'Caught by the word filter',
  hint: 'Only you can see these names. If you allow a name, that player can join with it.',
  look: 'Show what was typed',
  hide: 'Hide',
  allow: 'Allow',
  allowName: (name: string) => `Allow ${name}`,
  dismiss: 'Dismiss',
  dismissName: (name: string) => `Dismiss ${name}`,
})
