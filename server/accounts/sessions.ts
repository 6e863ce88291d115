import { createHash, randomBytes } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { Device } from '../../rooms/shared/contract/accounts.ts'
import { findReadable } from '../archive/readable.ts'
import { ifReadable } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import { usualRules } from '../schoolRules.ts'

export const sessionCookie = 'slime_session'
const dayMs = 24 * 60 * 60 * 1000
/** One device more signs out the oldest one. */
const mostPerUser = 20

export const keepSessions = (
  { sessions }: Pick<Shelves, 'sessions'>,
  now: () => number,
  keepsDays = usualRules.keepsDays.sessions,
) => {
  const lifeMs = keepsDays * dayMs
  const ofUser = async (userId: string) => {
    const all = await findReadable(sessions, { where: { userId }, sort: [['userId', 'asc']], limit: mostPerUser * 2 })
    return all.sort((a, b) => b.createdAt - a.createdAt)
  }

  return {
    lifeSeconds: lifeMs / 1000,

    /** The caller gets the token, which is kept nowhere else; the archive has only its hash. */
    open: async (userId: string, device = '', forMs = lifeMs): Promise<string> => {
      const token = randomBytes(32).toString('base64url')
      const createdAt = now()
      await sessions.insert({
        id: hashOf(token),
        userId,
        createdAt,
        expiresAt: createdAt + Math.min(forMs, lifeMs),
        device,
      })
      const oldest = (await ofUser(userId)).slice(mostPerUser)
      await Promise.all(oldest.map(({ id }) => sessions.remove(id)))
      return token
    },

    userIdOf: async (token: string): Promise<string | undefined> => {
      // Whoever has one that cannot be read signs in again.
      const session = await ifReadable(sessions.get(hashOf(token)))
      if (!session || session.expiresAt <= now()) return undefined
      const { version, ...record } = session
      // Exact to the day only, so that reading hardly ever writes.
      if (now() - (record.seenAt ?? record.createdAt) >= dayMs) {
        await sessions.replace({ ...record, seenAt: now() }, version)
      }
      return session.userId
    },

    revoke: (token: string) => sessions.remove(hashOf(token)),

    /** `token`: of the device that asks. Ids are shortened, so that they name a device but are useless to a thief. */
    devicesOf: async (userId: string, token: string | undefined): Promise<Device[]> => {
      const own = token && hashOf(token)
      return (await ofUser(userId)).map(({ id, createdAt, seenAt = createdAt, device = '' }) => ({
        id: shortOf(id),
        name: device,
        since: createdAt,
        lastSeen: seenAt,
        own: id === own,
      }))
    },

    revokeDevice: async (userId: string, shortId: string): Promise<boolean> => {
      const session = (await ofUser(userId)).find(({ id }) => shortOf(id) === shortId)
      return session !== undefined && sessions.remove(session.id)
    },

    revokeAll: (userId: string) => sessions.removeWhere({ userId }),

    revokeAllBut: async (userId: string, token: string | undefined): Promise<void> => {
      const own = token && hashOf(token)
      const others = (await ofUser(userId)).filter(({ id }) => id !== own)
      await Promise.all(others.map(({ id }) => sessions.remove(id)))
    },

    sweep: () => sessions.removeWhere({ expiresAt: { lte: now() } }),
  }
}

const shortOf = (id: string) => id.slice(0, 16)

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Undefined unless it looks like one of our tokens: anything else is not worth a query. */
export const tokenOf = (cookieHeader: string | undefined): string | undefined => {
  if (cookieHeader === undefined || cookieHeader.length > 8_192) return undefined
  const token = parseCookie(cookieHeader)[sessionCookie]
  return token !== undefined && /^[A-Za-z0-9_-]{43}$/.test(token) ? token : undefined
}

export const cookieFor = (token: string, lifeSeconds: number, secure: boolean) =>
  stringifySetCookie({
    name: sessionCookie,
    value: token,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge: lifeSeconds,
  })
