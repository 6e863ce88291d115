import { randomInt } from 'node:crypto'

/** From 0 up to 1, and unlike `Math.random` it cannot be foreseen. */
export const systemChance = (): number => randomInt(2 ** 47) / 2 ** 47
