import { randomInt } from 'node:crypto'

/** From 0 up to 1. Unlike `Math.random` nobody can foresee it. */
export const systemChance = (): number => randomInt(2 ** 47) / 2 ** 47
