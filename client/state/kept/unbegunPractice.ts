import type { PracticeWish } from '../../../rooms/shared/practice/practiceRules.ts'

/** What somebody in this tab wanted to practise when it turned out that their login had ended; for nobody else who logs in. */
const key = 'slime-school.unbegun-practice'

interface Unbegun {
  userId: string
  wish: PracticeWish
}

export const keepUnbegun = (userId: string, wish: PracticeWish): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ userId, wish } satisfies Unbegun))
  } catch {
    // Then it is chosen once more.
  }
}

export const forgetUnbegun = (): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept where nothing can be.
  }
}

/** As it lies there: whoever reads it has to look whether it is a plan. */
export const unbegunPractice = (userId: string): unknown => {
  try {
    const kept: Unbegun | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return kept?.userId === userId ? kept.wish : null
  } catch {
    return null
  }
}
