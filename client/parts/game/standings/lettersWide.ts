import { wideSigns } from '../answers/textLength.ts'

/** Wide Latin letters. In some scripts every sign is wide; these count beside them. */
const wideLetters = /[MWmw@%]/g
const [usualShare, wider] = [0.2, 0.75] as const

/** The width of a name in usual letters: sixteen wide letters need more room than sixteen usual ones. */
export function lettersWide(name: string): number {
  const letters = [...name].length
  const wide = [wideSigns, wideLetters].reduce((sum, signs) => sum + (name.match(signs)?.length ?? 0), 0)
  const beyond = wide - letters * usualShare
  return Math.max(1, letters + Math.max(0, beyond) * wider)
}
