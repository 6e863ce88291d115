import { mostAnswers } from '../../../../rooms/shared/questions/questionLimits.ts'
import type { TableRow } from '../../../parts/files/delimitedText.ts'
import { mostRows } from '../../../parts/files/importLimits.ts'
import { withDollars } from './formulas.ts'
import { inLatinLetters } from './languages/latinLetters.ts'
import { answerIn, isAnswersHead, undressed } from './pasted/pastedLines.ts'
import { findColumns } from './tableColumns.ts'

/** Nobody draws more. */
const mostColumns = 60

const cellsIn = (line: string): string[] =>
  line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/, mostColumns)
    .map((cell) => cell.replaceAll('\\|', '|').trim())

/** `A) Paris<br>B) Rome` */
function answersIn(cell: string): string[] {
  const lines = inLatinLetters(cell.split(/\s*<br\s*\/?>\s*/i))
  const answers = lines.flatMap((line = '') => answerIn(undressed(line), false))
  return answers.length >= lines.length ? answers.map(({ text, isRight }) => (isRight ? `*${text}` : text)) : []
}

/** Gives each answer a cell of its own, where all of them stand in one. */
function withAnswersApart(rows: readonly TableRow[]): readonly TableRow[] {
  const at = rows[0]?.cells.findIndex((cell) => isAnswersHead(`${undressed(cell)}:`)) ?? -1
  if (at < 0 || !rows.slice(1).every(({ cells }) => answersIn(cells[at] ?? '').length > 1)) return rows
  return rows.map(({ row, cells }, place) => {
    const answers = place === 0 ? 'ABCDEF'.split('') : answersIn(cells[at] ?? '')
    const filled = Array.from({ length: mostAnswers }, (_, answer) => answers[answer] ?? '')
    return { row, cells: cells.toSpliced(at, 1, ...filled) }
  })
}

/** Python has names such as `__init__`. */
const bold = /^(\*\*|__(?![a-z_]+__$))(?=[^\s*_])(.*[^\s*_])\1$/

/** Without the signs of bold cells. Where no column says what is right, an answer in bold among others is. */
function withoutBold(rows: readonly TableRow[]): TableRow[] {
  const columns = rows.map(({ cells }) => findColumns(cells.map((cell) => cell.replace(bold, '$2')))).find(Boolean)
  return rows.map(({ row, cells }) => {
    const answers = columns?.answers ?? [...cells.keys()].slice(1)
    const filled = answers.filter((column) => cells[column])
    const isKeyed = columns !== undefined && cells[columns.correct] !== undefined
    const rights = isKeyed ? [] : filled.filter((column) => bold.test(cells[column] ?? ''))
    const areMarks = rights.length < filled.length
    return {
      row,
      cells: cells.map((cell, column) =>
        cell.replace(bold, (_, _signs, text: string) => (areMarks && rights.includes(column) ? `*${text}` : text)),
      ),
    }
  })
}

/** Rows of a table that an assistant has drawn with bars. */
export function drawnTable(source: string): TableRow[] | undefined {
  const lines = source
    .split(/\r?\n/)
    .map((line, at) => ({ line, row: at + 1 }))
    .filter(({ line }) => /^\s*\|.*\|\s*$/.test(line))
  if (lines.length < 2) return undefined
  const rows = lines
    .map(({ line, row }) => ({ row, cells: cellsIn(line).map(withDollars) }))
    .filter(({ cells }) => !cells.every((cell) => /^:?-+:?$/.test(cell)))
    .slice(0, mostRows)
  return withoutBold(withAnswersApart(rows))
}
