import { classLimits } from '../../rooms/shared/contract/classLimits.ts'
import type { Departures } from '../accounts/departures.ts'
import type { ClassRecord, MemberRecord } from '../archive/classRecords.ts'
import { findReadable, readableOf, unreadableOf } from '../archive/readable.ts'
import type { AccountRecord } from '../archive/records.ts'
import type { Kept } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import type { LessonsOfClass } from '../reports/lessonsOfClass.ts'
import { deletedAt } from './deletedClass.ts'

const dayMs = 24 * 60 * 60 * 1000
/** A school year and the holidays after it. Until then an archived class can be brought back, with its slimes. */
const classKeptDays = 400
const mostAtOnce = 10_000

type Needs = {
  shelves: Pick<
    Shelves,
    | 'classes'
    | 'classTeachers'
    | 'classInvites'
    | 'classKnocks'
    | 'classDoors'
    | 'classMaps'
    | 'members'
    | 'accounts'
    | 'passes'
  >
  departures: Departures
  lessons: LessonsOfClass
  now: () => number
}

export type EndOfClasses = ReturnType<typeof endClasses>

const pupilsIn = ({ members, accounts, passes }: Pick<Shelves, 'members' | 'accounts' | 'passes'>) => {
  const pupilsOf = (classId: string) => findReadable(members, { where: { classId }, limit: 2 * classLimits.pupils })

  /** A row that was changed meanwhile, perhaps because its pupil has signed in, still belongs to the class, unless it has moved. */
  const claim = async (classId: string, found: Kept<MemberRecord>): Promise<boolean> => {
    for (let present: typeof found | undefined = found; present?.classId === classId; ) {
      const { version, ...member } = present
      if (await members.replace({ ...member, realName: '' }, version)) return true
      present = await members.get(member.id)
    }
    return false
  }

  /** A pupil who is just being moved to another class is not deleted with this one: only one of both calls can change the row. */
  const claimed = async (classId: string): Promise<MemberRecord[]> => {
    const all = await pupilsOf(classId)
    const ours = await Promise.all(all.map((member) => claim(classId, member)))
    return all.filter((_, at) => ours[at])
  }

  /** Whose rows cannot be read. Nobody can move those to another class, and their ids name the accounts. */
  const lostIn = async (classId: string, known: readonly MemberRecord[]): Promise<string[]> => {
    const ids = new Set(await members.ids(2 * classLimits.pupils, { classId }))
    for (const { id } of known) ids.delete(id)
    return (await unreadableOf(members, [...ids])).map((id) => id.split(':')[1] ?? '')
  }

  /** Accounts of a class that cannot be read. Only accounts that a class holds have cards, and those end with it. */
  const lostAmong = async (ids: readonly string[], known: readonly AccountRecord[]) => {
    const readable = new Set(known.map(({ id }) => id))
    const lost: { id: string; createdAt: number }[] = []
    for (const id of await unreadableOf(
      accounts,
      ids.filter((one) => !readable.has(one)),
    ))
      if ((await passes.count({ userId: id })) > 0) lost.push({ id, createdAt: 0 })
    return lost
  }

  /** The accounts that end with the class. */
  const heldBy = async (classId: string) => {
    const members = await claimed(classId)
    const ids = [...members.map(({ userId }) => userId), ...(await lostIn(classId, members))]
    const known = await readableOf(accounts, ids)
    return [...known.filter(({ kept }) => kept), ...(await lostAmong(ids, known))]
  }

  return { pupilsOf, heldBy }
}

/** How classes end: first their names are deleted, and long after that the accounts they hold. */
export const endClasses = ({ shelves, departures, lessons, now }: Needs) => {
  const { classes, classTeachers, classInvites, classKnocks, classDoors, classMaps, members } = shelves
  const { pupilsOf, heldBy } = pupilsIn(shelves)

  const carryOut = async ({ id: classId }: Pick<ClassRecord, 'id'>) => {
    await departures.leaveAll(await heldBy(classId))
    await members.removeWhere({ classId })
    await classTeachers.removeWhere({ classId })
    await classInvites.removeWhere({ classId })
    await classKnocks.removeWhere({ classId })
    await lessons.endOf(classId)
    await classMaps.removeWhere({ classId })
    await classDoors.remove(classId)
  }

  /** From now on the class can neither be opened nor brought back. */
  const mark = async ({ version, ...group }: Kept<ClassRecord>): Promise<boolean> =>
    classes.replace({ ...group, archivedAt: deletedAt }, version)

  /** Deletes what was known about the pupils. Their cards and slimes stay, in case the class is brought back. */
  const forgetNames = async (classId: string) => {
    for (const { version, aids, team: _, refHash, seenAt, realName, ...member } of await pupilsOf(classId))
      if (realName !== '' || aids || seenAt || refHash) {
        await members.replace({ ...member, realName: '' } satisfies MemberRecord, version)
      }
  }

  return {
    /** False if the class was changed meanwhile. */
    erase: async (group: Kept<ClassRecord>): Promise<boolean> => {
      if (!(await mark(group))) return false
      await carryOut(group)
      return true
    },

    sweep: async (rosterDays: number): Promise<void> => {
      await classDoors.removeWhere({ openUntil: { lte: now() } })
      const namesUntil = now() - rosterDays * dayMs
      const classesUntil = now() - Math.max(rosterDays, classKeptDays) * dayMs
      // Looks a second time, for pupils who were being added when the class was deleted.
      for (const gone of await findReadable(classes, { where: { archivedAt: deletedAt }, limit: mostAtOnce })) {
        await carryOut(gone)
        await classes.remove(gone.id)
      }
      const archived = await findReadable(classes, {
        where: { archivedAt: { gt: deletedAt, lt: namesUntil } },
        sort: [['archivedAt', 'asc']],
        limit: mostAtOnce,
      })
      for (const { id } of archived) {
        // Read again, because the class may have been brought back meanwhile.
        const group = await classes.get(id)
        if (!group || group.archivedAt === 0 || group.archivedAt >= namesUntil) continue
        if (group.archivedAt < classesUntil) await mark(group)
        else await forgetNames(id)
      }
    },
  }
}
