import type { Subject } from '../../../../rooms/shared/contract/questionSets.ts'
import type { KeyedQuestion } from '../../../../rooms/shared/questions/question.ts'
import { fewestAnswers } from '../../../../rooms/shared/questions/questionLimits.ts'
import { languageTag } from '../../../../rooms/shared/questions/translations.ts'
import { parseQuestion } from '../../../../rooms/shared/questions/writtenQuestions.ts'
import { complaintWords } from '../../../texts/school/complaints.ts'
import { importTexts as texts } from '../../../texts/school/importing.ts'
import type { QuestionDraft } from '../draftFields.ts'
import { writtenOf } from '../draftKinds.ts'
import { emptyQuestion } from '../questionDraft.ts'

export type ImportFormat =
  | 'quizlet'
  | 'kahoot'
  | 'blooket'
  | 'wayground'
  | 'table'
  | 'json'
  | 'text'
  | 'gift'
  | 'moodle'
  | 'qti'
  | 'anki'
  | 'empty'

/** A card with two sides, of which a question is made. */
export interface Pair {
  row: number
  term: string
  definition: string
}

/**
 * One line of an import: a question, or why it is none. `row` is the line number in the author's file, or in the sheet of
 * it that is named.
 */
export type ImportedRow = { row: number; sheet?: string; draft: QuestionDraft } & (
  | { question: KeyedQuestion; problem?: undefined }
  | { question?: undefined; problem: string }
)

/** A line of a text, and its number. */
export interface WrittenLine {
  row: number
  text: string
}

export interface Imported {
  format: ImportFormat
  rows: ImportedRow[]
  /** Lines that became part of no question. */
  unread?: readonly WrittenLine[]
  /** The file has more rows than we read. */
  isCut?: boolean
  /** The text has more lines than we read. */
  isCutInLines?: boolean
  /** Cards: the author who imports them chooses how they are asked. */
  pairs?: readonly Pair[]
  /** The file has pictures or sounds that are not imported. */
  leavesMedia?: boolean
  /** The workbook has more sheets that may hold questions. */
  leavesSheets?: boolean
  /** The workbook has more sheets than we read. */
  isCutInSheets?: boolean
  /** Set if the file is a whole set. */
  title?: string
  subject?: Subject
  about?: string
  language?: string
}

export const nothingFound: Imported = { format: 'empty', rows: [] }

/** The language that a file names. Empty if that is no language. */
export function namedLanguage(said: string): string {
  const tag = said.trim().toLowerCase().replaceAll('_', '-')
  return languageTag.test(tag) ? tag : ''
}

/** The parts of a question that were found, as fields of the editor. The author repairs them there and saves them as usual. */
export type Found = Partial<QuestionDraft> & { question: string }

/** Drops the empty columns at the end, which are no answers. */
export const filled = (answers: readonly string[]): string[] => {
  const count = Math.max(fewestAnswers, answers.findLastIndex((answer) => answer !== '') + 1)
  return Array.from({ length: count }, (_, place) => answers[place] ?? '')
}

/** Checks a row by the rules of the form and the server. */
export const checkedRow = (row: number, found: Found | QuestionDraft): ImportedRow => {
  const draft: QuestionDraft = { ...emptyQuestion(), isMarked: true, ...found }
  const { data, error } = parseQuestion(writtenOf(draft))
  if (data) return { row, draft, question: data }
  return { row, draft, problem: isUnmarked(draft) ? texts.noneMarked : complaintWords(error?.issues[0]?.message ?? '') }
}

/** Whether nothing says which of the answers is right. */
export const isUnmarked = ({ kind, correct, answers }: QuestionDraft): boolean =>
  kind === 'choice' && correct < 0 && answers.some(Boolean)

/** Changes the row with this key as it is then. */
export type ChangeRow = (key: number, change: (now: ImportedRow) => ImportedRow) => void

/** The same line with other content. */
export const changedRow = ({ row, sheet }: ImportedRow, draft: QuestionDraft): ImportedRow => ({
  ...checkedRow(row, draft),
  ...(sheet !== undefined && { sheet }),
})

/** A line that is no question of our kinds: its content, and why. */
export const misfitRow = (row: number, found: Found, problem: string): ImportedRow => ({
  row,
  draft: { ...emptyQuestion(), isMarked: true, ...found },
  problem,
})

const unseen = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu

/** Removes invisible signs, which an author could not find. */
export const withoutUnseen = (row: ImportedRow): ImportedRow => {
  const bare = (text: string) => text.replace(unseen, '')
  const { draft } = row
  const { question, answers, accept, explanation, unit } = draft
  return changedRow(row, {
    ...draft,
    question: bare(question),
    answers: answers.map(bare),
    accept: accept.map(bare),
    explanation: bare(explanation),
    unit: bare(unit),
  })
}
