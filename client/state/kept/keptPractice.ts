import type { PracticeWish } from '../../../rooms/shared/practice/practiceRules.ts'

/** Where this tab practises: loaded anew, it goes on there. */
const key = 'slime-school.practice'

interface KeptPractice {
  wish: PracticeWish
  code: string
  /** Its result has been shown. */
  isOver?: true
}

export function rememberPractice(wish: PracticeWish, code: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ wish, code } satisfies KeptPractice))
  } catch {
    // Then a page that is loaded anew begins anew.
  }
}

export function keptPractice(): KeptPractice | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Its end is shown: a page that is loaded anew there does not cheer once more. */
export function noteOver(): void {
  const kept = keptPractice()
  if (!kept) return
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...kept, isOver: true } satisfies KeptPractice))
  } catch {
    // Then it cheers once more.
  }
}

export function forgetPractice(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept where nothing can be.
  }
}
