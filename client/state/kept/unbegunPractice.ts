import type { PracticeWish } from '../../../rooms/shared/practice/practiceRules.ts'

/** What somebody wanted to practise when it turned out that their login had ended; for nobody else who logs in. */
let unbegun: { userId: string; wish: PracticeWish } | null = null

export const keepUnbegun = (userId: string, wish: PracticeWish): void => {
  unbegun = { userId, wish }
}

export const forgetUnbegun = (): void => {
  unbegun = null
}

export const unbegunPractice = (userId: string): PracticeWish | null =>
  unbegun?.userId === userId ? unbegun.wish : null
