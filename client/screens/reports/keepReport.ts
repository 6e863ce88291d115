import type { Report } from '../../../rooms/shared/contract/reports.ts'
import { fileName } from '../../../rooms/shared/fileName.ts'
import { readClass } from '../../net/classes.ts'
import type { Answer } from '../../net/http.ts'
import { dayOfReport } from '../../net/reports.ts'
import { keepAsFile } from '../../parts/files/keepAsFile.ts'
import { workbookType } from '../../parts/files/workbook.ts'
import { type Named, reportWorkbook } from './reportWorkbook.ts'

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
  const { title, gameCode } = report
  keepAsFile(
    fileName(title, 'xlsx', [dayOfReport(report), gameCode]),
    reportWorkbook(report, pupils.value),
    workbookType,
  )
  return { ok: true, value: undefined }
}
