import { readableOf } from '../archive/readable.ts'
import { ifReadable } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import { isDeleted } from '../classes/deletedClass.ts'
import { noHost } from './formerPlayer.ts'
import type { Replays } from './replays.ts'
import { reportsAtOnce } from './reportsByTime.ts'

type Needs = { shelves: Pick<Shelves, 'reports' | 'classReports' | 'classes'>; replays: Replays }

/**
 * When a teacher's account is deleted, the lessons they held stay with the class: other teachers go on with it, or the school
 * asks one to.
 */
export const keepLessonsOfClass = ({ shelves, replays }: Needs) => {
  const { reports, classReports, classes } = shelves

  const drop = async (id: string) => {
    // The replay goes first, because without its report nothing leads to it.
    await replays.drop(id)
    await reports.remove(id)
  }

  const handOver = async (id: string) => {
    await replays.handOver(id)
    const report = await ifReadable(reports.get(id))
    // A lesson that nobody can read is no lesson of the class any more, and is deleted.
    if (!report) return classReports.remove(id)
    const { version, ...record } = report
    await reports.replace({ ...record, hostUserId: noHost }, version)
  }

  /** Those reports that belong to an existing class. A class or a row that cannot be read is not gone. */
  const ofClasses = async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const rows = await readableOf(classReports, ids)
    const unread = new Set(await classReports.ids(ids.length, { id: { in: ids } }))
    for (const { id } of rows) unread.delete(id)
    const asked = [...new Set(rows.map(({ classId }) => classId))]
    const there = new Set(await classes.ids(asked.length, { id: { in: asked } }))
    for (const group of await readableOf(classes, asked)) if (isDeleted(group)) there.delete(group.id)
    return new Set([...rows.flatMap(({ id, classId }) => (there.has(classId) ? [id] : [])), ...unread])
  }

  return {
    /** Deletes all that this host has hosted, except lessons of existing classes. It can be repeated after a crash. */
    settleHosted: async (hostUserId: string): Promise<void> => {
      for (;;) {
        const ids = await reports.ids(reportsAtOnce, { hostUserId }, [])
        if (ids.length === 0) return
        const lessons = await ofClasses(ids)
        for (const id of lessons) await handOver(id)
        // Asked again: if a class was deleted meanwhile, its lessons have no owner any more, so they are deleted here.
        const kept = await ofClasses([...lessons])
        for (const id of ids) {
          if (kept.has(id)) continue
          await classReports.remove(id)
          await drop(id)
        }
      }
    },

    /** For a class that is deleted: deletes reports that belonged to the class alone. A teacher keeps what they hosted. */
    endOf: async (classId: string): Promise<void> => {
      for (;;) {
        const ids = await classReports.ids(reportsAtOnce, { classId }, [])
        if (ids.length === 0) return
        const nobodys = new Set(await reports.ids(reportsAtOnce, { hostUserId: noHost, id: { in: ids } }, []))
        for (const id of ids) {
          if (nobodys.has(id)) await drop(id)
          // Last, because the report is found by it. After a crash in between the report would belong to nobody for ever.
          await classReports.remove(id)
        }
      }
    },
  }
}

export type LessonsOfClass = ReturnType<typeof keepLessonsOfClass>
