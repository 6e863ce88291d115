import type { AskedClass, ClassKnock, DoorRequest, OwnMembership } from '../../../rooms/shared/contract/classes.ts'
import { classLimits } from '../../../rooms/shared/contract/classLimits.ts'
import type { Pace, Throttles } from '../../accounts/throttle.ts'
import type { ClassRecord, MemberRecord } from '../../archive/classRecords.ts'
import { findReadable, readableOf, unreadableOf } from '../../archive/readable.ts'
import type { AccountRecord } from '../../archive/records.ts'
import { ifReadable } from '../../archive/shelf.ts'
import type { Shelves } from '../../archive/shelves.ts'
import type { OneAtATime } from '../../oneAtATime.ts'
import { type Refused, refuse } from '../../refused.ts'
import type { ClassDoors } from '../classDoors.ts'
import type { ClassMaps } from '../classMaps.ts'
import { membershipOf } from '../membership.ts'
import { fillingOf, type Teacher, type WhoTeaches } from '../whoTeaches.ts'

export type KnockPaces = {
  /** Each knock stays on a teacher's page until they say yes or no. */
  knocksByPupil: Pace
}

export const knockPaces: KnockPaces = { knocksByPupil: { points: 20, seconds: 60 * 60 } }

const dayMs = 24 * 60 * 60 * 1000
/** A pupil who was not let in within this time knocks again, or does not belong to the class. */
const keptDays = 30

type Needs = {
  shelves: Pick<Shelves, 'classes' | 'classKnocks' | 'members' | 'accounts' | 'profiles'>
  teachers: WhoTeaches
  doors: Pick<ClassDoors, 'classAt'>
  classMaps: Pick<ClassMaps, 'leave'>
  oneAtATime: OneAtATime
  throttles: Throttles
  paces: KnockPaces
  now: () => number
}

export type Knocks = ReturnType<typeof keepKnocks>

const askedOf = ({ id, name }: ClassRecord): AskedClass => ({ classId: id, className: name })

const knockId = (classId: string, userId: string) => `${classId}:${userId}`

/** If all places are taken, accounts younger than this one give way to it: they may have been made only to knock. */
const placesOf =
  ({ classKnocks, accounts }: Pick<Shelves, 'classKnocks' | 'accounts'>) =>
  async (classId: string, { createdAt }: AccountRecord): Promise<boolean> => {
    const waiting = await classKnocks.find({ where: { classId }, limit: classLimits.pupils })
    if (waiting.length < classLimits.pupils) return true
    const people = await accounts.getMany(waiting.map(({ userId }) => userId))
    const [newest] = people.sort((one, other) => other.createdAt - one.createdAt)
    return newest !== undefined && newest.createdAt > createdAt && classKnocks.remove(knockId(classId, newest.id))
  }

type Classes = Pick<Shelves, 'classes' | 'classKnocks' | 'members'>

/** The classes that a pupil is in, and those where they wait. Archived ones are over: no pupil sees them, nor could leave them. */
const livingOf = async ({ classes, classKnocks, members }: Classes, userId: string): Promise<OwnMembership[]> => {
  const asked = { where: { userId }, limit: 10 * classLimits.classes }
  const [rows, waiting] = await Promise.all([findReadable(members, asked), findReadable(classKnocks, asked)])
  const ids = [...rows, ...waiting].map(({ classId }) => classId)
  const groups = await readableOf(classes, ids)
  return groups.flatMap(({ id, name, archivedAt }) =>
    archivedAt === 0 ? [{ id, name, waits: !rows.some(({ classId }) => classId === id) }] : [],
  )
}

/** What pupils with an account of their own can do. */
const knocking = ({ shelves, doors, classMaps, oneAtATime, throttles, paces, now }: Needs) => {
  const { classKnocks, members } = shelves
  const hasPlace = placesOf(shelves)
  const byPupil = throttles('knocksByPupil', paces.knocksByPupil)

  const wait = async (group: ClassRecord, account: AccountRecord): Promise<AskedClass | Refused> => {
    const { id: userId } = account
    if ((await livingOf(shelves, userId)).length >= classLimits.ofPupil) return refuse('inManyClasses')
    if (!(await hasPlace(group.id, account))) return refuse('tooManyPupils')
    await classKnocks.insert({ id: knockId(group.id, userId), classId: group.id, userId, at: now() })
    return askedOf(group)
  }

  return {
    /** Knocks at an open door, so the pupil is in the room. A teacher says yes. */
    knock: async (
      account: AccountRecord,
      { door, work }: DoorRequest,
      address: string,
    ): Promise<AskedClass | Refused> => {
      const { id: userId, role, kept } = account
      if (role !== 'student') return refuse('studentsOnly')
      if (kept) return refuse('keptByClass')
      const group = await doors.classAt(door, { address, work })
      if ('refused' in group) return group
      // A second knock changes nothing.
      if (await classKnocks.get(knockId(group.id, userId))) return askedOf(group)
      if (!(await byPupil.take(userId))) return refuse('tooManyAttempts')
      if (await membershipOf(shelves, group.id, userId)) return refuse('alreadyInClass')
      return oneAtATime(`knocks of ${userId}`, () => oneAtATime(`knocks at ${group.id}`, () => wait(group, account)))
    },

    mine: async ({ id, role }: AccountRecord): Promise<OwnMembership[]> =>
      role === 'student' ? livingOf(shelves, id) : [],

    /** Takes a knock back, or leaves a class. An account that a class holds cannot leave it. */
    leave: async ({ id: userId, kept }: AccountRecord, classId: string): Promise<undefined | Refused> => {
      if (kept) return refuse('keptByClass')
      await classKnocks.remove(knockId(classId, userId))
      if ((await members.removeWhere({ classId, userId })) > 0) await classMaps.leave(classId, userId)
      return undefined
    },
  }
}

/** Pupils with an account of their own, whose password no teacher can change: they knock, and a teacher lets them in. */
export const keepKnocks = (needs: Needs) => {
  const { shelves, teachers, oneAtATime, now } = needs
  const { classKnocks, members, accounts } = shelves

  /** Only the call that removes the knock counts: another teacher, or the pupil, may take it away at this moment. */
  const taken = async (classId: string, pupil: string): Promise<AccountRecord | undefined> => {
    const account = await accounts.get(pupil)
    const isTaken = await classKnocks.remove(knockId(classId, pupil))
    return isTaken && account?.role === 'student' && !account.kept ? account : undefined
  }

  const seat = async ({ id: classId }: ClassRecord, userId: string, realName: string) => {
    const member: MemberRecord = { id: knockId(classId, userId), classId, userId, realName, addedAt: now() }
    if (await members.insert(member)) return
    // A row that cannot be read lets the pupil in no more. Beside it, a restored backup would put the pupil in twice.
    const [lost] = await unreadableOf(members, [member.id])
    if (lost && (await ifReadable(members.remove(member.id))) && (await members.insert(member))) return
    // If the row of that id has moved to another class with its pupil, this one needs a new id.
    await members.insert({ ...member, id: `${member.id}:${member.addedAt}` })
  }

  return {
    ...knocking(needs),

    /** By names in games. Their teacher knows who they are. */
    of: async (classId: string): Promise<ClassKnock[]> => {
      const all = await findReadable(classKnocks, { where: { classId }, limit: classLimits.pupils })
      const ids = all.map(({ userId }) => userId)
      const [people, players] = await Promise.all([readableOf(accounts, ids), readableOf(shelves.profiles, ids)])
      const slimeOf = new Map(players.map(({ id, holdings }) => [id, holdings.selectedSlime]))
      return people
        .map(({ id, username, firstSlime }) => ({ id, username, slime: slimeOf.get(id) ?? firstSlime ?? '' }))
        .sort((a, b) => a.username.localeCompare(b.username))
    },

    letIn: async (teacher: Teacher, id: string, pupil: string, realName: string): Promise<undefined | Refused> => {
      const group = await teachers.own(id, teacher)
      if ('refused' in group) return group
      if (group.archivedAt !== 0) return refuse('classArchived')
      return oneAtATime(await fillingOf(teachers, id), async () => {
        // Two teachers, or two presses, may let a pupil in, or the pupil may have been moved into the class meanwhile.
        if (await membershipOf(shelves, id, pupil)) {
          await classKnocks.remove(knockId(id, pupil))
          return undefined
        }
        if ((await members.count({ classId: id })) >= classLimits.pupils) return refuse('tooManyPupils')
        const account = await taken(id, pupil)
        if (!account) return refuse('notFound')
        await seat(group, account.id, realName)
        return undefined
      })
    },

    turnAway: async (teacher: Teacher, id: string, pupil: string): Promise<undefined | Refused> => {
      const group = await teachers.own(id, teacher)
      if ('refused' in group) return group
      await classKnocks.remove(knockId(id, pupil))
      return undefined
    },

    sweep: async (): Promise<void> => {
      await classKnocks.removeWhere({ at: { lt: now() - keptDays * dayMs } })
    },
  }
}
