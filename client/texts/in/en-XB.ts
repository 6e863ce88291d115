import { speak } from './speak.ts'

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aàbƀcćdďeéfƒgğhħiíjĵkķlļmɱnñoöpþqɋrřsştťuüvʋwŵxẋyýzž'].flatMap((letter, index, all) =>
    index % 2 === 0 ? [[letter, all[index + 1] ?? letter]] : [],
  ),
)

const [fromHere, leftToRight, toHere] = ['\u202e', '\u202d', '\u202c']

/** In letters no English text has, and longer, as most languages are. */
const changedWord = (word: string): string =>
  [...word].map((letter) => accented[letter] ?? accented[letter.toLowerCase()]?.toUpperCase() ?? letter).join('') +
  '~'.repeat(Math.ceil(word.length / 4))

/** Letter by letter from right to left, and a number with its sign as it is; what is put together of such texts is turned once. */
const mirrored = (text: string): string =>
  /\p{L}/u.test(text)
    ? `${fromHere}${text.replace(/[\u202c-\u202e]/g, '').replace(/(?<![~\p{L}])[a-z]+/giu, changedWord)}${toHere}`
    : /\d/.test(text)
      ? `${leftToRight}${text}${toHere}`
      : text

function mirroredWords(words: unknown): unknown {
  if (typeof words === 'string') return mirrored(words)
  if (typeof words === 'function') return (...facts: unknown[]) => mirroredWords(words(...facts))
  if (Array.isArray(words)) return words.map(mirroredWords)
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, mirroredWords(word)]))
}

/** Made of the English words, so it is always up to date. */
export const spoken = speak({ locale: 'en', inWords: (_name, english) => mirroredWords(english) as typeof english })
