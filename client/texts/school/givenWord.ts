import { inWords } from '../language.ts'
import { saying } from '../saying.ts'

/** For one-time words: a user opens an account with one once, and chooses a new password. */
export const givenWordTexts = inWords('givenWordTexts', {
  title: (username: string) => saying`For ${username}`,
  text: (day: string) =>
    `Write it down: you only see it now. It works once, until ${day}. With it they choose a new password.`,
  copy: 'Copy',
})
