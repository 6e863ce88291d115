import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { xlsxOf } from '../../../client/parts/questionSets/export/sheetWriting.ts'
import type { ImportedRow } from '../../../client/screens/questionSets/import/candidate.ts'
import { rightAnswer, toldKey, wordsOf } from '../../../rooms/shared/questions/questionKinds.ts'
import { zipOf } from './zipOf.ts'

const folder = join(import.meta.dirname, 'files')

type Bytes = Uint8Array<ArrayBuffer>

const packed = (text: string): Bytes => {
  const parts = text.split(/^=== (.+)\n/m).slice(1)
  const files = parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1] ?? ''] as const] : []))
  return zipOf(Object.fromEntries(files))
}

const numberOr = (cell: string) => (cell !== '' && String(Number(cell)) === cell ? Number(cell) : cell)

/** The file as it lies on a disk: a sheet as a spreadsheet, the parts of a package in a zip file, anything else as it is. */
export const fileOfOthers = (name: string): Bytes => {
  const bytes = readFileSync(join(folder, name))
  const text = bytes.toString('utf8')
  if (name.endsWith('.tsv')) return xlsxOf(text.split('\n').map((line) => line.split('\t').map(numberOr)))
  return /\.qti\d\d\.txt$/.test(name) ? packed(text) : new Uint8Array(bytes)
}

const quoted = (text: string) => text.slice(0, 40)

/** A row in one line: its kind and its right answers, or why it is no question. */
export const summary = (row: ImportedRow): string => {
  if (row.problem !== undefined) return `${quoted(row.draft.question)} ! ${row.problem}`
  const { question } = row
  const right =
    wordsOf(question, rightAnswer(question)) ??
    ('answers' in question ? question.answers[toldKey(question).correct] : '')
  return `${quoted(question.question)} | ${question.kind ?? 'choice'} | ${right ?? ''}`
}
