import type { Report, ReportSummary } from '../../rooms/shared/contract/reports.ts'
import { callApi } from './http.ts'

export const reportsPath = '/api/reports'

export const reportPath = (id: string) => `${reportsPath}/${id}`

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/**
 * The day of a game in the names of its files, by the clock of this device, as the page shows it. The year comes first, so
 * that files are sorted in the order of their games.
 */
export const dayOfReport = ({ finishedAt }: Pick<Report, 'finishedAt'>): string => {
  const day = new Date(finishedAt)
  return [day.getFullYear(), twoDigits(day.getMonth() + 1), twoDigits(day.getDate())].join('-')
}

/** The address of the same report as a file; the browser downloads it with its own session. */
export const reportCsvPath = (report: Pick<Report, 'id' | 'finishedAt'>) =>
  `${reportPath(report.id)}.csv?day=${dayOfReport(report)}`

/** The report of one pupil over all games of this teacher. */
export const pupilReportPath = (userId: string) => `${reportsPath}/pupils/${userId}`

/** `before`: reports of that time and older. */
export type ReportWish = { classId: string | null; before?: number | undefined }

/** All reports that this user may read, or those of one class. */
export const reportListPath = ({ classId, before }: ReportWish): string => {
  const query = new URLSearchParams()
  if (classId !== null) query.set('class', classId)
  if (before !== undefined) query.set('before', String(before))
  const words = query.toString()
  return words === '' ? reportsPath : `${reportsPath}?${words}`
}

export const readReportList = (wish: ReportWish) => callApi<ReportSummary[]>('GET', reportListPath(wish))
