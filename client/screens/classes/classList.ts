import type { ClassPage } from '../../../rooms/shared/contract/classes.ts'
import { csvCell } from '../../../rooms/shared/csvCell.ts'
import { dayText } from '../../texts/parts.ts'
import { rosterTexts as texts } from '../../texts/school/roster.ts'

/** The list of a class as a table. The mark at its start tells spreadsheets that it is UTF-8; else they misread umlauts. */
export const classListCsv = ({ pupils, teams }: Pick<ClassPage, 'pupils' | 'teams'>): string => {
  const { name, nickname, team, lastHere } = texts.columns
  const rows = pupils.map((pupil) => [
    pupil.name,
    pupil.username,
    ...(teams > 0 ? [pupil.team] : []),
    pupil.lastSeen === null ? '' : dayText(pupil.lastSeen),
  ])
  const head = [name, nickname, ...(teams > 0 ? [team] : []), lastHere]
  return `\ufeff${[head, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
}
