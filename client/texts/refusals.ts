import { errorTexts, type RefusalName } from '../../rooms/shared/contract/errorTexts.ts'

import { inWords } from './language.ts'

/** What the server or a room has against it, in words. */
const words: Readonly<Record<string, string>> = inWords('refusalTexts', errorTexts)

export const knownWords = (name: string): string | undefined => words[name]

export const refusalWords = (name: string): string => knownWords(name) ?? knownWords('somethingWentWrong') ?? ''

/** What to do about it. */
export const refusalAdvice: Readonly<Partial<Record<string, string>>> = inWords('refusalAdvice', {
  gameNotFound: 'Check the six characters on the big screen and try again.',
  full: 'Ask your host to open another game.',
  locked: 'Ask your host to unlock it, then try again.',
  ended: 'Ask your host for the code of the next one.',
  removed: 'If that was a mistake, talk to your host.',
} satisfies Partial<Record<RefusalName, string>>)
