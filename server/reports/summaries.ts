import type { Report, ReportSummary } from '../../rooms/shared/contract/reports.ts'
import { isScored } from '../../rooms/shared/match/screenNumbers.ts'
import { ifReadable } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'

/** What a list shows of a report, and its host and class. */
export type Listed = { summary: ReportSummary } & Pick<Report, 'hostUserId' | 'classId'>

/** Each has a few hundred bytes. */
const mostKnown = 10_000

/**
 * Reading a list of fifty games of a thousand players would read a hundred megabytes, for ten words about each.
 * Summaries name no player and so never change. So each report is read for them only once, and one at a time.
 */
export const keepSummaries = ({ reports }: Pick<Shelves, 'reports'>) => {
  const known = new Map<string, Listed>()

  const listed = async (id: string): Promise<Listed | undefined> => {
    const before = known.get(id)
    if (before) return before
    const report = await ifReadable(reports.get(id))
    if (!report) return undefined
    const { hostUserId, classId } = report
    const fresh: Listed = { summary: summaryOf(report), hostUserId, ...(classId !== undefined && { classId }) }
    const [oldest] = known.keys()
    if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest)
    known.set(id, fresh)
    return fresh
  }

  /** In the same order, without those that are gone, and without those that cannot be read: they must not hold up a list. */
  return async (ids: readonly string[]): Promise<Listed[]> => {
    const found: Listed[] = []
    for (const id of ids) {
      const one = await listed(id)
      if (one) found.push(one)
    }
    return found
  }
}

type Summaries = ReturnType<typeof keepSummaries>

/**
 * As many as were asked for, newest first. Those that are gone or cannot be read take no place among them: whoever gets less than
 * they asked for takes it for the end of the list.
 */
export const fullPage = async (
  summaries: Summaries,
  limit: number,
  newestIds: (limit: number) => Promise<string[]>,
): Promise<Listed[]> => {
  let missing = 0
  for (;;) {
    const ids = await newestIds(limit + missing)
    const all = await summaries(ids)
    const missed = ids.length - all.length
    if (missed <= missing) return all.sort((a, b) => b.summary.finishedAt - a.summary.finishedAt).slice(0, limit)
    missing = missed
  }
}

const summaryOf = (report: Report): ReportSummary => {
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
    questionCount: report.questions.filter(isScored).length,
    correctShare: counted.length === 0 ? null : correct / counted.length,
  }
}
