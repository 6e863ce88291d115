import type { BlockName } from './allWords.ts'

/** A language other than English. The English words are in the pages themselves. */
export interface Language {
  /** Formats numbers and dates. */
  locale: string
  /** Returns its own words for an English block, in the same shape. */
  inWords<Words>(name: BlockName, english: Words): Words
}

declare global {
  /** Set by the language's own file, which the page loads before everything else. English sets nothing. */
  var slimeLanguage: Language | undefined
}

const other = globalThis.slimeLanguage

export const locale = other?.locale ?? 'en'

/** Returns a block of texts in the language of this page. */
export const inWords = <Words>(name: BlockName, words: Words): Words => other?.inWords(name, words) ?? words
