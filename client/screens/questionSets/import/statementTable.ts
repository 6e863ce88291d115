import type { TableRow } from '../../../parts/files/delimitedText.ts'
import { checkedRow, type ImportedRow } from './candidate.ts'
import { tidy } from './plainText.ts'
import { type CardColumns, findCardColumns } from './tableColumns.ts'
import { headingForWords, headsStatements, trueOrFalse } from './trueOrFalse.ts'

/** Without a heading a table of statements has no others. */
const bare: CardColumns = { question: 0, correct: 1, explanation: -1 }

interface Told {
  question: string
  said: string
}

/** A list of words has one word before each: `verdadero`, and behind it `true`. */
const areStatements = (rows: readonly Told[]): boolean =>
  rows.length > 1 && rows.every(({ question }) => /[\s。．！]/.test(question))

/** What the heading asks about statements, or what their verdicts are. Empty if the table is of another kind. */
const headingOf = (head: string, rows: readonly Told[]): string => {
  if (headsStatements(head)) return head
  return areStatements(rows) ? headingForWords(rows.map(({ said }) => said)) : ''
}

/** The rows of a table of statements: `Statement | True/False`. Undefined if it is a table of another kind. */
export function statementRows(rows: readonly TableRow[]): ImportedRow[] | undefined {
  const [head, ...others] = rows
  const columns = findCardColumns(head?.cells ?? [])
  if (!columns && rows.some(({ cells }) => cells.slice(2).some(Boolean))) return undefined
  const { question, correct, explanation } = columns ?? bare
  const told = (columns ? others : rows).map(({ row, cells }) => {
    const cell = (column: number) => tidy(cells[column] ?? '')
    return { row, question: cell(question), said: cell(correct), explanation: cell(explanation) }
  })
  const heading = headingOf(columns ? tidy(head?.cells[correct] ?? '') : '', told)
  const read = heading === '' ? [] : told.map((one) => trueOrFalse(one.question, one.said, heading))
  const known = read.find(Boolean)
  return (
    known &&
    told.map(({ row, question, explanation }, at) =>
      checkedRow(row, { question, explanation, ...(read[at] ?? { ...known, correct: -1 }) }),
    )
  )
}
