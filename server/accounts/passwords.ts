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
/** At most this many wait: enough for a class that signs in, too few for a flood. */
const longestQueue = 200
let underWay = 0

export const isTooBusyForPasswords = (): boolean => underWay >= longestQueue

const keyOf = async (password: string, salt: Buffer, { N, r, p }: PasswordCost, whose?: string) => {
  underWay += 1
  try {
    return await inTurn(
      () => derive(password.normalize('NFKC'), salt, keyLength, { N, r, p, maxmem: 256 * N * r }),
      whose,
    )
  } finally {
    underWay -= 1
  }
}

export const hashPassword = async (password: string, cost: PasswordCost): Promise<string> => {
  const salt = randomBytes(16)
  const key = await keyOf(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * `whose`: the caller, so that their many logins do not keep others waiting. Without a hash it takes as long as with
 * one, so that the time does not tell which names exist.
 */
export const passwordMatches = async (
  password: string,
  hash: string | undefined,
  cost: PasswordCost,
  whose?: string,
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
