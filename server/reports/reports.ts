import { type Report, type ReportSummary, reportListLimit } from '../../rooms/shared/contract/reports.ts'
import type { Shelves } from '../archive/shelves.ts'
import { type Refused, refuse } from '../refused.ts'
import { pupilReport } from './pupilReport.ts'

export type Reports = ReturnType<typeof keepReports>

/** Reports belong to their host; for everybody else they do not exist. */
export const keepReports = ({ reports }: Pick<Shelves, 'reports'>) => ({
  list: async (hostUserId: string, before = Number.MAX_SAFE_INTEGER): Promise<ReportSummary[]> => {
    const found = await reports.find({
      where: { hostUserId, finishedAt: { lt: before } },
      sort: [['finishedAt', 'desc']],
      limit: reportListLimit,
    })
    return found.map(summary)
  },

  ofPupil: (hostUserId: string, userId: string) => pupilReport({ reports }, hostUserId, userId),

  get: async (hostUserId: string, id: string): Promise<Report | Refused> => {
    const found = await reports.get(id)
    if (!found || found.hostUserId !== hostUserId) return refuse('reportNotFound')
    const { version: _, ...report } = found
    return report
  },
})

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
