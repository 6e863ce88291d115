import type { Subject } from '../../../../rooms/shared/contract/questionSets.ts'
import type { KeyedQuestion } from '../../../../rooms/shared/questions/question.ts'
import { fewestAnswers } from '../../../../rooms/shared/questions/questionLimits.ts'
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

/** One line of what was imported: a question, or why it is none. `row` counts as the person's file does. */
export type ImportedRow = { row: number; draft: QuestionDraft } & (
  | { question: KeyedQuestion; problem?: undefined }
  | { question?: undefined; problem: string }
)

export interface Imported {
  format: ImportFormat
  rows: ImportedRow[]
  /** There were more rows than are looked at. */
  isCut?: boolean
  /** The author who imports cards says how they are asked. */
  pairs?: readonly Pair[]
  /** There were pictures or sounds, which stay behind. */
  leavesMedia?: boolean
  /** Of a whole set. */
  title?: string
  subject?: Subject
  about?: string
  language?: string
}

export const nothingFound: Imported = { format: 'empty', rows: [] }

/** The parts of a question that were found, in the fields of the editor: repaired there, and saved like any other. */
export type Found = Partial<QuestionDraft> & { question: string }

/** Columns that stay empty at the end are no answers. */
export const filled = (answers: readonly string[]): string[] => {
  const count = Math.max(fewestAnswers, answers.findLastIndex((answer) => answer !== '') + 1)
  return Array.from({ length: count }, (_, place) => answers[place] ?? '')
}

/** The same rules as the form's and the server's. */
export const checkedRow = (row: number, found: Found | QuestionDraft): ImportedRow => {
  const draft: QuestionDraft = { ...emptyQuestion(), isMarked: true, ...found }
  const { data, error } = parseQuestion(writtenOf(draft))
  if (data) return { row, draft, question: data }
  const isUnmarked = draft.kind === 'choice' && draft.correct < 0 && draft.answers.some(Boolean)
  return { row, draft, problem: isUnmarked ? texts.noneMarked : complaintWords(error?.issues[0]?.message ?? '') }
}

/** A line that is no question of our kinds: its content, and why. */
export const misfitRow = (row: number, found: Found, problem: string): ImportedRow => ({
  row,
  draft: { ...emptyQuestion(), isMarked: true, ...found },
  problem,
})

const unseen = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu

/** Without invisible signs, which an author could not find to take out. */
export const withoutUnseen = (row: ImportedRow): ImportedRow => {
  const bare = (text: string) => text.replace(unseen, '')
  const { draft } = row
  const { question, answers, accept, explanation, unit } = draft
  return checkedRow(row.row, {
    ...draft,
    question: bare(question),
    answers: answers.map(bare),
    accept: accept.map(bare),
    explanation: bare(explanation),
    unit: bare(unit),
  })
}
