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
 * Who asks. Addresses take turns, so that a thousand accounts behind one keep nobody elsewhere waiting. Behind an address its
 * strangers take turns with the known devices, and both with the accounts that are signed in; among strangers the names.
 */
type Asker = { address: string; device?: string | undefined; account?: string; name?: string }

const pathOf = ({ address, device, account, name = '' }: Asker): string[] => {
  if (account !== undefined) return [address, 'accounts', account]
  return device === undefined ? [address, 'strangers', name] : [address, 'devices', device, name]
}

/** At most this many strangers of an address wait: enough for classes that sign in, too few for a flood. */
const longestQueue = 200
/** Where this many wait, each known device and each account waits for only one. */
const mostBehindAddress = 1_000
const underWay = new Map<string, number>()

const laneOf = ({ address, device = '', account = '' }: Asker): string => `${address} ${device} ${account}`
const waitingIn = (lane: string): number => underWay.get(lane) ?? 0

export const isTooBusyForPasswords = (asker: Asker): boolean => {
  const own = waitingIn(laneOf(asker))
  const isStranger = asker.device === undefined && asker.account === undefined
  return own >= longestQueue || (!isStranger && own > 0 && waitingIn(asker.address) >= mostBehindAddress)
}

const count = (asker: Asker, more: number): void => {
  for (const lane of [asker.address, laneOf(asker)]) {
    const now = waitingIn(lane) + more
    if (now > 0) underWay.set(lane, now)
    else underWay.delete(lane)
  }
}

const inOwnTurn = async <T>(asker: Asker, act: () => Promise<T>): Promise<T> => {
  count(asker, 1)
  try {
    return await inTurn(act, pathOf(asker))
  } finally {
    count(asker, -1)
  }
}

const keyOf = (password: string, salt: Buffer, { N, r, p }: PasswordCost) =>
  derive(password.normalize('NFKC'), salt, keyLength, { N, r, p, maxmem: 256 * N * r })

/** People who were recognised already, such as an administrator who gives a word. */
const recognised: Asker = { address: '' }

export const hashPassword = async (password: string, cost: PasswordCost, asker = recognised): Promise<string> => {
  const salt = randomBytes(16)
  const key = await inOwnTurn(asker, () => keyOf(password, salt, cost))
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Without a hash it takes as long as with one, so that the time does not tell which names exist. */
const fits = async (password: string, hash: string | undefined, cost: PasswordCost): Promise<boolean> => {
  const [scheme, N, r, p, salt, key] = (hash ?? '').split('$')
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) {
    await keyOf(password, randomBytes(16), cost)
    return false
  }
  const wanted = Buffer.from(key, 'base64url')
  const made = { N: Number(N), r: Number(r), p: Number(p) }
  const given = await keyOf(password, Buffer.from(salt, 'base64url'), made)
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}

export const passwordMatches = (
  password: string,
  hash: string | undefined,
  cost: PasswordCost,
  asker = recognised,
): Promise<boolean> => inOwnTurn(asker, () => fits(password, hash, cost))

/**
 * The same for pages, which give up after ten seconds and ask again. It is undefined for those that have gone before their
 * turn. If their passwords were checked too, a school that signs in all at once would get no answer in time.
 */
export const passwordMatchesIfHere = (
  password: string,
  hash: string | undefined,
  cost: PasswordCost,
  { isHere, ...asker }: Asker & { isHere: () => boolean },
): Promise<boolean | undefined> => inOwnTurn(asker, async () => (isHere() ? fits(password, hash, cost) : undefined))
