import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { slimeForGuest } from '../../rooms/shared/catalog/guestSlimes.ts'
import type { LoginRequest, RegisterRequest, RenewRequest } from '../../rooms/shared/contract/accounts.ts'
import { isRude } from '../../rooms/shared/names/wordFilter.ts'
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
import { hashPassword, isTooBusyForPasswords, type PasswordCost, passwordMatches } from './passwords.ts'
import { keepSecondChances, type SecondChance } from './secondChances.ts'
import { keepSessions, tokenOf } from './sessions.ts'
import type { Pace, Throttles } from './throttle.ts'

export type AccountLimits = LoginLimits & {
  registrationsByAddress: Pace
  registrationsByName: Pace
  /** How often a stranger is told that a name is taken. */
  takenNamesByAddress: Pace
  /** Guesses at the code of the school. */
  teacherCodesByAddress: Pace
  /** Wrong ones from everywhere together. */
  teacherCodesInAll: Pace
}

/** A whole school signs up behind one address. */
export const accountLimits: AccountLimits = {
  ...loginLimits,
  registrationsByAddress: { points: 120, seconds: 10 * 60 },
  registrationsByName: { points: 10, seconds: 10 * 60 },
  takenNamesByAddress: { points: 20, seconds: 60 * 60 },
  teacherCodesByAddress: { points: 20, seconds: 60 * 60 },
  teacherCodesInAll: { points: 100, seconds: 60 * 60 },
}

/** Where a call comes from. */
export type Caller = { address: string; cookieHeader: string | undefined; device: string }

export type SignedIn = { account: AccountRecord; token: string }

export type Accounts = ReturnType<typeof keepAccounts>

type Needs = {
  shelves: Pick<Shelves, 'accounts' | 'sessions' | 'names' | 'secrets' | 'meta'>
  now: () => number
  cost: PasswordCost
  limits: AccountLimits
  rules: Pick<SchoolRules, 'teacherCode' | 'keepsDays'>
  throttles: Throttles
}

const firstAdministrator = 'firstAdministrator'
const everybody = 'everybody'

export const keepAccounts = ({ shelves, now, cost, limits, rules, throttles }: Needs) => {
  const { accounts } = shelves
  const sessions = keepSessions(shelves, now, rules.keepsDays.sessions)
  const names = keepNames(shelves, now)
  const marks = keepDeviceMarks(shelves)
  const logins = guardLogins(limits, throttles)
  const registrations = {
    address: throttles('registrationsByAddress', limits.registrationsByAddress),
    name: throttles('registrationsByName', limits.registrationsByName),
    taken: throttles('takenNamesByAddress', limits.takenNamesByAddress),
    codes: throttles('teacherCodesByAddress', limits.teacherCodesByAddress),
    allCodes: throttles('teacherCodesInAll', limits.teacherCodesInAll),
  }
  const places = keepKnownPlaces(now)
  const chances = keepSecondChances({ shelves, throttles, now, places })

  const named = async (username: string) =>
    (await accounts.find({ where: { usernameKey: usernameKeyOf(username) }, limit: 1 }))[0]

  const signIn = async (account: AccountRecord, { address, device }: Caller): Promise<SignedIn> => {
    places.note(address)
    return { account, token: await sessions.open(account.id, device) }
  }

  /** The account that a name and a password belong to. */
  const recognise = async (
    { username, password, work }: LoginRequest,
    { address, cookieHeader }: Caller,
  ): Promise<AccountRecord | Refused> => {
    const account = await named(username)
    const chance = chances.about('login', address, usernameKeyOf(username), work)
    const attempt = await logins.take({
      address,
      usernameKey: usernameKeyOf(username),
      accountId: account?.id,
      knownDevice: account && (await marks.known(cookieHeader, account.id)),
    })
    // Of the last tries of an address none is spent on names nobody has: there are too many of those.
    const isHeard = attempt && !(attempt.isLate && !account)
    if (!isHeard && !(await chance.isTaken())) return chance.offer()
    if (isTooBusyForPasswords()) return refuse('busy')
    const isRight = await passwordMatches(password, account?.passwordHash, cost, usernameKeyOf(username))
    if (!isRight || !account || hasExpired(account)) {
      return isHeard && attempt.isLate ? chance.offer() : refuse('wrongCredentials')
    }
    await attempt?.giveBack()
    return account
  }

  /** A word that nobody used in time is no password any more. */
  const hasExpired = ({ wordUntil = Number.POSITIVE_INFINITY }: AccountRecord): boolean => wordUntil <= now()

  /**
   * The code of the school, where it has one; only wrong ones are counted. While they come from everywhere, each guess
   * costs work and a known place, the right one, too: who guesses from a thousand addresses is told nothing.
   */
  const mayTeach = async (
    { role, teacherCode = '' }: RegisterRequest,
    address: string,
    chance: SecondChance,
  ): Promise<Refused | undefined> => {
    if (role !== 'teacher' || rules.teacherCode === undefined) return undefined
    const isRight = sameText(teacherCode.trim(), rules.teacherCode)
    const isCalm = await registrations.allCodes.take(everybody)
    if (isCalm && isRight) await registrations.allCodes.giveBack(everybody)
    if (!isCalm && !(await chance.isTaken())) return chance.offer()
    if (isRight) return undefined
    return (await registrations.codes.take(address)) ? refuse('teacherCodeWrong') : refuse('tooManyAttempts')
  }

  /** A school whose first account is a teacher's has found who looks after it. */
  const isFounder = async ({ role }: RegisterRequest): Promise<boolean> =>
    role === 'teacher' &&
    (await accounts.ids(1)).length === 0 &&
    shelves.meta.insert({ id: firstAdministrator, value: 1 })

  /** Only what came about counts against the school; who is refused was refused for free. */
  const create = async (request: RegisterRequest, address: string | undefined): Promise<AccountRecord | Refused> => {
    const account: AccountRecord = {
      id: randomUUID(),
      username: request.username,
      usernameKey: usernameKeyOf(request.username),
      role: request.role,
      firstSlime: slimeForGuest(request.slime),
      passwordHash: '',
      createdAt: now(),
    }
    if (!(await names.claim(account.username, account.id))) {
      const isTold = address === undefined || (await registrations.taken.take(address))
      return refuse(isTold ? 'usernameTaken' : 'tooManyAttempts')
    }
    account.passwordHash = await hashPassword(request.password, cost)
    if (await isFounder(request)) account.administrator = true
    return (await accounts.insert(account)) ? account : refuse('usernameTaken')
  }

  return {
    sessions,
    names,
    marks,
    places,
    named,

    register: async (request: RegisterRequest, caller: Caller): Promise<SignedIn | Refused> => {
      // It stands on projectors and on the leaderboard, where no host can catch it.
      if (isRude(request.username)) return refuse('usernameRude')
      const { address } = caller
      const name = usernameKeyOf(request.username)
      const chance = chances.about('registration', address, name, request.work)
      const refused = weaknessOf(request.password, request.username) ?? (await mayTeach(request, address, chance))
      if (refused) return refused
      if (isTooBusyForPasswords()) return refuse('busy')
      if (!(await registrations.name.take(name))) return refuse('tooManyAttempts')
      const isFree = await registrations.address.take(address)
      const hasWorked = await chance.isTaken()
      if (!isFree && !hasWorked) return chance.offer()
      const created = await create(request, hasWorked ? undefined : address)
      if (!('refused' in created)) return signIn(created, caller)
      if (isFree) await registrations.address.giveBack(address)
      return created.refused === 'tooManyAttempts' ? chance.offer() : created
    },

    login: async (request: LoginRequest, caller: Caller): Promise<SignedIn | Refused> => {
      const account = await recognise(request, caller)
      if ('refused' in account) return account
      return account.wordUntil === undefined ? signIn(account, caller) : refuse('chooseNewPassword')
    },

    /** With the word of an administrator, which opens nothing else, a new password. */
    renew: async ({ newPassword, ...request }: RenewRequest, caller: Caller): Promise<SignedIn | Refused> => {
      const account = await recognise(request, caller)
      if ('refused' in account) return account
      if (account.wordUntil === undefined) return refuse('wrongCredentials')
      const weakness = weaknessOf(newPassword, account.username)
      if (weakness) return weakness
      if (newPassword === request.password) return refuse('chooseNewPassword')
      const passwordHash = await hashPassword(newPassword, cost)
      // Of two who come with the same word at once the second finds it used.
      const changed = await changeAccount(shelves, account.id, ({ wordUntil, ...present }) =>
        wordUntil !== undefined && present.passwordHash === account.passwordHash
          ? { ...present, passwordHash }
          : undefined,
      )
      return changed ? signIn(changed, caller) : refuse('wrongCredentials')
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

const sameText = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}
