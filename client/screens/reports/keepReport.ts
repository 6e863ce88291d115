import type { Report } from '../../../rooms/shared/contract/reports.ts'
import { fileName } from '../../../rooms/shared/fileName.ts'
import { keepAsFile } from '../../parts/files/keepAsFile.ts'
import { workbookType } from '../../parts/files/workbook.ts'
import { type Named, reportWorkbook } from './reportWorkbook.ts'

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** The day by the clock of this device. The year comes first, so that files are sorted in the order of their games. */
const dayOf = (moment: number): string => {
  const day = new Date(moment)
  return [day.getFullYear(), twoDigits(day.getMonth() + 1), twoDigits(day.getDate())].join('-')
}

export const keepReport = (report: Report, pupils: readonly Named[]): void => {
  const { title, finishedAt, gameCode } = report
  keepAsFile(fileName(title, 'xlsx', [dayOf(finishedAt), gameCode]), reportWorkbook(report, pupils), workbookType)
}
