import { randomUUID } from 'node:crypto'
import type {
  Act,
  ActRow,
  GivenWord,
  PeopleQuery,
  Person,
  RoleRequest,
} from '../../rooms/shared/contract/administration.ts'
import { peopleLimit } from '../../rooms/shared/contract/administration.ts'
import type { KeptMost } from '../../rooms/shared/contract/classLimits.ts'
import { setStorage } from '../../rooms/shared/contract/storage.ts'
import { findReadable } from '../archive/readable.ts'
import type { AccountRecord } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'
import { keptMostOf } from '../classes/keptByLeader.ts'
import { takenBy } from '../content/storage.ts'
import { type Refused, refuse } from '../refused.ts'
import { usernameKeyOf } from './accountNames.ts'
import type { Accounts } from './accounts.ts'
import { changeAccount } from './changeAccount.ts'
import type { Departures } from './departures.ts'
import type { LastAdministrator } from './lastAdministrator.ts'
import { drawWord, wordLifeMs } from './oneTimeWord.ts'
import { hashPassword, type PasswordCost } from './passwords.ts'

const mostActsShown = 200

type Needs = {
  shelves: Pick<Shelves, 'accounts' | 'acts' | 'profiles' | 'storage'>
  accounts: Accounts
  departures: Departures
  lastAdministrator: LastAdministrator
  cost: PasswordCost
  now: () => number
}

/** Who acts: an administrator, or a person at the server itself, who may have confirmed the act. */
export type Actor = { id?: string; username: string; isSure?: boolean }

const actsBetween = (before: AccountRecord, { role, administrator }: RoleRequest): Act[] => {
  const acts: Act[] = []
  if (before.role !== role) acts.push(role === 'teacher' ? 'madeTeacher' : 'madeStudent')
  if ((before.administrator === true) !== administrator) {
    acts.push(administrator ? 'madeAdministrator' : 'unmadeAdministrator')
  }
  return acts
}

const findPeople = async (
  { accounts, storage }: Pick<Shelves, 'accounts' | 'storage'>,
  { name, role }: PeopleQuery,
  now: number,
): Promise<Person[]> => {
  const from = usernameKeyOf(name.trim())
  const found = await findReadable(accounts, {
    where: { usernameKey: { gte: from, lt: `${from}\u{10ffff}` }, ...(role && { role }) },
    sort: [['usernameKey', 'asc']],
    limit: peopleLimit,
  })
  const stored = new Map(
    (await storage.getMany(found.map(({ id }) => id))).map((record) => [record.id, takenBy(record)]),
  )
  return found.map(({ id, username, role, administrator, kept, createdAt, wordUntil, keptMost }) => ({
    id,
    username,
    role,
    administrator: administrator === true,
    since: createdAt,
    ...(kept && { kept }),
    hasWord: wordUntil !== undefined && wordUntil > now,
    keptMost: keptMostOf({ ...(administrator && { administrator }), ...(keptMost && { keptMost }) }),
    storage: { used: stored.get(id) ?? 0, most: setStorage[role] },
  }))
}

type Before = (id: string) => Promise<void>

/** A school manages its own accounts without any e-mail, and every act is written to the log. */
export const keepAdministration = ({ shelves, accounts, departures, lastAdministrator, cost, now }: Needs) => {
  const note = async (actor: Actor, act: Act, { username: whom }: AccountRecord) => {
    await shelves.acts.insert({ id: randomUUID(), at: now(), by: actor.username, act, whom })
  }

  const other = async (actor: Actor, id: string): Promise<AccountRecord | Refused> => {
    if (actor.id === id) return refuse('ownAccountElsewhere')
    return (await shelves.accounts.get(id)) ?? refuse('notFound')
  }

  const putRole = async (actor: Actor, id: string, wanted: RoleRequest): Promise<Refused | undefined> => {
    const whom = await other(actor, id)
    if ('refused' in whom) return whom
    if (whom.kept) return refuse('keptByClass')
    await changeAccount(shelves, id, ({ administrator: _, ...present }) => ({
      ...present,
      role: wanted.role,
      ...(wanted.administrator && { administrator: true }),
    }))
    const profile = await shelves.profiles.get(id)
    if (profile) await shelves.profiles.replace({ ...profile, role: wanted.role }, profile.version)
    for (const act of actsBetween(whom, wanted)) await note(actor, act, whom)
    return undefined
  }

  return {
    /** Finds people by the beginning of their names. */
    people: (query: PeopleQuery): Promise<Person[]> => findPeople(shelves, query, now()),

    /** For a person who forgot their password. Sessions opened with the old one end. */
    giveWord: async (actor: Actor, id: string): Promise<GivenWord | Refused> => {
      const whom = await other(actor, id)
      if ('refused' in whom) return whom
      if (whom.kept) return refuse('keptByClass')
      const word = drawWord()
      const until = now() + wordLifeMs
      const passwordHash = await hashPassword(word, cost)
      await changeAccount(shelves, id, (present) => ({ ...present, passwordHash, wordUntil: until }))
      await accounts.sessions.revokeAll(id)
      await note(actor, 'gaveWord', whom)
      return { word, until }
    },

    setRole: (actor: Actor, id: string, wanted: RoleRequest): Promise<Refused | undefined> => {
      const put = () => putRole(actor, id, wanted)
      if (wanted.administrator || actor.isSure) return put()
      return actor.id === undefined ? lastAdministrator.besideAnother(id, put) : lastAdministrator.byOne(actor.id, put)
    },

    /** If the limit is lowered, existing accounts stay. */
    setKeptMost: async (actor: Actor, id: string, keptMost: KeptMost): Promise<Refused | undefined> => {
      const whom = await other(actor, id)
      if ('refused' in whom) return whom
      if (whom.kept) return refuse('keptByClass')
      if (whom.role !== 'teacher') return refuse('teachersOnly')
      await changeAccount(shelves, id, (present) => ({ ...present, keptMost }))
      await note(actor, 'setPupils', whom)
      return undefined
    },

    /** `before`: work that must be done while the account still exists. */
    remove: async (actor: Actor, id: string, before?: Before): Promise<Refused | undefined> => {
      const whom = await other(actor, id)
      if ('refused' in whom) return whom
      if (whom.administrator) return refuse('administratorsStay')
      await before?.(whom.id)
      await departures.leave(whom)
      await note(actor, 'removed', whom)
      return undefined
    },

    acts: async (): Promise<ActRow[]> => {
      const rows = await shelves.acts.find({ sort: [['at', 'desc']], limit: mostActsShown })
      return rows.map(({ at, by, act, whom }) => ({ at, by, act, whom }))
    },
  }
}

export type Administration = ReturnType<typeof keepAdministration>
