import { randomUUID } from 'node:crypto'
import type { Card, CardsRequest, MadeCards } from '../../rooms/shared/contract/classes.ts'
import { classLimits } from '../../rooms/shared/contract/classLimits.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Departures } from '../accounts/departures.ts'
import type { Pace, Throttle, Throttles } from '../accounts/throttle.ts'
import type { ClassRecord, MemberRecord } from '../archive/classRecords.ts'
import { findReadable, readableOf } from '../archive/readable.ts'
import type { AccountRecord } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'
import { type Refused, refuse } from '../refused.ts'
import type { ClassMaps } from './classMaps.ts'
import type { KeptByLeader } from './keptByLeader.ts'
import { makeKeptPupils } from './keptPupils.ts'
import type { Passes } from './passes.ts'
import type { Teacher, WhoTeaches } from './whoTeaches.ts'

export type ClassPaces = {
  /** Accounts that a teacher may have made for pupils. Deleted ones count, too. */
  keptByTeacher: Pace
  /** In its first week a school of forty teachers makes all its cards behind one address. */
  keptByAddress: Pace
  cardsByTeacher: Pace
  /** Each invitation stays on a teacher's page until they answer it. */
  invitesByTeacher: Pace
  /** Each drawing writes a row for every pupil. */
  teamsByTeacher: Pace
}

const dayS = 24 * 60 * 60
export const classPaces: ClassPaces = {
  keptByTeacher: { points: 2 * classLimits.keptByTeacher, seconds: dayS },
  keptByAddress: { points: 2_000, seconds: dayS },
  cardsByTeacher: { points: 3 * classLimits.keptByTeacher, seconds: dayS },
  invitesByTeacher: { points: 30, seconds: dayS },
  teamsByTeacher: { points: 200, seconds: dayS },
}

type Needs = {
  shelves: Shelves
  accounts: Accounts
  departures: Departures
  passes: Passes
  teachers: WhoTeaches
  kept: KeptByLeader
  classMaps: Pick<ClassMaps, 'leave'>
  throttles: Throttles
  paces: ClassPaces
  now: () => number
}

/** The id of an account is known before it is made, so that the same request makes no second one. */
type Listed = readonly { name: string; account: string; refHash?: string }[]

/** `leader`: the teacher whose limit counts, if another one makes the accounts. */
type Asking = { address: string; count: number; work: string | undefined; leader?: string | undefined }

/** Whether a teacher may have more accounts made, by their own limit and by how many were made today. */
const makingRoom = ({ accounts, kept, throttles, paces }: Needs) => {
  const byTeacher = throttles('keptByTeacher', paces.keptByTeacher)
  const byAddress = throttles('keptByAddress', paces.keptByAddress)
  const takeAll = async (by: Throttle, key: string, count: number): Promise<boolean> => {
    // One by one, so that many requests at once get no more than requests one after another.
    for (let pupil = 0; pupil < count; pupil++) if (!(await by.take(key))) return false
    return true
  }

  return async (teacher: Teacher, { address, count, work, leader }: Asking): Promise<Refused | undefined> => {
    if (!(await kept.hasRoom(leader ?? teacher.id, count))) return refuse('tooManyKept')
    // The teacher's own limit comes first. If it is used up, nothing is taken from the others behind the address.
    if (!(await takeAll(byTeacher, teacher.id, count))) return refuse('tooManyAttempts')
    if (await takeAll(byAddress, address, count)) return undefined
    // False teachers may have used up what the address has. Then others work for a second and may go on.
    const chance = accounts.chances.about('keptPupils', address, teacher.id, work, true)
    if (await chance.isTaken()) return undefined
    for (let pupil = 0; pupil < count; pupil++) await byTeacher.giveBack(teacher.id)
    return chance.offer()
  }
}

const makingCards =
  ({ shelves, passes }: Needs) =>
  /** Empty if the pupil was removed from the class meanwhile. */
  async (member: MemberRecord, account: AccountRecord, key: string): Promise<Card[]> => {
    const made = await passes.issue(member.classId, account.id, key)
    if (!made) return []
    const slime = (await shelves.profiles.get(account.id))?.holdings.selectedSlime ?? account.firstSlime ?? ''
    return [{ pupil: account.id, name: member.realName, username: account.username, slime, ...made }]
  }

const accountsOf = ({ accounts }: Shelves, members: readonly MemberRecord[]): Promise<AccountRecord[]> => {
  const ids = members.map(({ userId }) => userId)
  return readableOf(accounts, ids)
}

/** The pupils of classes, and their cards. */
export const keepPupils = (needs: Needs) => {
  const { shelves, accounts, departures, teachers, classMaps, throttles, paces, now } = needs
  const { members } = shelves
  const makePupil = makeKeptPupils({ shelves, accounts, now })
  const roomFor = makingRoom(needs)
  const cardOf = makingCards(needs)
  const cardsByTeacher = throttles('cardsByTeacher', paces.cardsByTeacher)

  const addOne = async (classId: string, { name: realName, account: id, refHash }: Listed[number], key: string) => {
    const account = await makePupil(id)
    if (!account) return []
    const called = { userId: account.id, realName, ...(refHash !== undefined && { refHash }) }
    const member = { id: `${classId}:${account.id}`, classId, ...called, addedAt: now() }
    await members.insert(member)
    return cardOf(member, account, key)
  }

  return {
    roomFor,

    addAll: async ({ id, name }: ClassRecord, pupils: Listed, key: string): Promise<MadeCards> => ({
      classId: id,
      className: name,
      cards: (await Promise.all(pupils.map((pupil) => addOne(id, pupil, key)))).flat(),
    }),

    rename: async (teacher: Teacher, id: string, pupil: string, realName: string): Promise<undefined | Refused> => {
      const member = await teachers.member(id, pupil, teacher)
      if ('refused' in member) return member
      const { version, ...record } = member
      return (await members.replace({ ...record, realName }, version)) ? undefined : refuse('changedMeanwhile')
    },

    /** New cards for the pupils who are named, and for no others. */
    cards: async (
      teacher: Teacher,
      id: string,
      { pupils, requestId = randomUUID() }: CardsRequest,
    ): Promise<MadeCards | Refused> => {
      const group = await teachers.own(id, teacher)
      if ('refused' in group) return group
      if (group.archivedAt !== 0) return refuse('classArchived')
      const asked = await findReadable(members, {
        where: { classId: id, userId: { in: [...new Set(pupils)] } },
        limit: 2 * classLimits.pupils,
      })
      const whose = await accountsOf(shelves, asked)
      const accountOf = new Map(whose.map((account) => [account.id, account]))
      const known = asked.flatMap((member) => {
        const account = accountOf.get(member.userId)
        return account?.kept ? [{ member, account }] : []
      })
      if (known.length === 0) return refuse('notFound')
      for (const _card of known) if (!(await cardsByTeacher.take(teacher.id))) return refuse('tooManyAttempts')
      const cards = await Promise.all(
        known.map(({ member, account }) => cardOf(member, account, `${teacher.id} ${requestId}`)),
      )
      return { classId: id, className: group.name, cards: cards.flat() }
    },

    /** Signs out all pupils whose accounts the class holds. */
    logOutAll: async (classId: string): Promise<void> => {
      const all = await findReadable(members, { where: { classId }, limit: 2 * classLimits.pupils })
      const whose = await accountsOf(shelves, all)
      await Promise.all(whose.map(({ id, kept }) => (kept ? accounts.sessions.revokeAll(id) : undefined)))
    },

    /** Deletes an account that the class holds, because nothing opens it any more. A pupil's own account stays. */
    remove: async (teacher: Teacher, id: string, pupil: string): Promise<undefined | Refused> => {
      const member = await teachers.member(id, pupil, teacher)
      if ('refused' in member) return member
      const account = await shelves.accounts.get(pupil)
      if (account?.kept) await departures.leave(account)
      await members.removeWhere({ classId: id, userId: pupil })
      await classMaps.leave(id, pupil)
      return undefined
    },
  }
}

export type Pupils = ReturnType<typeof keepPupils>
