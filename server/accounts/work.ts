import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { partOfWork, workBits, workParts } from '../../rooms/shared/contract/work.ts'
import type { Shelves } from '../archive/shelves.ts'
import { drawnSecret } from './drawnSecret.ts'
import type { Pace, Throttles } from './throttle.ts'

const goodForMs = 2 * 60_000
const oncePace: Pace = { points: 1, seconds: goodForMs / 1_000 }

type Needs = { shelves: Pick<Shelves, 'secrets'>; throttles: Throttles; now: () => number }

/** The work that a browser does before it may try again. Only its completion is remembered. */
export const keepWork = ({ shelves, throttles, now }: Needs) => {
  const secret = drawnSecret(shelves, 'work')
  const uses = throttles('worked', oncePace)

  const sumOf = async (text: string, about: string): Promise<string> =>
    createHmac('sha256', await secret())
      .update(`${text} ${about}`)
      .digest('base64url')
      .slice(0, 22)

  return {
    /** `about`: the only purpose that this work is good for. */
    ask: async (about: string): Promise<string> => {
      const text = `${now() + goodForMs}.${randomBytes(12).toString('base64url')}`
      return `${text}.${await sumOf(text, about)}`
    },

    /** Whether the work was done for this purpose, in time, and is used for the first time. */
    isDone: async (about: string, work: string | undefined): Promise<boolean> => {
      const [until = '', salt = '', sum = '', ...numbers] = (work ?? '').split('.')
      if (numbers.length !== workParts || !(Number(until) > now())) return false
      const wanted = Buffer.from(await sumOf(`${until}.${salt}`, about))
      const given = Buffer.from(sum)
      if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return false
      const challenge = `${until}.${salt}.${sum}`
      if (!numbers.every((number, part) => beginsWithZeros(challenge, part, Number(number)))) return false
      return uses.take(salt)
    },
  }
}

const beginsWithZeros = (challenge: string, part: number, number: number): boolean =>
  createHash('sha256')
    .update(partOfWork(challenge, part, number))
    .digest()
    .readUInt32BE(0) >>>
    (32 - workBits) ===
  0
