import type { LoginRequest, RegisterRequest, RenewRequest } from '../../rooms/shared/contract/accounts.ts'
import type { AccountRecord } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'
import { type Refused, refuse } from '../refused.ts'
import type { SchoolRules } from '../schoolRules.ts'
import { keepNames, usernameKeyOf } from './accountNames.ts'
import { changeAccount } from './changeAccount.ts'
import { keepDeviceMarks } from './deviceMarks.ts'
import { weaknessOf } from './goodPassword.ts'
import { keepKnownPlaces } from './knownPlaces.ts'
import { guardLogins, type LoginLimits, loginLimits } from './loginGuard.ts'
import { hashPassword, type PasswordCost } from './passwords.ts'
import { type Caller, recognising } from './recognising.ts'
import { openRegistration, type RegistrationLimits, registrationLimits } from './registration.ts'
import { keepSecondChances } from './secondChances.ts'
import { keepSessions, tokenOf } from './sessions.ts'
import type { Throttles } from './throttle.ts'

export type AccountLimits = LoginLimits & RegistrationLimits

export const accountLimits: AccountLimits = { ...loginLimits, ...registrationLimits }

/** `lifeMs`: how long the session lasts, if that is shorter than usual. */
export type SignedIn = { account: AccountRecord; token: string; lifeMs?: number | undefined }

export type Accounts = ReturnType<typeof keepAccounts>

type Needs = {
  shelves: Pick<Shelves, 'accounts' | 'sessions' | 'names' | 'secrets' | 'meta' | 'passes'>
  now: () => number
  cost: PasswordCost
  limits: AccountLimits
  rules: Pick<SchoolRules, 'teacherCode' | 'keepsDays'>
  throttles: Throttles
}

type Sessions = ReturnType<typeof keepSessions>
type Places = ReturnType<typeof keepKnownPlaces>

const signingIn =
  ({ accounts }: Pick<Shelves, 'accounts'>, sessions: Sessions, places: Places) =>
  async (account: AccountRecord, { address, device }: Caller): Promise<SignedIn | Refused> => {
    places.note(address)
    const token = await sessions.open(account.id, device)
    // Another password ends all sessions. Had it come while this one was being checked, this session would not be among them.
    if ((await accounts.get(account.id))?.passwordHash === account.passwordHash) return { account, token }
    await sessions.revoke(token)
    return refuse('wrongCredentials')
  }

export const keepAccounts = ({ shelves, now, cost, limits, rules, throttles }: Needs) => {
  const { accounts, passes } = shelves
  const sessions = keepSessions(shelves, now, rules.keepsDays.sessions)
  const names = keepNames(shelves, now)
  const marks = keepDeviceMarks(shelves)
  const logins = guardLogins(limits, throttles)
  const places = keepKnownPlaces(now)
  const chances = keepSecondChances({ shelves, throttles, now, places })

  const named = async (username: string) =>
    (await accounts.find({ where: { usernameKey: usernameKeyOf(username) }, limit: 1 }))[0]

  const recognise = recognising({ named, now, cost, logins, marks, chances })
  const register = openRegistration({ shelves, now, cost, limits, rules, throttles, names, chances, places })

  const signIn = signingIn(shelves, sessions, places)

  /** Ends all cards and sessions: an account with a password is opened by no card (`passes.ts`). */
  const endCards = async (userId: string): Promise<void> => {
    await passes.removeWhere({ userId })
    await sessions.revokeAll(userId)
  }

  return {
    sessions,
    names,
    marks,
    places,
    chances,
    named,

    register: async (request: RegisterRequest, caller: Caller): Promise<SignedIn | Refused> => {
      const created = await register(request, caller.address)
      return 'refused' in created ? created : signIn(created, caller)
    },

    login: async (request: LoginRequest, caller: Caller): Promise<SignedIn | Refused> => {
      const account = await recognise(request, caller)
      if ('refused' in account) return account
      return account.wordUntil === undefined ? signIn(account, caller) : refuse('chooseNewPassword')
    },

    /** Sets a new password with a one-time word of an administrator or a teacher of the class. The word does nothing else. */
    renew: async ({ newPassword, ...request }: RenewRequest, caller: Caller): Promise<SignedIn | Refused> => {
      const account = await recognise(request, caller)
      if ('refused' in account) return account
      if (account.wordUntil === undefined) return refuse('wrongCredentials')
      const weakness = weaknessOf(newPassword, account.username)
      if (weakness) return weakness
      if (newPassword === request.password) return refuse('chooseNewPassword')
      const passwordHash = await hashPassword(newPassword, cost, { address: caller.address, account: account.id })
      // Revoked before and after, so that devices signed in by a card are out, even if the server dies in between.
      if (account.kept) await sessions.revokeAll(account.id)
      // If two use the same word at once, the second finds it used. Now the account is the pupil's own, not the class's.
      const changed = await changeAccount(shelves, account.id, ({ wordUntil, kept: _, ...present }) =>
        wordUntil !== undefined && present.passwordHash === account.passwordHash
          ? { ...present, passwordHash }
          : undefined,
      )
      if (!changed) return refuse('wrongCredentials')
      if (account.kept) await endCards(account.id)
      return signIn(changed, caller)
    },

    /** The account that a cookie header belongs to. */
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
