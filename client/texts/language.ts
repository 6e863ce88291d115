import type { BlockName } from './allWords.ts'

/** A language beside English, whose words are in the pages themselves. */
export interface Language {
  /** For numbers and dates. */
  locale: string
  /** Its words in place of the English ones of that name, of the same shape. */
  inWords<Words>(name: BlockName, english: Words): Words
}

declare global {
  /** Left by a language's own file, which the page loads before everything else; English has none. */
  var slimeLanguage: Language | undefined
}

const other = globalThis.slimeLanguage

export const locale = other?.locale ?? 'en'

/** The texts of a part of the product, in the language of this page. */
export const inWords = <Words>(name: BlockName, words: Words): Words => other?.inWords(name, words) ?? words
