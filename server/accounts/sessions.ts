import { createHash, randomBytes } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { Shelves } from '../archive/shelves.ts'

export const sessionCookie = 'slime_session'
const lifeMs = 30 * 24 * 60 * 60 * 1000
/** A device more than this signs the oldest one out. */
const mostPerUser = 20

export const keepSessions = ({ sessions }: Pick<Shelves, 'sessions'>, now: () => number) => ({
  /** The token is handed out once and kept nowhere; the archive knows its hash. */
  open: async (userId: string): Promise<string> => {
    const token = randomBytes(32).toString('base64url')
    const createdAt = now()
    await sessions.insert({ id: hashOf(token), userId, createdAt, expiresAt: createdAt + lifeMs })
    const all = await sessions.find({ where: { userId }, sort: [['userId', 'asc']], limit: mostPerUser * 2 })
    const oldest = all.sort((a, b) => b.createdAt - a.createdAt).slice(mostPerUser)
    await Promise.all(oldest.map(({ id }) => sessions.remove(id)))
    return token
  },

  userIdOf: async (token: string): Promise<string | undefined> => {
    const session = await sessions.get(hashOf(token))
    return session && session.expiresAt > now() ? session.userId : undefined
  },

  revoke: (token: string) => sessions.remove(hashOf(token)),

  sweep: () => sessions.removeWhere({ expiresAt: { lte: now() } }),
})

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Undefined unless it looks like a token of ours; nothing else is worth a look into the archive. */
export const tokenOf = (cookieHeader: string | undefined): string | undefined => {
  if (cookieHeader === undefined || cookieHeader.length > 8_192) return undefined
  const token = parseCookie(cookieHeader)[sessionCookie]
  return token !== undefined && /^[A-Za-z0-9_-]{43}$/.test(token) ? token : undefined
}

export const cookieFor = (token: string, secure: boolean) =>
  stringifySetCookie({
    name: sessionCookie,
    value: token,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge: lifeMs / 1000,
  })

export const cookieGone = (secure: boolean) =>
  stringifySetCookie({ name: sessionCookie, value: '', httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: 0 })
