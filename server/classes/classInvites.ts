import type { ClassInvite } from '../../rooms/shared/contract/classes.ts'
import { classLimits } from '../../rooms/shared/contract/classLimits.ts'
import type { ClassInviteRecord } from '../archive/classRecords.ts'
import type { AccountRecord } from '../archive/records.ts'
import type { Kept } from '../archive/shelf.ts'
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
/** All that twenty who ask for each of their classes can have sent. */
const mostInvitesRead = 20 * classLimits.classes

const shownOf = <Invite extends Pick<ClassInviteRecord, 'at' | 'by'>>(all: Invite[]) =>
  fairly(
    all.toSorted((one, other) => one.at - other.at),
    ({ by }) => [by],
    mostInvitesShown,
  )

/** Whose number is counted before it changes. */
export const teachersOf = (classId: string) => `teachers of ${classId}`

export const teachingId = (classId: string, userId: string) => `${classId}:${userId}`

export type ClassInvites = ReturnType<typeof keepClassInvites>

/** Teachers who were asked to teach a class, too. They read nothing of it before they have said yes. */
export const keepClassInvites = ({ shelves, teachers, oneAtATime, named, now }: Needs) => {
  const { classes, classTeachers, classInvites, accounts } = shelves

  /** An invitation is worth what the one who made it may still give away: nothing, once somebody else leads the class. */
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
    const all = await classInvites.find({ where: { classId }, limit: classLimits.teachers })
    const good = await Promise.all(all.map(isGood))
    return all.filter((_, at) => good[at])
  }

  const writeTo = async (account: AccountRecord, id: string, by: string): Promise<AccountRecord | Refused> => {
    const present = await teachers.of(id)
    if (present.some((one) => one.account.id === account.id)) return refuse('alreadyTeaches')
    if (present.length + (await classInvites.count({ classId: id })) >= classLimits.teachers)
      return refuse('tooManyTeachers')
    // In the place of one whose word is worth nothing any more.
    await classInvites.remove(teachingId(id, account.id))
    await classInvites.insert({ id: teachingId(id, account.id), classId: id, userId: account.id, by, at: now() })
    return account
  }

  const accept = async (teacher: Teacher, invite: ClassInviteRecord): Promise<undefined | Refused> => {
    const { id, classId } = invite
    if (!(await teachers.hasRoom(teacher))) return refuse('tooManyClasses')
    const isLed = (await teachers.of(classId)).length > 0
    // The call that removes it has it: a second press, or taking it back at this moment, comes too late.
    if (!(await classInvites.remove(id))) return refuse('classNotFound')
    const row = { id, classId, userId: teacher.id, since: now() }
    await classTeachers.insert({ ...row, ...(isLed && { shared: true as const }) })
    return undefined
  }

  return {
    /** Teachers who were asked to teach a class and have not answered. */
    open,

    ask: async (id: string, by: string, username: string): Promise<AccountRecord | Refused> => {
      const account = await named(username)
      if (account?.role !== 'teacher') return refuse('noSuchTeacher')
      return oneAtATime(teachersOf(id), () => writeTo(account, id, by))
    },

    /** What somebody is asked for. */
    list: async (teacher: Teacher): Promise<ClassInvite[]> => {
      if (teacher.role !== 'teacher') return []
      const all = await classInvites.find({ where: { userId: teacher.id }, limit: mostInvitesRead })
      const good = await Promise.all(
        all.map(async (invite) => {
          const group = await classes.get(invite.classId)
          const by = await accounts.get(invite.by)
          const isThere = group && !isDeleted(group) && by && (await isGood(invite))
          return isThere ? [{ ...invite, shown: { id: group.id, name: group.name, by: by.username } }] : []
        }),
      )
      return shownOf(good.flat()).map(({ shown }) => shown)
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
