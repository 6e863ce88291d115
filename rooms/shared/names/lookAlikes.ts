import { unicodeLookAlikes } from './unicodeLookAlikes.ts'
import { unseen } from './unseen.ts'

/**
 * Read as these in the fonts of screens, beside what Unicode has in its list: small capitals, letters of the Cyrillic
 * and Greek hands, and what stands upright. Where both know a letter, this says what it is read as.
 */
const ownLookAlikes: readonly (readonly [latin: string, others: string])[] = [
  ['a', 'ᴀ'],
  ['b', 'ʙьЪ'],
  ['c', 'ς'],
  ['d', 'ᴅժ'],
  ['e', 'ᴇєɛ'],
  ['f', 'ꜰſϝ'],
  ['g', 'ɢԍ'],
  ['h', 'ʜ'],
  ['i', 'ՙ'],
  ['j', 'ᴊյ'],
  ['k', 'ᴋкκĸ'],
  ['l', 'ʟӏI1|'],
  ['m', 'ᴍм'],
  ['n', 'ɴп'],
  ['o', 'ം0'],
  ['p', 'ᴘ'],
  ['q', 'ꞯ'],
  ['Q', 'Ԛ'],
  ['r', 'ʀ'],
  ['t', 'ᴛтτ'],
  ['u', 'ц'],
  ['w', 'ωш'],
  ['x', 'χ'],
]

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** White on black, round and square, and the letters that flags are made of. */
const badges = [0x1f150, 0x1f170, 0x1f1e6].flatMap((first) =>
  letters.map((letter, index) => [letter, String.fromCodePoint(first + index)] as const),
)

const latinOf: ReadonlyMap<string, string> = new Map(
  [...badges, ...unicodeLookAlikes, ...ownLookAlikes].flatMap(([latin, others]) =>
    [...others].map((other) => [other, latin] as const),
  ),
)

/** Small signs beside letters and above them, easily overlooked in a name: half a colon, a tone, a stroke. */
const besideLetters = /[\p{Sk}'’‘‛ʼ·‧ʹ-˿꜀-꜡ꞈꞋꞏ⸱᛫་՚]/gu

const asLatin = (text: string): string => [...text].map((letter) => latinOf.get(letter) ?? letter).join('')

const lookOfAny = (text: string): string =>
  asLatin(
    asLatin(text.replace(unseen, '').replace(besideLetters, '')).normalize('NFKD').replace(/\p{M}/gu, ''),
  ).replace(besideLetters, '')

/** What most names are written with, from the blank to the tilde, by code. */
const plainLooks: readonly (string | undefined)[] = Array.from({ length: 0x7f }, (_, code) =>
  code < 0x20 ? undefined : lookOfAny(String.fromCharCode(code)),
)

/** Nothing when the text has a letter that is not plain. A class's names are looked at a dozen times while it comes in. */
function lookOfPlain(text: string): string | undefined {
  let look = ''
  for (let at = 0; at < text.length; at++) {
    const letter = plainLooks[text.charCodeAt(at)]
    if (letter === undefined) return undefined
    look += letter
  }
  return look
}

/** What a text looks like: two texts with the same look cannot be told apart on a screen. */
export const lookOf = (text: string): string => (lookOfPlain(text) ?? lookOfAny(text)).replace(/\s+/gu, ' ').trim()

/** Two letters that are read as one. */
const joined = (look: string): string => look.replaceAll('rn', 'm').replaceAll('vv', 'w')

const inSmall = (name: string): string =>
  `in small ${joined(lookOf(name.normalize('NFKC').toLowerCase()).toLowerCase())}`

/** Letters of scripts of which only the large ones look like Latin ones. */
const foreignAsLatin = (name: string): string =>
  [...name].map((letter) => (letter > '\u007F' ? (latinOf.get(letter) ?? letter) : letter)).join('')

/**
 * Two names with one of these in common are the same to a class: written alike as they are, or in small letters. (Small
 * letters alone would make Ella and Elia one, large ones EIIa and Ella two.)
 */
export const nameKeys = (name: string): readonly string[] => [
  ...new Set([`as written ${joined(lookOf(name))}`, inSmall(name), inSmall(foreignAsLatin(name))]),
]
