import { createHash, createHmac } from 'node:crypto'
import { type DoorPicture, doorPictures } from '../../rooms/shared/contract/classLimits.ts'
import { cardWordOf, cardWords } from './cardWords.ts'

/** Without digits that could be read as letters. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const cardLength = 26

/** Nobody can guess 130 bits, so a cheap hash is enough, and thirty pupils can sign in at once. */
export const cardFrom = (chance: Buffer): string =>
  [...chance.subarray(0, cardLength)].map((byte) => alphabet[byte % alphabet.length]).join('')

export const wordsFrom = (chance: Buffer): string[] =>
  [0, 2, 4].map((at) => cardWords[chance.readUInt16BE(at) % cardWords.length] ?? '')

/** Undefined if it cannot be the secret of a card. */
export const cardHash = (secret: string): string | undefined => {
  const tidy = secret.trim().toLowerCase()
  return /^[a-z2-7]{26}$/.test(tidy) ? createHash('sha256').update(`card ${tidy}`).digest('base64url') : undefined
}

/**
 * Undefined if these cannot be the words of a card. With a bare hash a thief could soon try out all words. So it is
 * mixed with a secret of the school, which lies on another shelf.
 */
export const wordsHash = (typed: readonly string[], secret: string): string | undefined => {
  const words = typed.map(cardWordOf)
  if (words.length !== 3 || words.includes(undefined)) return undefined
  return createHmac('sha256', secret).update(words.join(' ')).digest('base64url')
}

/** Three different pictures of twelve, in order, so that no card has a picture twice. All 1,320 are equally likely. */
export const picturesFrom = (chance: Buffer): DoorPicture[] => {
  let drawn = chance.readUInt32BE(0)
  const left = [...doorPictures]
  return [0, 1, 2].flatMap(() => {
    const at = drawn % left.length
    drawn = Math.floor(drawn / left.length)
    return left.splice(at, 1)
  })
}

/**
 * A thief of the archive and its secret could try all pictures at once, however slow the hash. They are safe because
 * they only work at an open door, where tries are counted. So the hash may be cheap, which helps when thirty pupils come
 * at once.
 */
export const picturesHash = (userId: string, tapped: readonly string[], secret: string): string =>
  createHmac('sha256', secret)
    .update(['pictures', userId, ...tapped].join(' '))
    .digest('base64url')
