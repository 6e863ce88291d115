import { inWords } from '../language.ts'

/** A word that opens an account once, to choose a password. */
export const givenWordTexts = inWords('givenWordTexts', {
  title: (username: string) => `For ${username}`,
  text: (day: string) =>
    `Write it down: you only see it now. It works once, until ${day}. With it they choose a new password.`,
  copy: 'Copy',
})
