import { changedRow, type ImportedRow } from '../candidate.ts'
import { rightsNamed } from '../rightMarks.ts'

/** A question that stands in a table among the lines of a text. */
export interface Tabled {
  row: number
  /** 0 if the table does not count. */
  number: number
  question: string
  /** As the table has it, unless that has nothing but a question and its one answer. */
  read?: ImportedRow
  right?: string
  why?: string
  /** Of the column of the right answers. */
  heading?: string
}

/** A row of a table with the right answers that a key below it names, if it says none itself. */
export function keyedRow(row: ImportedRow, key: string | undefined, why: string): ImportedRow {
  const { draft } = row
  const rights = row.problem === undefined || key === undefined ? [] : rightsNamed(key, draft.answers, false)
  const explained = { ...draft, explanation: draft.explanation || why }
  if (rights.length === 0) return why === '' ? row : changedRow(row, explained)
  return changedRow(row, {
    ...explained,
    ...(rights.length > 1 ? { kind: 'several', rights } : { correct: rights[0] ?? -1 }),
  })
}
