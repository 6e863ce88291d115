import type { Chance } from './modes/modeRules.ts'
import { seededRandom } from './seededRandom.ts'

/** FNV-1a over the characters, from where another text left it. */
function mixed(hash: number, text: string): number {
  let mix = hash
  for (let index = 0; index < text.length; index++) mix = Math.imul(mix ^ text.charCodeAt(index), 0x01000193)
  return mix >>> 0
}

/** Streams keyed by the game's seed, the question, the player and what they are for. */
export function chanceOf(seed: number, question: number): Chance {
  const base = mixed(0x811c9dc5 ^ seed, `|${question}|`)
  return (purpose, player = '') => seededRandom(mixed(mixed(base, purpose), `|${player}`))
}
