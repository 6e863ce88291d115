/**
 * Letters that are written like others in the fonts of screens: after each Latin letter those of other scripts, and signs
 * that are read as it. Accents, full-width and ornamental letters are not here: compatibility decomposition takes them off.
 */
const groups: readonly (readonly [latin: string, others: string])[] = [
  ['a', 'аαɑ'],
  ['b', 'ЬьƄЪ'],
  ['c', 'сϲᴄⅽ'],
  ['d', 'ԁɗժ'],
  ['e', 'еҽєɛ'],
  ['f', 'ƒſϝ'],
  ['g', 'ɡցԍ'],
  ['h', 'һհ'],
  ['i', 'іıɩιՙ'],
  ['j', 'јϳյ'],
  ['k', 'кκĸ'],
  ['l', 'ӏǀוןا'],
  ['m', 'мⅿ'],
  ['n', 'ոռп'],
  ['o', 'оοօσ೦०੦૦౦๐໐ംо0'],
  ['p', 'рρϱ'],
  ['q', 'ԛգզ'],
  ['r', 'гᴦ'],
  ['s', 'ѕʂƽ'],
  ['t', 'тτ'],
  ['u', 'υսʋц'],
  ['v', 'ѵνᴠ'],
  ['w', 'ѡԝωɯшա'],
  ['x', 'хχ×'],
  ['y', 'уүγʏ'],
  ['z', 'ᴢʐ'],
  ['A', 'АΑᎪ'],
  ['B', 'ВΒᏴ'],
  ['C', 'СϹᏟ'],
  ['D', 'Ꭰ'],
  ['E', 'ЕΕᎬ'],
  ['F', 'Ϝ'],
  ['G', 'ԌᏀ'],
  ['H', 'НΗᎻ'],
  ['J', 'ЈᎫ'],
  ['K', 'КΚᏦ'],
  ['L', 'Ꮮ'],
  ['M', 'МΜᎷ'],
  ['N', 'Ν'],
  ['O', 'ОΟՕ'],
  ['P', 'РΡᏢ'],
  ['Q', 'Ԛ'],
  ['R', 'Ꭱ'],
  ['S', 'ЅՏᏚ'],
  ['T', 'ТΤᎢ'],
  ['U', 'Ս'],
  ['V', 'ѴᏙ'],
  ['W', 'ԜᎳ'],
  ['X', 'ХΧ'],
  ['Y', 'ҮΥУ'],
  ['Z', 'ΖᏃ'],
  // What stands upright: I, l, 1 and the bar.
  ['l', 'I1|ІΙӀ׀'],
]

const latinOf: ReadonlyMap<string, string> = new Map(
  groups.flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
)

/** Not seen at all, wherever it stands. */
export const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

/** What a text looks like: two texts with the same look cannot be told apart on a screen. */
export const lookOf = (text: string): string =>
  [...text.normalize('NFKD').replace(unseen, '').replace(/\p{M}/gu, '')]
    .map((letter) => latinOf.get(letter) ?? letter)
    .join('')
    .replace(/\s+/gu, ' ')
    .trim()

/** Two letters that are read as one. */
const joined = (look: string): string => look.replaceAll('rn', 'm').replaceAll('vv', 'w')

/**
 * Two names with one of these in common are the same to a class: written alike as they are, or in small letters. (Small
 * letters alone would make Ella and Elia one, large ones EIIa and Ella two.)
 */
export const nameKeys = (name: string): readonly [string, string] => [
  `as written ${joined(lookOf(name))}`,
  `in small ${joined(lookOf(name.normalize('NFKC').toLowerCase()))}`,
]
