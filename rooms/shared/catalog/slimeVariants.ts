/**
 * Thirty pupils choose among a few slimes, and each wants to find their own. So if a player in the class already wears a
 * slime, the next one gets a number, as in `mint.7`. Pages draw another hat, tint and shape by it.
 */
const pattern = /^(.+)\.([1-9]\d{0,3})$/

/** A name key without its number; 0 is the slime as it is in the shop. */
export function variantIn(name: string): { slime: string; number: number } {
  const [, slime = name, number = '0'] = pattern.exec(name) ?? []
  return { slime, number: Number(number) }
}

/** In a larger crowd no hat would be noticed, and every look is one more picture on the stage. */
export const mostVariants = 60
/** In a crowd each newcomer would search all names in vain for a free number. */
export const isCrowd = (players: number): boolean => players > 2 * mostVariants

/** `worn`: what all others in the class wear. Each number is used once in a class, so no two players have the same hat. */
export function unlike(slime: string, worn: Iterable<string>): string {
  const others = [...worn]
  if (!others.includes(slime) || isCrowd(others.length)) return slime
  const taken = new Set(others.map((other) => variantIn(other).number))
  let number = 1
  while (taken.has(number)) number++
  return number > mostVariants ? slime : `${slime}.${number}`
}
