import type { Card, CardsRequest, MadeCards } from '../../rooms/shared/contract/classes.ts'
import { classLimits } from '../../rooms/shared/contract/classLimits.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Departures } from '../accounts/departures.ts'
import type { Pace, Throttles } from '../accounts/throttle.ts'
import type { ClassRecord, MemberRecord } from '../archive/classRecords.ts'
import type { AccountRecord } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'
import { type Refused, refuse } from '../refused.ts'
import { makeKeptPupils } from './keptPupils.ts'
import type { Passes } from './passes.ts'
import type { Teacher, WhoTeaches } from './whoTeaches.ts'

export type ClassPaces = {
  /** Accounts that somebody may have made for pupils: what they delete again counts, too. */
  keptByTeacher: Pace
  /** A school of forty teachers prints its cards in the first week, behind one address. */
  keptByAddress: Pace
  cardsByTeacher: Pace
}

const dayS = 24 * 60 * 60
export const classPaces: ClassPaces = {
  keptByTeacher: { points: 2 * classLimits.keptByTeacher, seconds: dayS },
  keptByAddress: { points: 2_000, seconds: dayS },
  cardsByTeacher: { points: 3 * classLimits.keptByTeacher, seconds: dayS },
}

type Needs = {
  shelves: Shelves
  accounts: Accounts
  departures: Departures
  passes: Passes
  teachers: WhoTeaches
  throttles: Throttles
  paces: ClassPaces
  now: () => number
}

type Named = readonly { name: string }[]

/** Whether somebody may have more accounts made, of their own number and by what was made today. */
const makingRoom = ({ shelves, teachers, throttles, paces }: Needs) => {
  const byTeacher = throttles('keptByTeacher', paces.keptByTeacher)
  const byAddress = throttles('keptByAddress', paces.keptByAddress)
  return async (teacher: Teacher, address: string, count: number): Promise<Refused | undefined> => {
    const classes = await teachers.taught(teacher)
    const held = await Promise.all(classes.map(({ id }) => shelves.members.count({ classId: id })))
    if (held.reduce((sum, one) => sum + one, count) > classLimits.keptByTeacher) return refuse('tooManyKept')
    // Taken one by one, so that many requests at once have no more than one after the other.
    for (let pupil = 0; pupil < count; pupil++) {
      if (!(await byTeacher.take(teacher.id))) return refuse('tooManyAttempts')
      if (!(await byAddress.take(address))) return refuse('tooManyAttempts')
    }
    return undefined
  }
}

/** The pupils of classes, and their cards. */
export const keepPupils = (needs: Needs) => {
  const { shelves, accounts, departures, passes, teachers, throttles, paces, now } = needs
  const { members } = shelves
  const makePupil = makeKeptPupils({ shelves, accounts, now })
  const roomFor = makingRoom(needs)
  const cardsByTeacher = throttles('cardsByTeacher', paces.cardsByTeacher)

  const cardOf = async (member: MemberRecord, account: AccountRecord): Promise<Card> => ({
    pupil: account.id,
    name: member.realName,
    username: account.username,
    slime: (await shelves.profiles.get(account.id))?.holdings.selectedSlime ?? account.firstSlime ?? '',
    ...(await passes.issue(member.classId, account.id)),
  })

  const addOne = async (classId: string, realName: string): Promise<Card> => {
    const account = await makePupil()
    const member = { id: `${classId}:${account.id}`, classId, userId: account.id, realName, addedAt: now() }
    await members.insert(member)
    return cardOf(member, account)
  }

  return {
    roomFor,

    addAll: async ({ id, name }: ClassRecord, pupils: Named): Promise<MadeCards> => ({
      classId: id,
      className: name,
      cards: await Promise.all(pupils.map((pupil) => addOne(id, pupil.name))),
    }),

    rename: async (teacher: Teacher, id: string, pupil: string, realName: string): Promise<undefined | Refused> => {
      const member = await teachers.member(id, pupil, teacher)
      if ('refused' in member) return member
      const { version, ...record } = member
      return (await members.replace({ ...record, realName }, version)) ? undefined : refuse('changedMeanwhile')
    },

    /** New cards for those who are named, and for nobody else. */
    cards: async (teacher: Teacher, id: string, { pupils }: CardsRequest): Promise<MadeCards | Refused> => {
      const group = await teachers.own(id, teacher)
      if ('refused' in group) return group
      const asked = await members.getMany([...new Set(pupils)].map((pupil) => `${id}:${pupil}`))
      const whose = await shelves.accounts.getMany(asked.map(({ userId }) => userId))
      const accountOf = new Map(whose.map((account) => [account.id, account]))
      const known = asked.flatMap((member) => {
        const account = accountOf.get(member.userId)
        return account?.kept ? [{ member, account }] : []
      })
      if (known.length === 0) return refuse('notFound')
      for (const _card of known) if (!(await cardsByTeacher.take(teacher.id))) return refuse('tooManyAttempts')
      const cards = await Promise.all(known.map(({ member, account }) => cardOf(member, account)))
      return { classId: id, className: group.name, cards }
    },

    /** Whom the cards of a class have let in is out. */
    logOutAll: async (classId: string): Promise<void> => {
      const all = await members.find({ where: { classId }, limit: 2 * classLimits.pupils })
      const whose = await shelves.accounts.getMany(all.map(({ userId }) => userId))
      await Promise.all(whose.map(({ id, kept }) => (kept ? accounts.sessions.revokeAll(id) : undefined)))
    },

    /** Takes the account along: it was made for this class, and nobody could open it any more. */
    remove: async (teacher: Teacher, id: string, pupil: string): Promise<undefined | Refused> => {
      const member = await teachers.member(id, pupil, teacher)
      if ('refused' in member) return member
      const account = await shelves.accounts.get(pupil)
      if (account?.kept) await departures.leave(account)
      await members.remove(member.id)
      return undefined
    },
  }
}

export type Pupils = ReturnType<typeof keepPupils>
