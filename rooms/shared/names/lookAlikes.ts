import { unicodeLookAlikes } from './unicodeLookAlikes.ts'
import { unseen } from './unseen.ts'

/**
 * Letters that screens show like these Latin ones, beside those that Unicode lists: small capitals, handwritten
 * Cyrillic and Greek letters, and upright strokes. If both lists have a letter, this one decides.
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
/** Letters in black circles and squares, and the letters that flags are made of. */
const badges = [0x1f150, 0x1f170, 0x1f1e6].flatMap((first) =>
  letters.map((letter, index) => [letter, String.fromCodePoint(first + index)] as const),
)

const latinOf: ReadonlyMap<string, string> = new Map(
  [...badges, ...unicodeLookAlikes, ...ownLookAlikes].flatMap(([latin, others]) =>
    [...others].map((other) => [other, latin] as const),
  ),
)

/** Small signs beside or above letters that readers overlook in a name: half a colon, a tone mark, a stroke. */
const besideLetters = /[\p{Sk}'’‘‛ʼ·‧ʹ-˿꜀-꜡ꞈꞋꞏ⸱᛫་՚]/gu

const asLatin = (text: string): string => [...text].map((letter) => latinOf.get(letter) ?? letter).join('')

const lookOfAny = (text: string): string =>
  asLatin(
    asLatin(text.replace(unseen, '').replace(besideLetters, '')).normalize('NFKD').replace(/\p{M}/gu, ''),
  ).replace(besideLetters, '')

/** The looks of the characters from blank to tilde, by code: most names need no others. */
const plainLooks: readonly (string | undefined)[] = Array.from({ length: 0x7f }, (_, code) =>
  code < 0x20 ? undefined : lookOfAny(String.fromCharCode(code)),
)

/** Undefined if the text has another letter. This is fast: each name of a class is looked at a dozen times when it joins. */
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

/** Two letters that look like one. */
const joined = (look: string): string => look.replaceAll('rn', 'm').replaceAll('vv', 'w')

const inSmall = (name: string): string =>
  `in small ${joined(lookOf(name.normalize('NFKC').toLowerCase()).toLowerCase())}`

/** Of some scripts only the capital letters look like Latin ones. */
const foreignAsLatin = (name: string): string =>
  [...name].map((letter) => (letter > '\u007F' ? (latinOf.get(letter) ?? letter) : letter)).join('')

/**
 * Two names that share one of these keys look the same to a class, either as written or in small letters. Small letters
 * alone would not do: Ella and Elia would become one name, EIIa and Ella two.
 */
export const nameKeys = (name: string): readonly string[] => [
  ...new Set([`as written ${joined(lookOf(name))}`, inSmall(name), inSmall(foreignAsLatin(name))]),
]
