import { classLimits } from '../../rooms/shared/contract/classLimits.ts'
import type { ClassRecord, MemberRecord } from '../archive/classRecords.ts'
import type { AccountRecord } from '../archive/records.ts'
import type { Kept } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import { type Refused, refuse } from '../refused.ts'

export type Teacher = Pick<AccountRecord, 'id' | 'role'>

export type WhoTeaches = ReturnType<typeof whoTeaches>

/** Who may read a class: its own teachers. Being a teacher opens none, and neither does having been one. */
export const whoTeaches = ({
  classes,
  classTeachers,
  members,
}: Pick<Shelves, 'classes' | 'classTeachers' | 'members'>) => {
  const own = async (id: string, teacher: Teacher): Promise<Kept<ClassRecord> | Refused> => {
    const isTheirs = teacher.role === 'teacher' && (await classTeachers.get(`${id}:${teacher.id}`)) !== undefined
    return (isTheirs && (await classes.get(id))) || refuse('classNotFound')
  }

  return {
    own,

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

    taught: async ({ id, role }: Teacher): Promise<Kept<ClassRecord>[]> => {
      if (role !== 'teacher') return []
      const rows = await classTeachers.find({ where: { userId: id }, limit: 10 * classLimits.classes })
      return classes.getMany(rows.map(({ classId }) => classId))
    },

    member: async (id: string, pupil: string, teacher: Teacher): Promise<Kept<MemberRecord> | Refused> => {
      const group = await own(id, teacher)
      if ('refused' in group) return group
      return (await members.get(`${id}:${pupil}`)) ?? refuse('notFound')
    },
  }
}
