import type { PracticeWish } from '../../../rooms/shared/practice/practiceRules.ts'

/** The practice that a user chose just when their login had ended. No other user who logs in here gets it. */
const key = 'slime-school.unbegun-practice'

interface Unbegun {
  userId: string
  wish: PracticeWish
}

export const keepUnbegun = (userId: string, wish: PracticeWish): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ userId, wish } satisfies Unbegun))
  } catch {
    // Without storage the user has to choose it again.
  }
}

export const forgetUnbegun = (): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** Unchecked: the caller has to look whether it is a plan. */
export const unbegunPractice = (userId: string): unknown => {
  try {
    const kept: Unbegun | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return kept?.userId === userId ? kept.wish : null
  } catch {
    return null
  }
}
