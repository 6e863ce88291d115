const [wide, usualShare, wider] = [/[MWmw@%]/g, 0.2, 0.75] as const

/** How many usual letters a name is as wide as: sixteen of the widest are no line of sixteen. */
export function lettersWide(name: string): number {
  const letters = [...name].length
  const beyond = (name.match(wide)?.length ?? 0) - letters * usualShare
  return Math.max(1, letters + Math.max(0, beyond) * wider)
}
