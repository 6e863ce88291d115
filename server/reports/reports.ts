import {
  pupilGamesLimit,
  type Report,
  type ReportSummary,
  reportListLimit,
} from '../../rooms/shared/contract/reports.ts'
import { readableOf } from '../archive/readable.ts'
import { ifReadable } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import type { Teacher, WhoTeaches } from '../classes/whoTeaches.ts'
import { gamesPaid } from '../economy/gamesPaid.ts'
import { type Refused, refuse } from '../refused.ts'
import { type IsShut, pupilReport } from './pupilReport.ts'
import { fullPage, keepSummaries, type Listed } from './summaries.ts'

export type Reports = ReturnType<typeof keepReports>

type Needs = { shelves: Pick<Shelves, 'reports' | 'classReports' | 'accounts' | 'ledger'>; teachers: WhoTeaches }

/**
 * A report belongs to its host. A report of a game for a class can also be read by all teachers who teach the class now.
 * To anybody else it does not exist.
 */
export const keepReports = ({ shelves: { reports, classReports, accounts, ledger }, teachers }: Needs) => {
  const summaries = keepSummaries({ reports })
  const newest = [['finishedAt', 'desc']] as const

  const idsOfClasses = async (classIds: readonly string[], before: number, limit: number): Promise<string[]> => {
    if (classIds.length === 0) return []
    const where = { classId: { in: classIds }, finishedAt: { lt: before } }
    return classReports.ids(limit, where, newest)
  }

  /** Newest first. */
  const readableTo = async (reader: Teacher, before: number, limit: number): Promise<Listed[]> => {
    const taught = (await teachers.taught(reader)).map(({ id }) => id)
    return fullPage(summaries, limit, async (most) => {
      const own = await reports.ids(most, { hostUserId: reader.id, finishedAt: { lt: before } }, newest)
      return [...new Set([...own, ...(await idsOfClasses(taught, before, most))])]
    })
  }

  /** Those of these reports that the reader may read, in the same order. */
  const readableAmong = async (reader: Teacher, ids: readonly string[]): Promise<string[]> => {
    const taught = new Set((await teachers.taught(reader)).map(({ id }) => id))
    const mayRead = ({ hostUserId, classId }: Listed) => hostUserId === reader.id || taught.has(classId ?? '')
    return (await summaries(ids)).filter(mayRead).map(({ summary }) => summary.id)
  }

  /** The newest readable reports, and then those in which this pupil played: nobody reads through all reports of a year. */
  async function* idsFor(reader: Teacher, pupilId: string): AsyncGenerator<string> {
    const newest = (await readableTo(reader, Number.MAX_SAFE_INTEGER, pupilGamesLimit)).map(({ summary }) => summary.id)
    yield* newest
    if (newest.length < pupilGamesLimit) return
    const told = new Set(newest)
    for await (const page of gamesPaid(ledger, pupilId))
      yield* await readableAmong(
        reader,
        page.filter((id) => !told.has(id)),
      )
  }

  /** Whole reports, one after another. */
  async function* wholeOnes(reader: Teacher, pupilId: string): AsyncGenerator<Report> {
    for await (const id of idsFor(reader, pupilId)) {
      const report = await ifReadable(reports.get(id))
      if (report) yield report
    }
  }

  return {
    list: async (
      reader: Teacher,
      before = Number.MAX_SAFE_INTEGER,
      classId?: string,
    ): Promise<ReportSummary[] | Refused> => {
      const group = classId === undefined ? undefined : await teachers.own(classId, reader)
      if (group && 'refused' in group) return group
      const all = group
        ? await fullPage(summaries, reportListLimit, (most) => idsOfClasses([group.id], before, most))
        : await readableTo(reader, before, reportListLimit)
      const classNames = new Map((await teachers.taught(reader)).map(({ id, name }) => [id, name]))
      const hosts = new Set(all.flatMap(({ hostUserId }) => (hostUserId === reader.id ? [] : [hostUserId])))
      const hostNames = new Map((await readableOf(accounts, [...hosts])).map(({ id, username }) => [id, username]))
      return all.map(({ summary, hostUserId, classId }) => {
        const [className, hostedBy] = [classNames.get(classId ?? ''), hostNames.get(hostUserId)]
        return { ...summary, ...(className && { className }), ...(hostedBy && { hostedBy }) }
      })
    },

    ofPupil: (reader: Teacher, userId: string, isShut: IsShut) =>
      pupilReport(wholeOnes(reader, userId), userId, isShut),

    get: async (reader: Teacher, id: string): Promise<Report | Refused> => {
      const found = await reports.get(id)
      if (!found) return refuse('reportNotFound')
      const { version: _, ...report } = found
      if (report.hostUserId === reader.id) return report
      const group = report.classId === undefined ? undefined : await teachers.own(report.classId, reader)
      return group && !('refused' in group) ? report : refuse('reportNotFound')
    },
  }
}
