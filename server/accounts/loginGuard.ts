import type { Pace, Throttles } from './throttle.ts'

export type LoginLimits = {
  failedLoginsByAddress: Pace
  failedLoginsByName: Pace
  /** Of one device on which the account was signed in before. */
  failedLoginsByDevice: Pace
  /** Where an address has used up its tries: for each name that many are left. */
  lateLoginsByName: Pace
  /** Checking a right password costs as much as checking a wrong one. */
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

export type Try = {
  address: string
  usernameKey: string
  accountId: string | undefined
  /** Its number, where the account was signed in on this device before. */
  knownDevice: string | undefined
}

/** A try that was taken. It is given back when the password was right. */
type TakenTry = {
  /** One of the last of its address: a wrong password then sounds like no try at all. */
  isLate: boolean
  giveBack(): Promise<unknown>
}

/**
 * A person who forgot a password does not try it a hundred times. Strangers are counted by name and by address; a
 * device that was signed in before is counted by itself, so that strangers cannot lock people out of their own
 * accounts. Behind the one address of a school every name keeps a try or two, however many others have used up the
 * rest.
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
    // Behind a spent address a name that nobody has is not heard, whatever is counted of it. So nothing is: names that a
    // script makes up, thousands in a second, would fill the memory.
    if (accountId === undefined && (await addresses.isSpent(address))) return undefined
    // The name comes first: an attacker who hammers on one name does not use up the tries of the whole school.
    if (!(await names.take(usernameKey))) return undefined
    if (await addresses.take(address)) {
      const giveBack = () => Promise.all([addresses.giveBack(address), names.giveBack(usernameKey)])
      return { isLate: false, giveBack }
    }
    const isLeft = await late.take(`${address} ${usernameKey}`)
    return isLeft ? { isLate: true, giveBack: () => names.giveBack(usernameKey) } : undefined
  }

  return {
    /** Taken before the password is looked at, so that many at once are not many free tries. */
    take: async (attempt: Try): Promise<TakenTry | undefined> => {
      const taken = await byKind(attempt)
      if (!taken || (await logins.take(attempt.accountId ?? attempt.usernameKey))) return taken
      await taken.giveBack()
      return undefined
    },
  }
}
