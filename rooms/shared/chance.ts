import type { Chance } from './modes/modeRules.ts'
import { seededRandom } from './seededRandom.ts'
import { type SipKey, sipHash } from './sipHash.ts'

/**
 * Where the chance of a game comes from: a secret drawn by the system. A player who has seen all draws but one cannot
 * work that one out. Older games have a number instead, and go on and are watched again with it.
 */
export type ChanceSeed = string | number

/** Each stream is keyed by the game's secret, the question, the player and its purpose. */
export const chanceOf = (seed: ChanceSeed, question: number): Chance =>
  typeof seed === 'number' ? olderChance(seed, question) : keyedChance(keyOf(seed), question)

const bytesOf = (text: string): number[] =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)).flatMap((unit) => [unit & 255, unit >> 8])

/** Takes any text, so that nothing depends on how the system writes its secrets. */
function keyOf(secret: string): SipKey {
  const [one, other] = ['first', 'second'].map((half) => sipHash([0, 0, 0, 0], bytesOf(`${half} half of ${secret}`)))
  return [one?.low ?? 0, one?.high ?? 0, other?.low ?? 0, other?.high ?? 0]
}

const fractionOf = ({ high }: { high: number }): number => high / 4294967296

/** The n-th draw is the hash of n and of its purpose. */
function keyedChance(key: SipKey, question: number): Chance {
  return (purpose, player = '') => {
    const bytes = Uint8Array.from([0, 0, 0, 0, ...bytesOf(`${question}\u0000${purpose}\u0000${player}`)])
    const counter = new DataView(bytes.buffer)
    let drawn = 0
    return () => {
      counter.setUint32(0, drawn++, true)
      return fractionOf(sipHash(key, bytes))
    }
  }
}

/** FNV-1a over the characters, going on from the hash of another text. */
function mixed(hash: number, text: string): number {
  let mix = hash
  for (let index = 0; index < text.length; index++) mix = Math.imul(mix ^ text.charCodeAt(index), 0x01000193)
  return mix >>> 0
}

function olderChance(seed: number, question: number): Chance {
  const base = mixed(0x811c9dc5 ^ seed, `|${question}|`)
  return (purpose, player = '') => seededRandom(mixed(mixed(base, purpose), `|${player}`))
}
