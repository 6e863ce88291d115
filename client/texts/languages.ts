import type { Language } from './language.ts'

/** Beside English. A language that is named here has to be spoken below. */
export const otherLanguages = ['en-XB'] as const
type OtherLanguage = (typeof otherLanguages)[number]

interface Spoken {
  dir: 'ltr' | 'rtl'
  /** A file of its own in `in`, by the name of the language, which leaves its words with `speak`. */
  words: () => Promise<{ readonly spoken: Language }>
}

/** Read while pages are built or developed (`client/build/languageFiles.ts`): no page carries this table. */
export const languages: Record<OtherLanguage, Spoken> = {
  // Made up: it shows what a language reaches, from right to left, and what it does not.
  'en-XB': { dir: 'rtl', words: () => import('./in/en-XB.ts') },
}
