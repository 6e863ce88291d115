/** A language beside English, whose words are in the pages themselves. */
export interface Language {
  /** For numbers, dates and ordinals. */
  locale: string
  /** Its words in place of the English ones of that name, of the same shape. */
  inWords<Words>(name: string, english: Words): Words
}

const english: Language = { locale: 'en', inWords: (_name, words) => words }

/** `?language=en-XA` in the address of a page; it is kept for the pages after it. */
function wantedLanguage(): string | null {
  const storedAs = 'slime-school.language'
  const asked = new URLSearchParams(location.search).get('language')
  if (asked !== null) localStorage.setItem(storedAs, asked)
  return localStorage.getItem(storedAs)
}

/**
 * Chosen before any text is read: every file of texts imports this one, so that none is there before the language is. The
 * only other one is for developing: what it does not change is a text that is not picked.
 */
async function chooseLanguage(): Promise<Language> {
  if (typeof location === 'undefined' || wantedLanguage() !== 'en-XA') return english
  return (await import('./pseudoLanguage.ts')).pseudoLanguage
}

export const language: Language = import.meta.env?.DEV ? await chooseLanguage() : english

/** The texts of a part of the product, in the language of this page. */
export const inWords = <const Words>(name: string, words: Words): Words => language.inWords(name, words)
