/** Latin letters that are wide, and the writings of which every sign is. */
const wide = /[MWmw@%]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
const [usualShare, wider] = [0.2, 0.75] as const

/** How many usual letters a name is as wide as: sixteen of the widest are no line of sixteen. */
export function lettersWide(name: string): number {
  const letters = [...name].length
  const beyond = (name.match(wide)?.length ?? 0) - letters * usualShare
  return Math.max(1, letters + Math.max(0, beyond) * wider)
}
