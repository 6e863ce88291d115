import { inWords } from '../language.ts'
import { amountText, plural } from '../parts.ts'
import { saying } from '../saying.ts'

export const caughtNamesTexts = inWords('caughtNamesTexts', {
  caught: (count: number) => plural(count, { one: '1 name caught', other: `${amountText(count)} names caught` }),
  title: 'Names that need your yes',
  hint: 'The word filter caught them, or you removed somebody with that name. Only you can see them. If you allow a name, that player can join with it.',
  look: 'Show what was typed',
  hide: 'Hide',
  allow: 'Allow',
  allowName: (name: string) => saying`Allow ${name}`,
  dismiss: 'Dismiss',
  dismissName: (name: string) => saying`Dismiss ${name}`,
})
