import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { slimeForGuest } from '../../rooms/shared/catalog/guestSlimes.ts'
import type { RegisterRequest } from '../../rooms/shared/contract/accounts.ts'
import { isRude } from '../../rooms/shared/names/wordFilter.ts'
import type { AccountRecord } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'
import { type Refused, refuse } from '../refused.ts'
import type { SchoolRules } from '../schoolRules.ts'
import { type keepNames, usernameKeyOf } from './accountNames.ts'
import { weaknessOf } from './goodPassword.ts'
import type { keepKnownPlaces } from './knownPlaces.ts'
import { hashPassword, isTooBusyForPasswords, type PasswordCost } from './passwords.ts'
import type { keepSecondChances, SecondChance } from './secondChances.ts'
import type { Pace, Throttles } from './throttle.ts'

export type RegistrationLimits = {
  registrationsByAddress: Pace
  registrationsByName: Pace
  /** How often a stranger may learn that a name is taken. */
  takenNamesByAddress: Pace
  /** Wrong codes for which no browser had to work. */
  teacherCodesByAddress: Pace
  /** The same from all addresses together. */
  teacherCodesInAll: Pace
  /** Wrong codes for which a browser had to work: a script works much faster. */
  workedTeacherCodes: Pace
}

/** A whole school registers behind one address. */
export const registrationLimits: RegistrationLimits = {
  registrationsByAddress: { points: 120, seconds: 10 * 60 },
  registrationsByName: { points: 10, seconds: 10 * 60 },
  takenNamesByAddress: { points: 20, seconds: 60 * 60 },
  teacherCodesByAddress: { points: 20, seconds: 60 * 60 },
  teacherCodesInAll: { points: 100, seconds: 60 * 60 },
  workedTeacherCodes: { points: 10, seconds: 60 },
}

type Needs = {
  shelves: Pick<Shelves, 'accounts' | 'meta'>
  now: () => number
  cost: PasswordCost
  limits: RegistrationLimits
  rules: Pick<SchoolRules, 'teacherCode'>
  throttles: Throttles
  names: ReturnType<typeof keepNames>
  chances: ReturnType<typeof keepSecondChances>
  places: ReturnType<typeof keepKnownPlaces>
}

export const firstAdministrator = 'firstAdministrator'
const everybody = 'everybody'

const asksForCode = ({ role }: RegisterRequest, rules: Needs['rules']): boolean =>
  role === 'teacher' && rules.teacherCode !== undefined

/** Checks the school's code, if it has one. Only wrong ones are counted. */
const guardTeachers = ({ rules, throttles, limits, places }: Needs) => {
  const codes = throttles('teacherCodesByAddress', limits.teacherCodesByAddress)
  const allCodes = throttles('teacherCodesInAll', limits.teacherCodesInAll)
  const worked = throttles('workedTeacherCodes', limits.workedTeacherCodes)

  /**
   * Returns how to give the try back. After twenty wrong codes behind an address its browsers work for each try, and while
   * wrong codes come from everywhere, all do. Such tries are few in a minute, so nobody guesses without end. A minute is
   * short, so a teacher waits only while somebody is guessing. Addresses from which no account was ever signed in share
   * one count, so a thousand of them guess no faster than one.
   */
  const takeTry = async (address: string, chance: SecondChance): Promise<(() => Promise<unknown>) | undefined> => {
    const isOfAddress = await codes.take(address)
    const giveBackOfAddress = async () => {
      if (isOfAddress) await codes.giveBack(address)
    }
    if (isOfAddress && (await allCodes.take(everybody)))
      return () => Promise.all([giveBackOfAddress(), allCodes.giveBack(everybody)])
    const whose = places.knows(address) ? address : everybody
    if ((await chance.isTaken()) && (await worked.take(whose)))
      return () => Promise.all([giveBackOfAddress(), worked.giveBack(whose)])
    await giveBackOfAddress()
    return undefined
  }

  return async (request: RegisterRequest, address: string, chance: SecondChance): Promise<Refused | undefined> => {
    const { teacherCode = '' } = request
    if (!asksForCode(request, rules) || rules.teacherCode === undefined) return undefined
    const giveBack = await takeTry(address, chance)
    if (!giveBack) return chance.offer()
    if (!sameText(teacherCode.trim(), rules.teacherCode)) return refuse('teacherCodeWrong')
    await giveBack()
    return undefined
  }
}

/** Makes accounts. */
export const openRegistration = (needs: Needs) => {
  const { shelves, now, cost, limits, rules, throttles, names, chances } = needs
  const { accounts } = shelves
  const mayTeach = guardTeachers(needs)
  const byAddress = throttles('registrationsByAddress', limits.registrationsByAddress)
  const byName = throttles('registrationsByName', limits.registrationsByName)
  const taken = throttles('takenNamesByAddress', limits.takenNamesByAddress)

  /** If the first account of a school is a teacher's, it becomes the administrator. */
  const isFounder = async ({ role }: RegisterRequest): Promise<boolean> =>
    role === 'teacher' &&
    (await accounts.ids(1)).length === 0 &&
    shelves.meta.insert({ id: firstAdministrator, value: 1 })

  /** Only accounts that were really made count against the school's limit. */
  const create = async (
    request: RegisterRequest,
    address: string,
    hasWorked: boolean,
  ): Promise<AccountRecord | Refused> => {
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
      const isTold = hasWorked || (await taken.take(address))
      return refuse(isTold ? 'usernameTaken' : 'tooManyAttempts')
    }
    account.passwordHash = await hashPassword(request.password, cost, { address, name: account.usernameKey })
    if (await isFounder(request)) account.administrator = true
    return (await accounts.insert(account)) ? account : refuse('usernameTaken')
  }

  const takeTurn = async (
    name: string,
    address: string,
    chance: SecondChance,
  ): Promise<{ isFree: boolean; hasWorked: boolean } | Refused> => {
    // Behind an address without tries no name is counted, because a script could fill the memory with made-up names.
    if ((await byAddress.isSpent(address)) && !(await chance.isTaken())) return chance.offer()
    if (!(await byName.take(name))) return refuse('tooManyAttempts')
    const isFree = await byAddress.take(address)
    const hasWorked = await chance.isTaken()
    return isFree || hasWorked ? { isFree, hasWorked } : chance.offer()
  }

  return async (request: RegisterRequest, address: string): Promise<AccountRecord | Refused> => {
    // The name appears on projectors and on the leaderboard, where no host can stop it.
    if (isRude(request.username)) return refuse('usernameRude')
    const name = usernameKeyOf(request.username)
    // A teacher may work anywhere, because nobody but a teacher gets past the code.
    const chance = chances.about('registration', address, name, request.work, asksForCode(request, rules))
    const refused = weaknessOf(request.password, request.username) ?? (await mayTeach(request, address, chance))
    if (refused) return refused
    if (isTooBusyForPasswords({ address })) return refuse('busy')
    const turn = await takeTurn(name, address, chance)
    if ('refused' in turn) return turn
    const { isFree, hasWorked } = turn
    let isMade = false
    try {
      const created = await create(request, address, hasWorked)
      isMade = !('refused' in created)
      return 'refused' in created && created.refused === 'tooManyAttempts' ? chance.offer() : created
    } finally {
      if (isFree && !isMade) await byAddress.giveBack(address)
    }
  }
}

const sameText = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}
