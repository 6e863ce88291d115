import type { PasswordRequest, RenameRequest } from '../../rooms/shared/contract/accounts.ts'
import { isRude } from '../../rooms/shared/names/wordFilter.ts'
import type { AccountRecord } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'
import { keepOneAtATime } from '../oneAtATime.ts'
import { type Refused, refuse } from '../refused.ts'
import { usernameKeyOf } from './accountNames.ts'
import type { Accounts } from './accounts.ts'
import { changeAccount } from './changeAccount.ts'
import { weaknessOf } from './goodPassword.ts'
import { hashPassword, isTooBusyForPasswords, type PasswordCost, passwordMatches } from './passwords.ts'
import type { Caller } from './recognising.ts'
import { tokenOf } from './sessions.ts'
import type { Pace, Throttles } from './throttle.ts'

/** Nobody may use a session left open on a shared computer to guess the password. */
const passwordPace: Pace = { points: 10, seconds: 10 * 60 }
/** A change that comes again names only the new password, so it could be a guess at it. */
const repeatPace: Pace = { points: 2, seconds: 10 * 60 }
/** If players could rename every minute, nobody could find them in a list. */
const renamePace: Pace = { points: 5, seconds: 24 * 60 * 60 }

type Needs = {
  shelves: Pick<Shelves, 'accounts' | 'meta'>
  accounts: Accounts
  cost: PasswordCost
  /** Updates the name everywhere else. */
  renamed: (account: AccountRecord) => Promise<void>
  throttles: Throttles
}

const keepOwnPasswords = ({ shelves, cost, throttles }: Pick<Needs, 'shelves' | 'cost' | 'throttles'>) => {
  const guesses = throttles('ownPassword', passwordPace)
  const repeats = throttles('repeatedPassword', repeatPace)

  const prove = async (
    { id, passwordHash, kept }: AccountRecord,
    password: string,
    address: string,
  ): Promise<Refused | undefined> => {
    const asker = { address, account: id }
    // A finder of a card can pose as its pupil, so a card may do nothing that lasts.
    if (kept) return refuse('keptByClass')
    if (!(await guesses.take(id))) return refuse('tooManyAttempts')
    if (isTooBusyForPasswords(asker)) {
      await guesses.giveBack(id)
      return refuse('busy')
    }
    if (!(await passwordMatches(password, passwordHash, cost, asker))) return refuse('wrongPassword')
    await guesses.giveBack(id)
    return undefined
  }

  const putPassword = async (
    account: AccountRecord,
    { current, password }: PasswordRequest,
    address: string,
  ): Promise<Refused | undefined> => {
    const refused = (await prove(account, current, address)) ?? weaknessOf(password, account.username)
    if (refused) return refused
    const passwordHash = await hashPassword(password, cost, { address, account: account.id })
    // Another password, or the word of an administrator, may have come while the current one was being checked. It stays.
    const changed = await changeAccount(shelves, account.id, (present) =>
      present.passwordHash === account.passwordHash ? { ...present, passwordHash } : undefined,
    )
    return changed ? undefined : refuse('wrongPassword')
  }

  /** If the answer was lost, the person or a proxy sends the same change again, and it is no wrong password but done. */
  const isDone = async (id: string, password: string, address: string): Promise<boolean> => {
    if (!(await repeats.take(id))) return false
    const present = await shelves.accounts.get(id)
    if (!(await passwordMatches(password, present?.passwordHash, cost, { address, account: id }))) return false
    await repeats.giveBack(id)
    return true
  }

  return { prove, putPassword, isDone }
}

/** What people do with their own account. Anything that cannot be undone asks for the password again. */
export const keepOwnAccounts = ({ shelves, accounts, cost, renamed, throttles }: Needs) => {
  const { sessions, names } = accounts
  const renames = throttles('renames', renamePace)
  const oneAtATime = keepOneAtATime(shelves)

  const { prove, putPassword, isDone } = keepOwnPasswords({ shelves, cost, throttles })

  const putName = async (id: string, username: string): Promise<AccountRecord | Refused> => {
    if (!(await names.claim(username, id))) return refuse('usernameTaken')
    let before = username
    const changed = await changeAccount(shelves, id, (present) => {
      before = present.username
      return { ...present, username, usernameKey: usernameKeyOf(username) }
    })
    if (!changed) return refuse('signInFirst')
    await names.release(before, id, username)
    await renamed(changed)
    return changed
  }

  return {
    prove,

    changePassword: async (
      account: AccountRecord,
      request: PasswordRequest,
      { address, cookieHeader }: Pick<Caller, 'address' | 'cookieHeader'>,
    ): Promise<Refused | undefined> => {
      const refused = await putPassword(account, request, address)
      if (refused && refused.refused !== 'wrongPassword') return refused
      if (refused && !(await isDone(account.id, request.password, address))) return refused
      await sessions.revokeAllBut(account.id, tokenOf(cookieHeader))
      return undefined
    },

    rename: async (
      account: AccountRecord,
      { username, password }: RenameRequest,
      address: string,
    ): Promise<AccountRecord | Refused> => {
      const refused = await prove(account, password, address)
      if (refused) return refused
      if (username === account.username) return account
      if (isRude(username)) return refuse('usernameRude')
      if (!(await renames.take(account.id))) return refuse('tooManyAttempts')
      // If two renames ran at once, each would release the old name, and one would keep a claim on a name it does not
      // have.
      return oneAtATime(`name of ${account.id}`, () => putName(account.id, username))
    },

    devices: (account: AccountRecord, cookieHeader: string | undefined) =>
      sessions.devicesOf(account.id, tokenOf(cookieHeader)),

    signOut: async (account: AccountRecord, deviceId: string): Promise<Refused | undefined> =>
      (await sessions.revokeDevice(account.id, deviceId)) ? undefined : refuse('notFound'),

    signOutElsewhere: (account: AccountRecord, cookieHeader: string | undefined) =>
      sessions.revokeAllBut(account.id, tokenOf(cookieHeader)),
  }
}

export type OwnAccounts = ReturnType<typeof keepOwnAccounts>
