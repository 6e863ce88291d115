/**
 * Thirty pupils choose among a few slimes, and each wants to find their own. So a slime that somebody in the class wears
 * already gets a number, as in `mint.7`, and pages draw it by that: another hat, another tint, another shape.
 */
const pattern = /^(.+)\.([1-9]\d{0,3})$/

/** A name key without its number; 0 is the slime as it is in the shop. */
export function variantIn(name: string): { slime: string; number: number } {
  const [, slime = name, number = '0'] = pattern.exec(name) ?? []
  return { slime, number: Number(number) }
}

/** More at once are a crowd, in which no hat is noticed, and every look is one more picture on the stage. */
export const mostVariants = 60
/** Each newcomer to a crowd would look through all names, for a number that is not there. */
export const isCrowd = (players: number): boolean => players > 2 * mostVariants

/** `worn`: what all others in the class wear. A number is given once in a class, so no two have the same hat. */
export function unlike(slime: string, worn: Iterable<string>): string {
  const others = [...worn]
  if (!others.includes(slime) || isCrowd(others.length)) return slime
  const taken = new Set(others.map((other) => variantIn(other).number))
  let number = 1
  while (taken.has(number)) number++
  return number > mostVariants ? slime : `${slime}.${number}`
}
