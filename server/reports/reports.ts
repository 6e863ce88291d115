import { type Report, type ReportSummary, reportListLimit } from '../../rooms/shared/contract/reports.ts'
import type { Shelves } from '../archive/shelves.ts'
import type { Teacher, WhoTeaches } from '../classes/whoTeaches.ts'
import { type Refused, refuse } from '../refused.ts'
import { pupilReport } from './pupilReport.ts'

export type Reports = ReturnType<typeof keepReports>

type Needs = { shelves: Pick<Shelves, 'reports' | 'classReports' | 'accounts'>; teachers: WhoTeaches }

/**
 * A report is its host's, and of a game for a class also that of everybody who teaches the class now; for everybody else
 * it does not exist.
 */
export const keepReports = ({ shelves: { reports, classReports, accounts }, teachers }: Needs) => {
  /** Newest first. */
  const readableTo = async (reader: Teacher, before: number, limit: number): Promise<Report[]> => {
    const found = { sort: [['finishedAt', 'desc']], limit } as const
    const finishedAt = { lt: before }
    const own = await reports.find({ ...found, where: { hostUserId: reader.id, finishedAt } })
    const ids = (await teachers.taught(reader)).map(({ id }) => id)
    const ofClasses =
      ids.length === 0 ? [] : await classReports.find({ ...found, where: { classId: { in: ids }, finishedAt } })
    const mine = new Map<string, Report>(own.map((report) => [report.id, report]))
    const newest = [...own, ...ofClasses.filter(({ id }) => !mine.has(id))]
      .sort((a, b) => b.finishedAt - a.finishedAt)
      .slice(0, limit)
    // Reports are large: only those that are shown are read.
    const others = await reports.getMany(newest.flatMap(({ id }) => (mine.has(id) ? [] : [id])))
    const all = new Map([...mine, ...others.map((report) => [report.id, report] as const)])
    return newest.flatMap(({ id }) => all.get(id) ?? [])
  }

  /** Newest first. */
  const ofClass = async (classId: string, before: number, limit: number): Promise<Report[]> => {
    const where = { classId, finishedAt: { lt: before } }
    const rows = await classReports.find({ where, sort: [['finishedAt', 'desc']], limit })
    const all = new Map((await reports.getMany(rows.map(({ id }) => id))).map((report) => [report.id, report]))
    return rows.flatMap(({ id }) => all.get(id) ?? [])
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
        ? await ofClass(group.id, before, reportListLimit)
        : await readableTo(reader, before, reportListLimit)
      const classNames = new Map((await teachers.taught(reader)).map(({ id, name }) => [id, name]))
      const hosts = new Set(all.flatMap(({ hostUserId }) => (hostUserId === reader.id ? [] : [hostUserId])))
      const hostNames = new Map((await accounts.getMany([...hosts])).map(({ id, username }) => [id, username]))
      return all.map((report) => {
        const [className, hostedBy] = [classNames.get(report.classId ?? ''), hostNames.get(report.hostUserId)]
        return { ...summary(report), ...(className && { className }), ...(hostedBy && { hostedBy }) }
      })
    },

    ofPupil: (reader: Teacher, userId: string) =>
      pupilReport((before, limit) => readableTo(reader, before, limit), userId),

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

const summary = (report: Report): ReportSummary => {
  const { id, questionSetId, gameCode, gameMode, title, startedAt, finishedAt } = report
  const counted = report.players.flatMap((player) =>
    player.answers.filter((answer, index) => answer !== null && report.questions[index]?.voided === false),
  )
  const correct = counted.filter((answer) => answer?.correct).length
  return {
    id,
    questionSetId,
    gameCode,
    gameMode,
    title,
    startedAt,
    finishedAt,
    playerCount: report.players.length,
    questionCount: report.questions.length,
    correctShare: counted.length === 0 ? 0 : correct / counted.length,
  }
}
