import { useRef, useState } from 'react'
import { type ReportSummary, reportListLimit } from '../../../rooms/shared/contract/reports.ts'
import { type ReportWish, readReportList, reportListPath } from '../../net/reports.ts'
import { useServerData } from '../../net/useServerData.ts'
import { showToast } from '../../state/toasts.ts'

/** `of`: which list it continues. */
type Older = { of: string; reports: readonly ReportSummary[]; isWhole: boolean }

const eachOnce = (reports: readonly ReportSummary[]): ReportSummary[] => [
  ...new Map(reports.map((report) => [report.id, report])).values(),
]

/** The newest reports, which are loaded again while the user reads, and behind them the older ones that the user asked for. */
export const useReportList = (wish: ReportWish) => {
  const path = reportListPath(wish)
  const { data: newest, error, reload } = useServerData<ReportSummary[]>(path)
  const [asked, setAsked] = useState<Older>({ of: path, reports: [], isWhole: false })
  const [isBusy, setBusy] = useState(false)
  // A user can press twice before the page is drawn again.
  const isAsking = useRef(false)
  const older = asked.of === path ? asked : undefined
  const reports = newest && eachOnce([...newest, ...(older?.reports ?? [])])

  /** Returns the id of the first added report. */
  const showOlder = async (): Promise<string | undefined> => {
    const last = reports?.at(-1)
    if (!reports || !last || isAsking.current) return undefined
    isAsking.current = true
    setBusy(true)
    const answer = await readReportList({ ...wish, before: last.finishedAt })
    setBusy(false)
    isAsking.current = false
    if (!answer.ok) {
      showToast(answer.error, 'error')
      return undefined
    }
    // We keep the newest page, too: a game that has just ended pushes its last report out of it.
    setAsked({ of: path, reports: [...reports, ...answer.value], isWhole: answer.value.length < reportListLimit })
    return answer.value[0]?.id
  }

  return {
    reports,
    error,
    reload,
    isBusy,
    mayHaveMore: !older?.isWhole && reports !== undefined && reports.length >= reportListLimit,
    showOlder,
  }
}
