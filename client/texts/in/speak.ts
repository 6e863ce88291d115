import type { AllWords } from '../allWords.ts'
import type { Language } from '../language.ts'

/** Leaves a language for the page, which is loaded after it. */
export function speak(language: Language): Language {
  globalThis.slimeLanguage = language
  return language
}

/** A language that has words of its own for everything. */
export const speakWords = (locale: string, words: AllWords): Language =>
  // The same names have the same shape: `AllWords` is made of the English ones.
  speak({ locale, inWords: <Words>(name: keyof AllWords) => words[name] as unknown as Words })
