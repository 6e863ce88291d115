import type { Language } from './language.ts'

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aàbḃcćdďeéfƒgğhħiíjĵkķlļmṁnñoöpþqɋrřsştťuüvṽwŵxẋyýzž'].flatMap((letter, index, all) =>
    index % 2 === 0 ? [[letter, all[index + 1] ?? letter]] : [],
  ),
)

/** Longer than English, as most languages are, and between marks, so that a text that is cut shows. */
const pseudoText = (text: string): string => {
  const changed = [...text].map((letter) => accented[letter] ?? accented[letter.toLowerCase()]?.toUpperCase() ?? letter)
  return `⟦${changed.join('')}${'~'.repeat(Math.ceil(text.length / 4))}⟧`
}

function pseudoWords(words: unknown): unknown {
  if (typeof words === 'string') return pseudoText(words)
  if (typeof words === 'function') return (...values: unknown[]) => pseudoWords(words(...values))
  if (Array.isArray(words)) return words.map(pseudoWords)
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, pseudoWords(word)]))
}

/** Shows while developing what a translation would reach, and what it would not. */
export const pseudoLanguage: Language = {
  locale: 'en',
  inWords: (_name, words) => pseudoWords(words) as typeof words,
}
