import type { otherLanguages } from './languages.ts'

type PeoplesLanguage = 'en' | Exclude<(typeof otherLanguages)[number], 'en-XB'>

/** What each language calls itself. Nobody looks for the made-up one. */
export const languageNames: Readonly<Record<PeoplesLanguage, string>> = { en: 'English', de: 'Deutsch', es: 'Español' }
