import { classLimits } from '../../rooms/shared/contract/classLimits.ts'
import type { ClassRecord, ClassTeacherRecord, MemberRecord } from '../archive/classRecords.ts'
import { findReadable, readableOf } from '../archive/readable.ts'
import type { AccountRecord } from '../archive/records.ts'
import { ifReadable, type Kept } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import { type Refused, refuse } from '../refused.ts'
import { isDeleted } from './deletedClass.ts'
import { membershipOf } from './membership.ts'

export type Teacher = Pick<AccountRecord, 'id' | 'role'>

/** The name of the lock under which a teacher's classes, and the pupils in those they lead, are counted and added to. */
export const classesOf = (teacherId: string): string => `classes of ${teacherId}`

type Teaching = { row: ClassTeacherRecord; account: AccountRecord }

export type WhoTeaches = ReturnType<typeof whoTeaches>

/** The lock for adding to a class, so that neither the class nor its leader gets more than the limit. */
export const fillingOf = async ({ leaderOf }: Pick<WhoTeaches, 'leaderOf'>, id: string): Promise<string> =>
  classesOf((await leaderOf(id)) ?? id)

const classesIn = (classes: Shelves['classes'], rows: readonly { classId: string }[]): Promise<Kept<ClassRecord>[]> => {
  const ids = rows.map(({ classId }) => classId)
  return readableOf(classes, ids)
}

const teachersIn = ({ classTeachers, accounts }: Pick<Shelves, 'classTeachers' | 'accounts'>) => {
  const ordered = (rows: readonly ClassTeacherRecord[], people: readonly AccountRecord[]): Teaching[] =>
    [...rows]
      .sort((a, b) => Number(a.shared ?? false) - Number(b.shared ?? false) || a.since - b.since)
      .flatMap((row) => {
        const account = people.find(({ id }) => id === row.userId)
        return account?.role === 'teacher' ? [{ row, account }] : []
      })

  const of = async (classId: string): Promise<Teaching[]> => {
    const rows = await classTeachers.find({ where: { classId }, limit: classLimits.teachers })
    return ordered(rows, await accounts.getMany(rows.map(({ userId }) => userId)))
  }

  const readable = async (classId: string): Promise<AccountRecord[]> => {
    const rows = await findReadable(classTeachers, { where: { classId }, limit: classLimits.teachers })
    const people = await readableOf(
      accounts,
      rows.map(({ userId }) => userId),
    )
    return ordered(rows, people).map(({ account }) => account)
  }

  /** Nobody leads a class while one of its teachers cannot be read, because that may be the one who leads it. */
  const leaderOf = async (id: string): Promise<string | undefined> => (await ifReadable(of(id)))?.[0]?.account.id

  return { of, readable, leaderOf }
}

/** Only a class's own teachers may read it. Being a teacher is not enough, nor is having been one. */
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
    const rows = await findReadable(classTeachers, { where: { userId: id }, limit: 10 * classLimits.classes })
    const all = await classesIn(classes, rows)
    return all.filter((group) => !isDeleted(group))
  }

  const { of, readable, leaderOf } = teachersIn({ classTeachers, accounts })

  const leads = async (id: string, teacher: Teacher): Promise<boolean> => (await leaderOf(id)) === teacher.id

  return {
    own,
    taught,

    /** The teachers of a class, its leader first, without accounts that are no longer a teacher's. */
    of,

    /** Of those teachers the ones who can be read, for people to look at. The one who leads the class may be missing. */
    readable,

    leads,

    leaderOf,

    /** For what only the leader may do. To a stranger the class does not exist; a teacher who shares it gets `leaderOnly`. */
    led: async (id: string, teacher: Teacher): Promise<Kept<ClassRecord> | Refused> => {
      const group = await own(id, teacher)
      return 'refused' in group || (await leads(id, teacher)) ? group : refuse('leaderOnly')
    },

    hasRoom: async (teacher: Teacher): Promise<boolean> =>
      (await taught(teacher)).filter(({ archivedAt }) => archivedAt === 0).length < classLimits.classes,

    /** Classes whose accounts count against this teacher's limit: those that they lead, also since another leader has left. */
    ledBy: async ({ id }: Pick<Teacher, 'id'>): Promise<string[]> => {
      const rows = await findReadable(classTeachers, { where: { userId: id }, limit: 10 * classLimits.classes })
      const leaders = await Promise.all(rows.map(({ classId }) => leaderOf(classId)))
      return rows.flatMap(({ classId }, at) => (leaders[at] === id ? [classId] : []))
    },

    /** Classes, not archived, that an account may play with: those it teaches, or those it is a pupil of. */
    classesOf: async ({ id, role }: Teacher): Promise<string[]> => {
      const asked = { where: { userId: id }, limit: 10 * classLimits.classes }
      const rows = await (role === 'teacher' ? findReadable(classTeachers, asked) : findReadable(members, asked))
      if (rows.length === 0) return []
      const all = await classesIn(classes, rows)
      return all.filter(({ archivedAt }) => archivedAt === 0).map((one) => one.id)
    },

    member: async (id: string, pupil: string, teacher: Teacher): Promise<Kept<MemberRecord> | Refused> => {
      const group = await own(id, teacher)
      if ('refused' in group) return group
      return (await membershipOf({ members }, id, pupil)) ?? refuse('notFound')
    },
  }
}
