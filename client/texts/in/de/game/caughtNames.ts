import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { amountText, plural } from '../counting.ts'

export const caughtNamesTexts: AllWords['caughtNamesTexts'] = {
  caught: (count) => plural(count, { one: '1 Name gesperrt', other: `${amountText(count)} Namen gesperrt` }),
  title: 'Namen, die dein Ja brauchen',
  hint: 'Der Wortfilter hat sie gesperrt, oder du hast jemanden mit diesem Namen entfernt. Nur du siehst sie. Wenn du einen Namen erlaubst, geht das Mitspielen damit.',
  look: 'Zeigen, was getippt wurde',
  hide: 'Verbergen',
  allow: 'Erlauben',
  allowName: (name) => saying`${name} erlauben`,
  dismiss: 'Ablehnen',
  dismissName: (name) => saying`${name} ablehnen`,
}
