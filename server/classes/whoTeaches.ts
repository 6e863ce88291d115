import { classLimits } from '../../rooms/shared/contract/classLimits.ts'
import type { ClassRecord, ClassTeacherRecord, MemberRecord } from '../archive/classRecords.ts'
import type { AccountRecord } from '../archive/records.ts'
import type { Kept } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import { type Refused, refuse } from '../refused.ts'
import { isDeleted } from './deletedClass.ts'
import { membershipOf } from './membership.ts'

export type Teacher = Pick<AccountRecord, 'id' | 'role'>

/** What of a teacher is counted before more is made: their classes, and the pupils in those that they lead. */
export const classesOf = (teacherId: string): string => `classes of ${teacherId}`

type Teaching = { row: ClassTeacherRecord; account: AccountRecord }

export type WhoTeaches = ReturnType<typeof whoTeaches>

/** What goes one at a time, so that neither a class nor the number of who leads it is filled beyond what it takes. */
export const fillingOf = async ({ leaderOf }: Pick<WhoTeaches, 'leaderOf'>, id: string): Promise<string> =>
  classesOf((await leaderOf(id)) ?? id)

/** Who may read a class: its own teachers. Being a teacher opens none, and neither does having been one. */
export const whoTeaches = ({
  classes,
  classTeachers,
  members,
  accounts,
}: Pick<Shelves, 'classes' | 'classTeachers' | 'members' | 'accounts'>) => {
  const own = async (id: string, teacher: Teacher): Promise<Kept<ClassRecord> | Refused> => {
    const isTheirs = teacher.role === 'teacher' && (await classTeachers.get(`${id}:${teacher.id}`)) !== undefined
    const group = isTheirs ? await classes.get(id) : undefined
    return group && !isDeleted(group) ? group : refuse('classNotFound')
  }

  const taught = async ({ id, role }: Teacher): Promise<Kept<ClassRecord>[]> => {
    if (role !== 'teacher') return []
    const rows = await classTeachers.find({ where: { userId: id }, limit: 10 * classLimits.classes })
    const all = await classes.getMany(rows.map(({ classId }) => classId))
    return all.filter((group) => !isDeleted(group))
  }

  const of = async (classId: string): Promise<Teaching[]> => {
    const rows = await classTeachers.find({ where: { classId }, limit: classLimits.teachers })
    const people = await accounts.getMany(rows.map(({ userId }) => userId))
    return rows
      .sort((a, b) => Number(a.shared ?? false) - Number(b.shared ?? false) || a.since - b.since)
      .flatMap((row) => {
        const account = people.find(({ id }) => id === row.userId)
        return account?.role === 'teacher' ? [{ row, account }] : []
      })
  }

  const leaderOf = async (id: string): Promise<string | undefined> => (await of(id))[0]?.account.id

  const leads = async (id: string, teacher: Teacher): Promise<boolean> => (await leaderOf(id)) === teacher.id

  return {
    own,
    taught,

    /** The teachers of a class, the one who leads it first; without accounts that are no teacher's any more. */
    of,

    leads,

    leaderOf,

    /** For what is the leader's alone: a class that is not theirs does not exist for others, and one they share is not theirs to end. */
    led: async (id: string, teacher: Teacher): Promise<Kept<ClassRecord> | Refused> => {
      const group = await own(id, teacher)
      return 'refused' in group || (await leads(id, teacher)) ? group : refuse('leaderOnly')
    },

    hasRoom: async (teacher: Teacher): Promise<boolean> =>
      (await taught(teacher)).filter(({ archivedAt }) => archivedAt === 0).length < classLimits.classes,

    /** Those whose accounts count as somebody's: a teacher who was let into another one's class has room for as many of their own. */
    ledBy: async ({ id }: Pick<Teacher, 'id'>): Promise<string[]> => {
      const rows = await classTeachers.find({ where: { userId: id }, limit: 10 * classLimits.classes })
      return rows.flatMap(({ classId, shared }) => (shared ? [] : [classId]))
    },

    /** The living ones that somebody may play with: those they teach, or those whose pupil they are. */
    classesOf: async ({ id, role }: Teacher): Promise<string[]> => {
      const where = { userId: id }
      const rows =
        role === 'teacher'
          ? await classTeachers.find({ where, limit: 10 * classLimits.classes })
          : await members.find({ where, limit: classLimits.classes })
      if (rows.length === 0) return []
      const all = await classes.getMany(rows.map(({ classId }) => classId))
      return all.filter(({ archivedAt }) => archivedAt === 0).map((one) => one.id)
    },

    member: async (id: string, pupil: string, teacher: Teacher): Promise<Kept<MemberRecord> | Refused> => {
      const group = await own(id, teacher)
      if ('refused' in group) return group
      return (await membershipOf({ members }, id, pupil)) ?? refuse('notFound')
    },
  }
}
