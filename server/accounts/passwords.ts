import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { atMost } from './atMost.ts'

export type PasswordCost = { N: number; r: number; p: number }

/** Of OWASP's equal choices for scrypt the one with the second least memory: 16 MiB for each running hash. */
export const owaspCost: PasswordCost = { N: 2 ** 14, r: 8, p: 5 }

const keyLength = 32
const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** Hashing takes a core a tenth of a second. Two at once leave room for the games. */
const inTurn = atMost(2)
/**
 * Whose password it is. Callers of one lane wait for each other: the strangers behind an address, or a device that is known.
 * Within a lane names take turns.
 */
type Whose = { lane: string; name?: string }

/** At most this many of one lane wait: enough for classes that sign in, too few for a flood. Other lanes are not refused. */
const longestQueue = 200
const underWay = new Map<string, number>()

export const isTooBusyForPasswords = (lane: string): boolean => (underWay.get(lane) ?? 0) >= longestQueue

const count = (lane: string, more: number): void => {
  const now = (underWay.get(lane) ?? 0) + more
  if (now > 0) underWay.set(lane, now)
  else underWay.delete(lane)
}

const keyOf = async (password: string, salt: Buffer, { N, r, p }: PasswordCost, { lane, name }: Whose) => {
  count(lane, 1)
  try {
    return await inTurn(
      () => derive(password.normalize('NFKC'), salt, keyLength, { N, r, p, maxmem: 256 * N * r }),
      lane,
      name,
    )
  } finally {
    count(lane, -1)
  }
}

/** People who were recognised already, such as an administrator who gives a word. */
const recognised: Whose = { lane: '' }

export const hashPassword = async (password: string, cost: PasswordCost, whose = recognised): Promise<string> => {
  const salt = randomBytes(16)
  const key = await keyOf(password, salt, cost, whose)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Without a hash it takes as long as with one, so that the time does not tell which names exist. */
export const passwordMatches = async (
  password: string,
  hash: string | undefined,
  cost: PasswordCost,
  whose = recognised,
): Promise<boolean> => {
  const [scheme, N, r, p, salt, key] = (hash ?? '').split('$')
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) {
    await keyOf(password, randomBytes(16), cost, whose)
    return false
  }
  const wanted = Buffer.from(key, 'base64url')
  const given = await keyOf(
    password,
    Buffer.from(salt, 'base64url'),
    { N: Number(N), r: Number(r), p: Number(p) },
    whose,
  )
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}
