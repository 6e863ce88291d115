import type { Pace, Throttles } from './throttle.ts'

export type LoginLimits = {
  failedLoginsByAddress: Pace
  failedLoginsByName: Pace
  /** For a device on which the account has signed in before. */
  failedLoginsByDevice: Pace
  /** How many tries each name still has after its address has used up all. */
  lateLoginsByName: Pace
  /** Checking a right password takes as long as a wrong one, so right ones are limited, too. */
  loginsByAccount: Pace
}

const tenMinutes = 10 * 60

export const loginLimits: LoginLimits = {
  failedLoginsByAddress: { points: 100, seconds: tenMinutes },
  failedLoginsByName: { points: 10, seconds: tenMinutes },
  failedLoginsByDevice: { points: 10, seconds: tenMinutes },
  lateLoginsByName: { points: 2, seconds: tenMinutes },
  loginsByAccount: { points: 60, seconds: tenMinutes },
}

type Try = {
  address: string
  usernameKey: string
  accountId: string | undefined
  /** The number of the device, if the account has signed in on it before. */
  knownDevice: string | undefined
}

/** A try that was taken. The caller gives it back if the password was right. */
type TakenTry = {
  /** One of the last tries of an address. A wrong password is then answered as if it had not been tried. */
  isLate: boolean
  giveBack(): Promise<unknown>
}

/**
 * A person who forgot a password does not try a hundred times. Strangers are counted by name and by address. A device
 * that has signed in before is counted by itself, so that strangers cannot lock people out. Behind a school's one
 * address every name keeps a try or two, however many others have used up the rest.
 */
export const guardLogins = (limits: LoginLimits, throttles: Throttles) => {
  const names = throttles('failedLoginsByName', limits.failedLoginsByName)
  const addresses = throttles('failedLoginsByAddress', limits.failedLoginsByAddress)
  const late = throttles('lateLoginsByName', limits.lateLoginsByName)
  const devices = throttles('failedLoginsByDevice', limits.failedLoginsByDevice)
  const logins = throttles('loginsByAccount', limits.loginsByAccount)

  const byKind = async ({ address, usernameKey, accountId, knownDevice }: Try): Promise<TakenTry | undefined> => {
    if (knownDevice !== undefined) {
      const key = `${knownDevice} ${accountId}`
      return (await devices.take(key)) ? { isLate: false, giveBack: () => devices.giveBack(key) } : undefined
    }
    // Behind an address without tries an unknown name is refused anyway, so it is not counted. Otherwise a script that
    // makes up thousands of names in a second could fill the memory.
    if (accountId === undefined && (await addresses.isSpent(address))) return undefined
    // The name is counted first, so an attacker who tries one name does not use up the tries of the whole school.
    if (!(await names.take(usernameKey))) return undefined
    if (await addresses.take(address)) {
      const giveBack = () => Promise.all([addresses.giveBack(address), names.giveBack(usernameKey)])
      return { isLate: false, giveBack }
    }
    const isLeft = await late.take(`${address} ${usernameKey}`)
    return isLeft ? { isLate: true, giveBack: () => names.giveBack(usernameKey) } : undefined
  }

  return {
    /** Takes a try before the password is checked, so that many at once are not many free tries. */
    take: async (attempt: Try): Promise<TakenTry | undefined> => {
      const taken = await byKind(attempt)
      if (!taken || (await logins.take(attempt.accountId ?? attempt.usernameKey))) return taken
      await taken.giveBack()
      return undefined
    },
  }
}
