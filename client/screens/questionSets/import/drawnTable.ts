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

const columnOfAnswers = (head: readonly string[]): number =>
  head.findIndex((cell) => isAnswersHead(`${undressed(cell)}:`))

/** Gives each answer a cell of its own, where all of them stand in one. */
function withAnswersApart(rows: readonly TableRow[]): readonly TableRow[] {
  const at = columnOfAnswers(rows[0]?.cells ?? [])
  if (at < 0 || !rows.slice(1).every(({ cells }) => answersIn(cells[at] ?? '').length > 1)) return rows
  return rows.map(({ row, cells }, place) => {
    const answers = place === 0 ? 'ABCDEF'.split('') : answersIn(cells[at] ?? '')
    const filled = Array.from({ length: mostAnswers }, (_, answer) => answers[answer] ?? '')
    return { row, cells: cells.toSpliced(at, 1, ...filled) }
  })
}

/** Python has names such as `__init__`. */
const bold = /^(\*\*|__(?![a-z_]+__$))(?=[^\s*_])(.*[^\s*_])\1$/

const isBold = (cell: string): boolean => bold.test(cell)
const bare = (cell: string): string => cell.replace(bold, '$2')

/** The cells of a heading, with one for each answer, if it may head questions. */
export const headCells = (cells: readonly string[]): string[] => {
  const plain = cells.map(bare)
  const at = columnOfAnswers(plain)
  return at < 0 ? plain : plain.toSpliced(at, 1, ...'ABCDEF')
}

/** Without the signs of bold cells. Where no column says what is right, an answer in bold among others is. */
function withoutBold(rows: readonly TableRow[]): TableRow[] {
  const columns = rows.map(({ cells }) => findColumns(cells.map(bare))).find(Boolean)
  return rows.map(({ row, cells }) => {
    const answers = columns?.answers ?? [...cells.keys()].slice(1)
    const filled = answers.filter((column) => cells[column])
    const isKeyed = columns !== undefined && cells[columns.correct] !== undefined
    const rights = isKeyed ? [] : filled.filter((column) => isBold(cells[column] ?? ''))
    const areMarks = rights.length < filled.length
    return {
      row,
      cells: cells.map((cell, column) =>
        cell.replace(bold, (_, _signs, text: string) => (areMarks && rights.includes(column) ? `*${text}` : text)),
      ),
    }
  })
}

export const isDrawnRow = (line: string): boolean => /^\s*\|.*\|\s*$/.test(line)

/** The line between the heading and the rows. */
const isRule = (cell: string): boolean => /^:?-+:?$/.test(cell)

const bareRule = /^\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)+$/

/** Some draw bars between the cells only: `Question | A | B`, and below it a line of `---|---|---`. */
export function withBarsAround(lines: readonly string[]): string[] {
  const drawn = [...lines]
  for (const [at, line] of lines.entries()) {
    if (!bareRule.test(line) || !lines[at - 1]?.includes('|')) continue
    let behind = at + 1
    while (lines[behind]?.includes('|') && !bareRule.test(lines[behind + 1] ?? '')) behind++
    for (let row = at - 1; row < behind; row++)
      if (!isDrawnRow(lines[row] ?? '')) drawn[row] = `| ${lines[row]?.trim()} |`
  }
  return drawn
}

/** Rows of a table that an assistant has drawn with bars. Any other line is none. */
export const drawnRows = (lines: readonly (string | undefined)[]): TableRow[] =>
  lines
    .flatMap((line, at) =>
      line !== undefined && isDrawnRow(line) ? { row: at + 1, cells: cellsIn(line).map(withDollars) } : [],
    )
    .filter(({ cells }) => !cells.every(isRule))

/** The rows of one such table as those of any other, with a cell for each answer and our marks. */
export const asTable = (rows: readonly TableRow[]): TableRow[] => withoutBold(withAnswersApart(rows.slice(0, mostRows)))
