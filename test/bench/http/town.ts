import { hashPassword, owaspCost } from '../../../server/accounts/passwords.ts'
import { sessionCookie } from '../../../server/accounts/sessions.ts'
import type { AccountRecord, LedgerRow, ProfileRecord } from '../../../server/archive/records.ts'
import { withSlimes } from '../../../server/economy/holdings.ts'
import { welcome } from '../../../server/economy/welcome.ts'
import type { Services } from '../../../server/services.ts'
import { account, ledgerRow, profile, questionSet, share } from '../../server/records.ts'

/** These of the townsfolk are at their devices. */
const shoppers = 200
const teachers = 20
const setsOfOthers = 100
const batch = 1_000

export const townPassword = 'slimes are great'

export type Town = {
  names: string[]
  /** Signed in, with more coins than they can spend. */
  shoppers: { id: string; cookie: string }[]
  teachers: { cookie: string }[]
}

export const settleTown = async ({ shelves, accounts }: Services, townsfolk: number): Promise<Town> => {
  const passwordHash = await hashPassword(townPassword, owaspCost)
  const people = Array.from({ length: townsfolk }, (_, n) => personOf(n, passwordHash))
  for (let from = 0; from < people.length; from += batch) {
    const some = people.slice(from, from + batch)
    await shelves.accounts.insertMany(some)
    await shelves.ledger.insertMany(some.map(firstRow))
    await shelves.profiles.insertMany(some.map(profileOf))
  }
  const sets = Array.from({ length: setsOfOthers }, (_, n) => classSet(n))
  await shelves.questionSets.insertMany(sets)
  await shelves.shares.insertMany(sets.map(({ id }, n) => share({ id, sharedAt: n })))
  const signIn = async (person: AccountRecord) => ({
    id: person.id,
    cookie: `${sessionCookie}=${await accounts.sessions.open(person.id)}`,
  })
  const atDevices: Town['shoppers'] = []
  for (const person of people.slice(0, shoppers + teachers)) atDevices.push(await signIn(person))
  return {
    names: people.map(({ username }) => username),
    shoppers: atDevices.slice(teachers),
    teachers: atDevices.slice(0, teachers),
  }
}

const personOf = (n: number, passwordHash: string): AccountRecord => {
  const username = `person_${n}`
  return account({ username, usernameKey: username, passwordHash, role: n < teachers ? 'teacher' : 'student' })
}

const holdingsOf = (person: AccountRecord) => ({
  ...withSlimes(welcome(person), 'cherry', 2),
  currency: 1_000_000_000,
})

const firstRow = (person: AccountRecord): LedgerRow =>
  ledgerRow({
    id: `${person.id}:1`,
    playerId: person.id,
    seq: 1,
    key: `${person.id}:welcome`,
    currency: 1_000_000_000,
    after: holdingsOf(person),
  })

const profileOf = (person: AccountRecord, n: number): ProfileRecord => {
  const stats = {
    totalGames: (n * 7) % 101,
    totalWins: (n * 13) % 37,
    totalCorrect: (n * 17) % 997,
    totalCurrencyEarned: (n * 31) % 9_973,
    bestStreak: (n * 3) % 23,
  }
  return profile({
    ...stats,
    id: person.id,
    username: person.username,
    role: person.role,
    seq: 1,
    holdings: { ...holdingsOf(person), stats },
  })
}

const classSet = (n: number) =>
  questionSet({
    title: `Class set ${n}`,
    createdAt: 2_000 + n,
    questions: Array.from({ length: 20 }, (_, q) => ({
      question: `Question ${q} of the set that a class wrote together, number ${n}`,
      answers: ['the first answer', 'the second answer', 'the third answer', 'the fourth answer'],
      correct: q % 4,
    })),
  })
