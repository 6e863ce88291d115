/** For whom a map is made. */
export interface MapWish {
  players: number
  questions: number
}

export type Random = () => number

/** A number within both ends, which count. */
export const between = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1))

export const within = (least: number, most: number, value: number): number =>
  Math.min(most, Math.max(least, Math.round(value)))

export const oneOf = <T>(random: Random, items: readonly [T, ...T[]]): T =>
  items[Math.floor(random() * items.length)] ?? items[0]

/** Two sides that have a middle and room for so many tiles, of the shape of a screen. */
export function sidesFor(area: number): { width: number; height: number } {
  const odd = (side: number) => 2 * Math.floor(side / 2) + 1
  const width = within(13, 29, odd(Math.sqrt(1.75 * area)))
  return { width, height: within(9, 19, odd(area / width)) }
}
