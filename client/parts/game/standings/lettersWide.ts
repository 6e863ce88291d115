import { wideSigns } from '../answers/textLength.ts'

/** Latin letters that are wide, beside the writings of which every sign is. */
const wideLetters = /[MWmw@%]/g
const [usualShare, wider] = [0.2, 0.75] as const

/** How many usual letters a name is as wide as: sixteen of the widest are no line of sixteen. */
export function lettersWide(name: string): number {
  const letters = [...name].length
  const wide = [wideSigns, wideLetters].reduce((sum, signs) => sum + (name.match(signs)?.length ?? 0), 0)
  const beyond = wide - letters * usualShare
  return Math.max(1, letters + Math.max(0, beyond) * wider)
}
