import { speak } from './speak.ts'

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aàbƀcćdďeéfƒgğhħiíjĵkķlļmɱnñoöpþqɋrřsştťuüvʋwŵxẋyýzž'].flatMap((letter, index, all) =>
    index % 2 === 0 ? [[letter, all[index + 1] ?? letter]] : [],
  ),
)

const [fromHere, toHere] = ['\u202e', '\u202c']

/** Letter by letter from right to left, in letters no English text has, and longer, as most languages are. */
function mirrored(text: string): string {
  if (!/\p{L}/u.test(text) || text.startsWith(fromHere)) return text
  const changed = [...text].map((letter) => accented[letter] ?? accented[letter.toLowerCase()]?.toUpperCase() ?? letter)
  return `${fromHere}${changed.filter((letter) => letter !== fromHere && letter !== toHere).join('')}${'~'.repeat(Math.ceil(text.length / 4))}${toHere}`
}

function mirroredWords(words: unknown): unknown {
  if (typeof words === 'string') return mirrored(words)
  if (typeof words === 'function') return (...facts: unknown[]) => mirroredWords(words(...facts))
  if (Array.isArray(words)) return words.map(mirroredWords)
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, mirroredWords(word)]))
}

/** Made of the English words, so nobody has to keep it up to date. */
export const spoken = speak({ locale: 'en', inWords: (_name, english) => mirroredWords(english) as typeof english })
