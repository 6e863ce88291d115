import { randomInt } from 'node:crypto'
import { drawName } from '../../rooms/shared/names/generatedNames.ts'

/** Long enough for a pupil who is ill for a week. */
export const wordLifeMs = 14 * 24 * 60 * 60 * 1000

/** Easy to write on a slip of paper: 'brave-otter-40213'. */
export const drawWord = (): string => {
  const random = () => randomInt(2 ** 30) / 2 ** 30
  return `${drawName(() => false, random)
    .toLowerCase()
    .replace(' ', '-')}-${randomInt(10_000, 100_000)}`
}
