import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { Shelves } from '../archive/shelves.ts'
import { drawnSecret } from './drawnSecret.ts'

const markCookie = 'slime_device'
const lifeSeconds = 400 * 24 * 60 * 60
/** A Chromebook is shared. Beyond this many accounts the one that was there longest ago is forgotten. */
const mostAccounts = 12

const secretId = 'deviceMarks'
const shape = /^[A-Za-z0-9_-]{22}(?:~[A-Za-z0-9_-]{22}){0,12}$/

/** What a browser's cookie holds: a number of its own, and a mark for each account that has signed in on it. */
type Marked = { device: string; marks: string[] }

const read = (cookieHeader: string | undefined): Marked | undefined => {
  if (cookieHeader === undefined || cookieHeader.length > 8_192) return undefined
  const text = parseCookie(cookieHeader)[markCookie]
  if (text === undefined || !shape.test(text)) return undefined
  const [device = '', ...marks] = text.split('~')
  return { device, marks }
}

/** The number of a browser; undefined if it has none yet and needs the cookie. It does not say who uses the browser. */
export const deviceOf = (cookieHeader: string | undefined): string | undefined => read(cookieHeader)?.device

export const freshDevice = (secure: boolean): { device: string; cookie: string } => {
  const device = randomBytes(16).toString('base64url')
  return { device, cookie: cookieWith(device, secure) }
}

const cookieWith = (value: string, secure: boolean) =>
  stringifySetCookie({
    name: markCookie,
    value,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge: lifeSeconds,
  })

/**
 * Tells devices on which an account has signed in before from strangers. So an attacker who tries many passwords locks
 * out strangers, but not the owner. A mark opens nothing; it only separates the counting of tries.
 */
export const keepDeviceMarks = ({ secrets }: Pick<Shelves, 'secrets'>) => {
  const secret = drawnSecret({ secrets }, secretId)

  const markOf = async (device: string, accountId: string): Promise<string> => {
    return createHmac('sha256', await secret())
      .update(`${device} ${accountId}`)
      .digest('base64url')
      .slice(0, 22)
  }

  const matches = (mark: string, wanted: string) => timingSafeEqual(Buffer.from(mark), Buffer.from(wanted))

  return {
    /** The number of the device, if this account has signed in on it before. */
    known: async (cookieHeader: string | undefined, accountId: string): Promise<string | undefined> => {
      const marked = read(cookieHeader)
      if (!marked || marked.marks.length === 0) return undefined
      const wanted = await markOf(marked.device, accountId)
      return marked.marks.some((mark) => matches(mark, wanted)) ? marked.device : undefined
    },

    /** The cookie that records that this account has signed in on this device. */
    mark: async (cookieHeader: string | undefined, accountId: string, secure: boolean): Promise<string> => {
      const { device, marks } = read(cookieHeader) ?? { device: randomBytes(16).toString('base64url'), marks: [] }
      const own = await markOf(device, accountId)
      const value = [device, own, ...marks.filter((mark) => mark !== own)].slice(0, mostAccounts + 1).join('~')
      return cookieWith(value, secure)
    },
  }
}
