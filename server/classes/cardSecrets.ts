import { createHash, createHmac } from 'node:crypto'
import { cardWordOf, cardWords } from './cardWords.ts'

/** Without letters and digits that are read for each other. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const cardLength = 26

/** 130 bits: nobody guesses one, so a hash that costs nothing is enough, and thirty sign in at once. */
export const cardFrom = (chance: Buffer): string =>
  [...chance.subarray(0, cardLength)].map((byte) => alphabet[byte % alphabet.length]).join('')

export const wordsFrom = (chance: Buffer): string[] =>
  [0, 2, 4].map((at) => cardWords[chance.readUInt16BE(at) % cardWords.length] ?? '')

/** Undefined for what cannot be on a card. */
export const cardHash = (secret: string): string | undefined => {
  const tidy = secret.trim().toLowerCase()
  return /^[a-z2-7]{26}$/.test(tidy) ? createHash('sha256').update(`card ${tidy}`).digest('base64url') : undefined
}

/**
 * Undefined for what cannot be on a card. Three words are soon tried out where somebody has the hash: it is mixed with a
 * secret of the school that lies on another shelf.
 */
export const wordsHash = (typed: readonly string[], secret: string): string | undefined => {
  const words = typed.map(cardWordOf)
  if (words.length !== 3 || words.includes(undefined)) return undefined
  return createHmac('sha256', secret).update(words.join(' ')).digest('base64url')
}
