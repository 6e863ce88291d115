import type { Report } from '../../../rooms/shared/contract/reports.ts'
import { fileName } from '../../../rooms/shared/fileName.ts'
import { readClass } from '../../net/classes.ts'
import type { Answer } from '../../net/http.ts'
import { keepAsFile } from '../../parts/files/keepAsFile.ts'
import { workbookType } from '../../parts/files/workbook.ts'
import { type Named, reportWorkbook } from './reportWorkbook.ts'

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** The day by the clock of this device. The year comes first, so that files are sorted in the order of their games. */
const dayOf = (moment: number): string => {
  const day = new Date(moment)
  return [day.getFullYear(), twoDigits(day.getMonth() + 1), twoDigits(day.getDate())].join('-')
}

/** A class that is gone, or that this teacher teaches no more, has no names to give: the report is kept without them. */
const pupilsOf = async ({ classId }: Report, isTeacher: boolean): Promise<Answer<readonly Named[]>> => {
  if (classId === undefined || !isTeacher) return { ok: true, value: [] }
  const answer = await readClass(classId)
  if (answer.ok) return { ok: true, value: answer.value.pupils }
  return answer.refusal === 'classNotFound' ? { ok: true, value: [] } : answer
}

/** If the real names cannot be read just now, no file is kept: nobody would notice that they are missing in it. */
export const keepReport = async (report: Report, isTeacher: boolean): Promise<Answer<undefined>> => {
  const pupils = await pupilsOf(report, isTeacher)
  if (!pupils.ok) return pupils
  const { title, finishedAt, gameCode } = report
  keepAsFile(fileName(title, 'xlsx', [dayOf(finishedAt), gameCode]), reportWorkbook(report, pupils.value), workbookType)
  return { ok: true, value: undefined }
}
