import type { Shelves } from '../archive/shelves.ts'
import { isDeleted } from '../classes/deletedClass.ts'
import { noHost } from './formerPlayer.ts'
import type { Replays } from './replays.ts'
import { reportsAtOnce } from './reportsByTime.ts'

type Needs = { shelves: Pick<Shelves, 'reports' | 'classReports' | 'classes'>; replays: Replays }

/**
 * What a class played stays with the class when the teacher who held the lesson goes: others teach it on, or somebody is asked to by
 * the school.
 */
export const keepLessonsOfClass = ({ shelves, replays }: Needs) => {
  const { reports, classReports, classes } = shelves

  const drop = async (id: string) => {
    // The replay first: without its report it could not be found again.
    await replays.drop(id)
    await reports.remove(id)
  }

  const handOver = async (id: string) => {
    await replays.handOver(id)
    const report = await reports.get(id)
    if (!report) return
    const { version, ...record } = report
    await reports.replace({ ...record, hostUserId: noHost }, version)
  }

  /** Those that were held for a class that there is. */
  const ofClasses = async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const rows = await classReports.getMany(ids)
    const groups = await classes.getMany([...new Set(rows.map(({ classId }) => classId))])
    const there = new Set(groups.flatMap((group) => (isDeleted(group) ? [] : [group.id])))
    return new Set(rows.flatMap(({ id, classId }) => (there.has(classId) ? [id] : [])))
  }

  return {
    /** Deletes all that somebody hosted, but for the lessons of classes that there are. May be done again after a crash. */
    settleHosted: async (hostUserId: string): Promise<void> => {
      for (;;) {
        const ids = await reports.ids(reportsAtOnce, { hostUserId }, [])
        if (ids.length === 0) return
        const lessons = await ofClasses(ids)
        for (const id of lessons) await handOver(id)
        // Asked again: a class that was deleted meanwhile has left to its host what is nobody's by now.
        const kept = await ofClasses([...lessons])
        for (const id of ids) {
          if (kept.has(id)) continue
          await classReports.remove(id)
          await drop(id)
        }
      }
    },

    /** The class is deleted: with it goes what was the class's alone. What a teacher hosted stays that teacher's. */
    endOf: async (classId: string): Promise<void> => {
      for (;;) {
        const rows = await classReports.find({ where: { classId }, limit: reportsAtOnce })
        if (rows.length === 0) return
        const nobodys = new Set(
          await reports.ids(reportsAtOnce, { hostUserId: noHost, id: { in: rows.map(({ id }) => id) } }, []),
        )
        for (const { id } of rows) {
          if (nobodys.has(id)) await drop(id)
          // Last, because it is found by it: a crash in between would leave a report that is nobody’s and goes with nobody.
          await classReports.remove(id)
        }
      }
    },
  }
}

export type LessonsOfClass = ReturnType<typeof keepLessonsOfClass>
