import type { ReportSummary } from '../../rooms/shared/contract/reports.ts'
import { callApi } from './http.ts'

export const reportsPath = '/api/reports'

export const reportPath = (id: string) => `${reportsPath}/${id}`

/** The address of the same report as a file; the browser downloads it with its own session. */
export const reportCsvPath = (id: string) => `${reportsPath}/${id}.csv`

/** One pupil over one's own games. */
export const pupilReportPath = (userId: string) => `${reportsPath}/pupils/${userId}`

/** All that one may read, or those of one class. */
export const reportListPath = (classId: string | null) =>
  classId === null ? reportsPath : `${reportsPath}?class=${encodeURIComponent(classId)}`

export const olderReports = (classId: string | null, before: number) =>
  callApi<ReportSummary[]>('GET', `${reportListPath(classId)}${classId === null ? '?' : '&'}before=${before}`)
