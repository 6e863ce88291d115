/** The class and lesson that a map is made for. */
export interface MapWish {
  players: number
  questions: number
}

export type Random = () => number

/** A whole number from `least` to `most`, both included. */
export const between = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1))

export const within = (least: number, most: number, value: number): number =>
  Math.min(most, Math.max(least, Math.round(value)))

export const oneOf = <T>(random: Random, items: readonly [T, ...T[]]): T =>
  items[Math.floor(random() * items.length)] ?? items[0]

/** Two odd sides, so that there is a middle, for about this many tiles in the shape of a screen. */
export function sidesFor(area: number): { width: number; height: number } {
  const odd = (side: number) => 2 * Math.floor(side / 2) + 1
  const width = within(13, 29, odd(Math.sqrt(1.75 * area)))
  return { width, height: within(9, 19, odd(area / width)) }
}
