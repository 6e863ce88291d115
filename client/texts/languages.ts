import type { Language } from './language.ts'

/** All languages but English. Each named here needs its words below. */
export const otherLanguages = ['de', 'es', 'en-XB'] as const
type OtherLanguage = (typeof otherLanguages)[number]

interface Spoken {
  dir: 'ltr' | 'rtl'
  /** The file of the language in `in`, which hands over its words with `speak`. */
  words: () => Promise<{ readonly spoken: Language }>
}

/** Read while pages are built or developed (`client/build/languageFiles.ts`): no page carries this table. */
export const languages: Record<OtherLanguage, Spoken> = {
  de: { dir: 'ltr', words: () => import('./in/de.ts') },
  es: { dir: 'ltr', words: () => import('./in/es.ts') },
  // A made-up language from right to left: it shows which texts can be translated, and which cannot.
  'en-XB': { dir: 'rtl', words: () => import('./in/en-XB.ts') },
}
