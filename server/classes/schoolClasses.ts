import { randomUUID } from 'node:crypto'
import { type Act, type SchoolClass, schoolClassesShown } from '../../rooms/shared/contract/administration.ts'
import { classLimits } from '../../rooms/shared/contract/classLimits.ts'
import type { Actor } from '../accounts/administration.ts'
import type { ClassRecord } from '../archive/classRecords.ts'
import { everyRecord } from '../archive/everyRecord.ts'
import { findReadable, readableOf } from '../archive/readable.ts'
import type { AccountRecord } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'
import { type Refused, refuse } from '../refused.ts'
import type { ClassInvites } from './classInvites.ts'
import { isDeleted } from './deletedClass.ts'
import type { EndOfClasses } from './endOfClasses.ts'

const atOnce = 100

type Needs = {
  shelves: Pick<Shelves, 'classes' | 'classTeachers' | 'members' | 'accounts' | 'acts'>
  ends: EndOfClasses
  invites: ClassInvites
  now: () => number
}

type Reading = Readonly<{ rows: Shelves['classTeachers']['find']; people: Shelves['accounts']['getMany'] }>

const readingWhatCanBeRead = ({ classTeachers, accounts }: Pick<Shelves, 'classTeachers' | 'accounts'>): Reading => ({
  rows: (query) => findReadable(classTeachers, query),
  people: (ids) => readableOf(accounts, ids),
})

type Taught = { group: ClassRecord; teachers: string[] }

/** An account that is no longer a teacher's does not count as a teacher of the class. */
const withTeachers = async (groups: readonly ClassRecord[], read: Reading): Promise<Taught[]> => {
  const ids = groups.map(({ id }) => id)
  const rows = await read.rows({ where: { classId: { in: ids } }, limit: classLimits.teachers * ids.length })
  const people = await read.people([...new Set(rows.map(({ userId }) => userId))])
  const nameOf = new Map(people.flatMap(({ id, role, username }) => (role === 'teacher' ? [[id, username]] : [])))
  return groups.map((group) => ({
    group,
    teachers: rows.flatMap(({ classId, userId }) => (classId === group.id ? (nameOf.get(userId) ?? []) : [])).sort(),
  }))
}

export type SchoolClasses = ReturnType<typeof keepSchoolClasses>

/**
 * The classes of the whole school, for its administrators: how many pupils each has, and who teaches it. Names of pupils
 * are only for the teachers of a class.
 */
export const keepSchoolClasses = ({ shelves, ends, invites, now }: Needs) => {
  const { classes, classTeachers, members, accounts, acts } = shelves
  const readable = readingWhatCanBeRead(shelves)

  async function* all(): AsyncGenerator<Taught> {
    let page: ClassRecord[] = []
    for await (const group of everyRecord(classes)) {
      if (!isDeleted(group)) page.push(group)
      if (page.length < atOnce) continue
      yield* await withTeachers(page, readable)
      page = []
    }
    if (page.length > 0) yield* await withTeachers(page, readable)
  }

  const note = (actor: Actor, act: Act, whom: string) =>
    acts.insert({ id: randomUUID(), at: now(), by: actor.username, act, whom })

  /** A class, if it has no teachers. Otherwise only its teachers may change it. */
  const orphan = async (id: string, read: Reading) => {
    const group = await classes.get(id)
    if (!group || isDeleted(group)) return refuse('classNotFound')
    const [taught] = await withTeachers([group], read)
    return taught && taught.teachers.length > 0 ? refuse('hasTeachers') : group
  }

  return {
    /** Classes without a teacher come first, so that the limit never leaves them out for others. */
    list: async (): Promise<SchoolClass[]> => {
      const [lost, kept]: [Taught[], Taught[]] = [[], []]
      for await (const one of all()) {
        const into = one.teachers.length === 0 ? lost : kept
        if (into.length < schoolClassesShown) into.push(one)
      }
      kept.sort((a, b) => a.group.name.localeCompare(b.group.name, undefined, { numeric: true }))
      return Promise.all(
        [...lost, ...kept].slice(0, schoolClassesShown).map(async ({ group: { id, name, archivedAt }, teachers }) => ({
          id,
          name,
          teachers,
          pupils: await members.count({ classId: id }),
          archivedAt: archivedAt || null,
        })),
      )
    },

    /**
     * Offers a class without a teacher to a teacher, who leads it after saying yes. It fails if the record of a teacher cannot be
     * read: that one might lead it.
     */
    give: async (actor: AccountRecord, id: string, username: string): Promise<undefined | Refused> => {
      const group = await orphan(id, { rows: classTeachers.find, people: accounts.getMany })
      if ('refused' in group) return group
      const asked = await invites.ask(id, actor.id, username)
      if ('refused' in asked) return asked
      await note(actor, 'offeredClass', `${group.name} (${asked.username})`)
      return undefined
    },

    /**
     * Deletes a class without a teacher, with the accounts it holds. A teacher whose record cannot be read cannot come to it:
     * otherwise nobody could delete the names of its pupils.
     */
    erase: async (actor: Actor, id: string): Promise<undefined | Refused> => {
      const group = await orphan(id, readable)
      if ('refused' in group) return group
      if (!(await ends.erase(group))) return refuse('changedMeanwhile')
      await note(actor, 'removedClass', group.name)
      return undefined
    },
  }
}
