import type { Table } from '../../../parts/files/delimitedText.ts'
import { mostRows } from '../../../parts/files/importLimits.ts'
import { importTexts as texts } from '../../../texts/school/importing.ts'
import { checkedRow, type Imported, type ImportedRow, type ImportFormat, misfitRow } from './candidate.ts'
import { pairsOf } from './cardPairs.ts'
import { namedLanguage } from './namedLanguage.ts'
import { tidy } from './plainText.ts'
import { type Columns, fieldsOf, findColumns, headless, namedKind, secondsIn, severalIndexes } from './tableColumns.ts'

const formatOf = (table: Table, headRow: number): ImportFormat => {
  const above = table
    .slice(0, headRow + 1)
    .flat()
    .join(' ')
    .toLowerCase()
  if (above.includes('blooket') || above.includes('question #')) return 'blooket'
  if (above.includes('question type') && above.includes('option 1')) return 'wayground'
  return above.includes('kahoot') || above.includes('max 120 characters') || above.includes('time limit')
    ? 'kahoot'
    : 'table'
}

/** An export keeps a text from being calculated by an apostrophe in front of it: here it is the text again. */
const undefused = (cell: string): string =>
  cell.replace(/(^|[;\t\r\n])'(?='*[\s"]*[=+\-@|%＝＋－＠｜％﹦﹢﹣﹫])/g, '$1')

const readRow = (row: readonly string[], number: number, columns: Columns): ImportedRow => {
  const cell = (column: number): string => tidy(undefused(column < 0 ? '' : (row[column] ?? '')))
  const question = cell(columns.question)
  const answers = columns.answers.map(cell)
  const isMarked = columns.correct >= 0
  const mark = isMarked ? cell(columns.correct).replace(/^["']|["']$/g, '') : '1'
  const kindCell = cell(columns.kind)
  const named = namedKind(kindCell)
  const severalMarked = severalIndexes(mark) !== undefined
  const kind = named === undefined || named === 'choice' ? (severalMarked ? 'several' : 'choice') : named
  const explanation = cell(columns.explanation)
  const seconds = secondsIn(cell(columns.time))
  const [within, nearly, unit, strict] = [columns.within, columns.nearly, columns.unit, columns.strict].map(cell)
  const cells = { answers, mark, isMarked, within: within ?? '', nearly: nearly ?? '', unit: unit ?? '' }
  const found = {
    question,
    explanation,
    ...(seconds !== undefined && { seconds }),
    ...fieldsOf(kind, { ...cells, strict: strict ?? '' }),
  }
  if (kindCell !== '' && named === undefined) return misfitRow(number, found, texts.unknownKind(kindCell))
  return checkedRow(number, found)
}

/** Wayground's sheet says under its headings what belongs there. */
const isHint = (cell: string): boolean => /^(text of the question|\(?required|question text)/i.test(cell)

const isPairs = (table: Table): boolean => table.every((cells) => cells.filter((cell) => cell !== '').length <= 2)

export const hasHeading = (table: Table): boolean => table.slice(0, 12).some((cells) => findColumns(cells))

/** Finds out which kind of table this is and makes questions of it. */
export const readQuestionTable = (table: Table): Imported => ({
  ...readRows(table.slice(0, mostRows)),
  ...(table.length >= mostRows && { isCut: true }),
})

const readRows = (rows: Table): Imported => {
  if (rows.length === 0) return { format: 'empty', rows: [] }
  const headRow = rows.slice(0, 12).findIndex((cells) => findColumns(cells) !== undefined)
  const columns = findColumns(rows[headRow] ?? [])
  if (columns) {
    const [language] = rows.slice(headRow + 1).flatMap((cells) => namedLanguage(cells[columns.language] ?? '') || [])
    const hasLinks = rows.slice(headRow + 1).some((cells) => /^https?:/i.test(cells[columns.image] ?? ''))
    return {
      format: formatOf(rows, headRow),
      rows: rows
        .map((cells, at) => ({ cells, row: at + 1 }))
        .slice(headRow + 1)
        .filter(({ cells }) => [columns.question, ...columns.answers].some((column) => (cells[column] ?? '') !== ''))
        .filter(({ cells, row }) => row > headRow + 2 || !isHint(cells[columns.question] ?? ''))
        .map(({ cells, row }) => readRow(cells, row, columns)),
      ...(hasLinks && { leavesMedia: true }),
      ...(language && { language }),
    }
  }
  if (isPairs(rows)) {
    const cards = rows.map(([term = '', definition = ''], at) => ({ row: at + 1, term, definition }))
    return pairsOf('quizlet', cards)
  }
  return {
    format: 'table',
    rows: rows.map((cells, at) =>
      readRow(cells, at + 1, { ...headless, correct: (cells[5] ?? '') === '' ? -1 : headless.correct }),
    ),
  }
}
