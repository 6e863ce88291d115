import type { RefusalName } from '../../../rooms/shared/contract/errors/errorTexts.ts'
import { everydayErrors } from '../../../rooms/shared/contract/errors/everydayErrors.ts'
import { inWords } from '../language.ts'

/** Why the server or a room refuses something, in words. */
export const refusalTexts = inWords('refusalTexts', everydayErrors)

const words = new Map<string, string>(Object.entries(refusalTexts))

/** Adds refusals of pages outside the game, which a phone in a game never needs. */
export const learnWords = (more: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(more)) words.set(name, text)
}

export const knownWords = (name: string): string | undefined => words.get(name)

export const refusalWords = (name: string): string => knownWords(name) ?? knownWords('somethingWentWrong') ?? ''

/** What the player can do about a refusal. */
export const refusalAdvice: Readonly<Partial<Record<string, string>>> = inWords('refusalAdvice', {
  gameNotFound: 'Check the six characters on the board and try again.',
  full: 'Ask your host to open another game.',
  locked: 'Ask your host to unlock it, then try again.',
  ended: 'Ask your host for the code of the next one.',
  removed: 'If that was a mistake, talk to your host.',
} satisfies Partial<Record<RefusalName, string>>)
