import { createHash, createHmac } from 'node:crypto'
import { type DoorPicture, doorPictures } from '../../rooms/shared/contract/classLimits.ts'
import { cardWordOf, cardWords } from './cardWords.ts'

/** Without letters and digits that are read for each other. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const cardLength = 26

/** 130 bits cannot be guessed, so a cheap hash is enough, and thirty pupils sign in at once. */
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

/** Three different ones of twelve in an order, so that no card says the same picture twice: 1,320, each as likely. */
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
 * A thief of the archive and its secret can try so few in no time, however slow a hash is: what guards them
 * is the door, at which they are counted, and beside which they open nothing. So their hash costs nothing, either, when
 * thirty come at once.
 */
export const picturesHash = (userId: string, tapped: readonly string[], secret: string): string =>
  createHmac('sha256', secret)
    .update(['pictures', userId, ...tapped].join(' '))
    .digest('base64url')
