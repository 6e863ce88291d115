import type { PracticeWish } from '../../../rooms/shared/practice/practiceRules.ts'

/** The practice that runs in this tab: after a reload it goes on there. */
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
    // Without storage a reload begins a new practice.
  }
}

export function keptPractice(): KeptPractice | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Notes that the result was shown, so that a reload does not play the cheers again. */
export function noteOver(): void {
  const kept = keptPractice()
  if (!kept) return
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...kept, isOver: true } satisfies KeptPractice))
  } catch {
    // Without storage a reload plays the cheers again.
  }
}

export function forgetPractice(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to forget.
  }
}
