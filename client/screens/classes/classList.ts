import type { ClassPage } from '../../../rooms/shared/contract/classes.ts'
import { fileName } from '../../../rooms/shared/fileName.ts'
import { keepAsFile } from '../../parts/files/keepAsFile.ts'
import { type WorkbookCell, workbookOf, workbookType } from '../../parts/files/workbook.ts'
import { classTexts } from '../../texts/school/classes.ts'
import { rosterTexts as texts } from '../../texts/school/roster.ts'

export type ClassList = Pick<ClassPage, 'name' | 'pupils' | 'teams'>

/** The names and nicknames of a class. A teacher can paste copied rows as names, because `nameColumns.ts` knows this heading. */
export const classRows = ({ pupils, teams }: Omit<ClassList, 'name'>): WorkbookCell[][] => {
  const { name, nickname, team, lastHere } = texts.columns
  const rows = pupils.map((pupil) => [
    pupil.name,
    pupil.username,
    ...(teams > 0 ? [pupil.team] : []),
    pupil.lastSeen === null ? '' : { day: pupil.lastSeen },
  ])
  return [[name, nickname, ...(teams > 0 ? [team] : []), lastHere], ...rows]
}

export const keepClassList = (list: ClassList): void => {
  const widths = [28, 24, ...(list.teams > 0 ? [8] : []), 14]
  const sheet = { name: classTexts.pupilsTitle, rows: classRows(list), widths, stays: 1 }
  keepAsFile(fileName(list.name, 'xlsx'), workbookOf([sheet]), workbookType)
}
