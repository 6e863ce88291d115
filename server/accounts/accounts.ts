import { randomUUID } from 'node:crypto'
import type { LoginRequest, RegisterRequest } from '../../rooms/shared/contract/accounts.ts'
import { isRude } from '../../rooms/shared/names/wordFilter.ts'
import type { AccountRecord } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'
import { type Refused, refuse } from '../refused.ts'
import { hashPassword, type PasswordCost, passwordMatches } from './passwords.ts'
import { keepSessions, tokenOf } from './sessions.ts'
import { type Pace, throttle } from './throttle.ts'

export type AccountLimits = {
  registrationsByAddress: Pace
  registrationsByName: Pace
  failedLoginsByAddress: Pace
  failedLoginsByName: Pace
}

/** A whole school signs up behind one address; a person who forgot a password does not try it a hundred times. */
export const accountLimits: AccountLimits = {
  registrationsByAddress: { points: 120, seconds: 10 * 60 },
  registrationsByName: { points: 10, seconds: 10 * 60 },
  failedLoginsByAddress: { points: 100, seconds: 10 * 60 },
  failedLoginsByName: { points: 10, seconds: 10 * 60 },
}

export type SignedIn = { account: AccountRecord; token: string }

export type Accounts = ReturnType<typeof keepAccounts>

type Needs = {
  shelves: Pick<Shelves, 'accounts' | 'sessions'>
  now: () => number
  cost: PasswordCost
  limits: AccountLimits
}

export const keepAccounts = ({ shelves, now, cost, limits }: Needs) => {
  const { accounts } = shelves
  const sessions = keepSessions(shelves, now)
  const registrations = { address: throttle(limits.registrationsByAddress), name: throttle(limits.registrationsByName) }
  const logins = { address: throttle(limits.failedLoginsByAddress), name: throttle(limits.failedLoginsByName) }

  const named = async (usernameKey: string) => (await accounts.find({ where: { usernameKey }, limit: 1 }))[0]

  return {
    sessions,

    register: async (request: RegisterRequest, address: string): Promise<SignedIn | Refused> => {
      const usernameKey = request.username.toLowerCase()
      const allowed = (await registrations.name.take(usernameKey)) && (await registrations.address.take(address))
      if (!allowed) return refuse('tooManyAttempts')
      // It stands on projectors and on the leaderboard, where no host can catch it.
      if (isRude(request.username)) return refuse('usernameRude')
      if (await named(usernameKey)) return refuse('usernameTaken')
      const account: AccountRecord = {
        id: randomUUID(),
        username: request.username,
        usernameKey,
        role: request.role,
        passwordHash: await hashPassword(request.password, cost),
        createdAt: now(),
      }
      if (!(await accounts.insert(account))) return refuse('usernameTaken')
      return { account, token: await sessions.open(account.id) }
    },

    login: async (request: LoginRequest, address: string): Promise<SignedIn | Refused> => {
      const usernameKey = request.username.toLowerCase()
      // The try is taken before the password is looked at, so that many at once are not many free tries.
      // The name comes first: whoever hammers on one of them does not use up the tries of the whole school.
      const allowed = (await logins.name.take(usernameKey)) && (await logins.address.take(address))
      if (!allowed) return refuse('tooManyAttempts')
      const account = await named(usernameKey)
      if (!(await passwordMatches(request.password, account?.passwordHash, cost)) || !account) {
        return refuse('wrongCredentials')
      }
      await Promise.all([logins.address.giveBack(address), logins.name.giveBack(usernameKey)])
      return { account, token: await sessions.open(account.id) }
    },

    /** Who a cookie header speaks for. */
    whoIs: async (cookieHeader: string | undefined): Promise<AccountRecord | undefined> => {
      const token = tokenOf(cookieHeader)
      const userId = token && (await sessions.userIdOf(token))
      return userId ? accounts.get(userId) : undefined
    },

    logout: async (cookieHeader: string | undefined): Promise<void> => {
      const token = tokenOf(cookieHeader)
      if (token) await sessions.revoke(token)
    },
  }
}
