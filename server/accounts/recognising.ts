import type { LoginRequest } from '../../rooms/shared/contract/accounts.ts'
import type { AccountRecord } from '../archive/records.ts'
import { type Refused, refuse } from '../refused.ts'
import { usernameKeyOf } from './accountNames.ts'
import type { keepDeviceMarks } from './deviceMarks.ts'
import type { guardLogins } from './loginGuard.ts'
import { isTooBusyForPasswords, type PasswordCost, passwordMatchesIfHere } from './passwords.ts'
import type { keepSecondChances } from './secondChances.ts'

/** Where a call comes from. */
export type Caller = {
  address: string
  cookieHeader: string | undefined
  device: string
  /** False as soon as the line has gone on which the answer would be sent. */
  isHere?: () => boolean
}

type Needs = {
  named(username: string): Promise<AccountRecord | undefined>
  now: () => number
  cost: PasswordCost
  logins: ReturnType<typeof guardLogins>
  marks: ReturnType<typeof keepDeviceMarks>
  chances: ReturnType<typeof keepSecondChances>
}

/** The account that a name and a password belong to. */
export const recognising = ({ named, now, cost, logins, marks, chances }: Needs) => {
  /** A one-time word stops working after its time. */
  const hasExpired = ({ wordUntil = Number.POSITIVE_INFINITY }: AccountRecord): boolean => wordUntil <= now()

  return async (
    { username, password, work }: LoginRequest,
    { address, cookieHeader, isHere = () => true }: Caller,
  ): Promise<AccountRecord | Refused> => {
    const account = await named(username)
    const usernameKey = usernameKeyOf(username)
    const knownDevice = account && (await marks.known(cookieHeader, account.id))
    const chance = chances.about('login', address, usernameKey, work)
    const attempt = await logins.take({ address, usernameKey, accountId: account?.id, knownDevice })
    // The last tries of an address are for names that exist, because names that do not exist are without number.
    const isHeard = attempt && !(attempt.isLate && !account)
    if (!isHeard && !(await chance.isTaken())) return chance.offer()
    // A flood of strangers keeps neither known devices waiting nor people behind other addresses.
    const asker = { address, device: knownDevice, name: usernameKey, isHere }
    const isRight = isTooBusyForPasswords(asker)
      ? undefined
      : await passwordMatchesIfHere(password, account?.passwordHash, cost, asker)
    if (isRight === undefined) {
      // Nothing was tried. The next try comes soon, perhaps of a whole class.
      await attempt?.giveBack()
      return refuse('busy')
    }
    if (!isRight || !account || hasExpired(account)) {
      return isHeard && attempt.isLate ? chance.offer() : refuse('wrongCredentials')
    }
    await attempt?.giveBack()
    return account
  }
}
