import type { ClassInvite } from '../../rooms/shared/contract/classes.ts'
import { classLimits } from '../../rooms/shared/contract/classLimits.ts'
import type { ClassInviteRecord } from '../archive/classRecords.ts'
import { findReadable } from '../archive/readable.ts'
import type { AccountRecord } from '../archive/records.ts'
import { ifReadable, type Kept } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import { fairly } from '../fairly.ts'
import type { OneAtATime } from '../oneAtATime.ts'
import { type Refused, refuse } from '../refused.ts'
import { isDeleted } from './deletedClass.ts'
import { classesOf, type Teacher, type WhoTeaches } from './whoTeaches.ts'

type Needs = {
  shelves: Pick<Shelves, 'classes' | 'classTeachers' | 'classInvites' | 'accounts'>
  teachers: WhoTeaches
  oneAtATime: OneAtATime
  named: (username: string) => Promise<AccountRecord | undefined>
  now: () => number
}

const mostInvitesShown = 20
/** Enough for all invitations, if twenty teachers ask for each of their classes. */
const mostInvitesRead = 20 * classLimits.classes

const shownOf = <Invite extends Pick<ClassInviteRecord, 'at' | 'by'>>(all: Invite[]) =>
  fairly(
    all.toSorted((one, other) => one.at - other.at),
    ({ by }) => [by],
    mostInvitesShown,
  )

/** The name of the lock under which the teachers of a class are counted and changed. */
export const teachersOf = (classId: string) => `teachers of ${classId}`

export const teachingId = (classId: string, userId: string) => `${classId}:${userId}`

export type ClassInvites = ReturnType<typeof keepClassInvites>

/** Invitations to teach a class, too. Before saying yes a teacher can read nothing of the class. */
export const keepClassInvites = ({ shelves, teachers, oneAtATime, named, now }: Needs) => {
  const { classes, classTeachers, classInvites, accounts } = shelves

  /** Good while its sender leads the class, or is an administrator and no teacher leads it. */
  const isGood = async ({ classId, by }: ClassInviteRecord): Promise<boolean> => {
    const [leading] = await teachers.of(classId)
    if (leading) return leading.account.id === by
    return (await accounts.get(by))?.administrator === true
  }

  const own = async (id: string, teacher: Teacher): Promise<Kept<ClassInviteRecord> | Refused> => {
    const invite = teacher.role === 'teacher' ? await classInvites.get(teachingId(id, teacher.id)) : undefined
    const group = invite && (await classes.get(id))
    return group && !isDeleted(group) && (await isGood(invite)) ? invite : refuse('classNotFound')
  }

  const open = async (classId: string): Promise<ClassInviteRecord[]> => {
    const all = await findReadable(classInvites, { where: { classId }, limit: classLimits.teachers })
    const good = await Promise.all(all.map((invite) => ifReadable(isGood(invite))))
    return all.filter((_, at) => good[at])
  }

  const writeTo = async (account: AccountRecord, id: string, by: string): Promise<AccountRecord | Refused> => {
    const present = await teachers.of(id)
    if (present.some((one) => one.account.id === account.id)) return refuse('alreadyTeaches')
    if (present.length + (await classInvites.count({ classId: id })) >= classLimits.teachers)
      return refuse('tooManyTeachers')
    // Replaces an invitation that no longer holds.
    await classInvites.remove(teachingId(id, account.id))
    await classInvites.insert({ id: teachingId(id, account.id), classId: id, userId: account.id, by, at: now() })
    return account
  }

  const accept = async (teacher: Teacher, invite: ClassInviteRecord): Promise<undefined | Refused> => {
    const { id, classId } = invite
    if (!(await teachers.hasRoom(teacher))) return refuse('tooManyClasses')
    const isLed = (await teachers.of(classId)).length > 0
    // Only the call that removes the invitation counts. A second press, or one that takes it back now, comes too late.
    if (!(await classInvites.remove(id))) return refuse('classNotFound')
    const row = { id, classId, userId: teacher.id, since: now() }
    await classTeachers.insert({ ...row, ...(isLed && { shared: true as const }) })
    return undefined
  }

  const withShown = async (invite: ClassInviteRecord) => {
    const group = await classes.get(invite.classId)
    const by = await accounts.get(invite.by)
    const isThere = group && !isDeleted(group) && by && (await isGood(invite))
    return isThere ? { ...invite, shown: { id: group.id, name: group.name, by: by.username } } : undefined
  }

  return {
    /** Teachers who were asked to teach a class and have not answered. */
    open,

    ask: async (id: string, by: string, username: string): Promise<AccountRecord | Refused> => {
      const account = await named(username)
      if (account?.role !== 'teacher') return refuse('noSuchTeacher')
      return oneAtATime(teachersOf(id), () => writeTo(account, id, by))
    },

    /** The classes that a teacher is asked to teach. */
    list: async (teacher: Teacher): Promise<ClassInvite[]> => {
      if (teacher.role !== 'teacher') return []
      const all = await findReadable(classInvites, { where: { userId: teacher.id }, limit: mostInvitesRead })
      const good = await Promise.all(all.map((invite) => ifReadable(withShown(invite))))
      return shownOf(good.flatMap((invite) => invite ?? [])).map(({ shown }) => shown)
    },

    accept: async (teacher: Teacher, id: string): Promise<undefined | Refused> => {
      const invite = await own(id, teacher)
      if ('refused' in invite) return invite
      return oneAtATime(classesOf(teacher.id), () => oneAtATime(teachersOf(id), () => accept(teacher, invite)))
    },

    decline: async (teacher: Teacher, id: string): Promise<undefined> => {
      await classInvites.remove(teachingId(id, teacher.id))
    },
  }
}
