import { aboutMaxLength, type Subject, subjects } from '../../../../rooms/shared/contract/questionSets.ts'
import { questionKinds } from '../../../../rooms/shared/questions/questionKinds.ts'
import { parseQuestion } from '../../../../rooms/shared/questions/writtenQuestions.ts'
import { mostRows } from '../../../parts/files/importLimits.ts'
import { complaintWords } from '../../../texts/school/complaints.ts'
import { importTexts as texts } from '../../../texts/school/importing.ts'
import { draftOf } from '../questionDraft.ts'
import { type Found, type Imported, type ImportedRow, misfitRow, namedLanguage } from './candidate.ts'
import { tidy } from './plainText.ts'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? tidy(`${value}`) : ''

const listed = (value: unknown): string[] => (Array.isArray(value) ? value.slice(0, 10).map(text) : [])

/** The readable parts of an incomplete question. */
const foundIn = (row: Readonly<Record<string, unknown>>): Found => {
  const answers = [...listed(row.answers ?? row.items ?? row.options)]
  const kind = questionKinds.find((one) => one === row.kind) ?? (Array.isArray(row.correct) ? 'several' : 'choice')
  return {
    question: text(row.question),
    explanation: text(row.explanation),
    kind,
    ...(answers.length > 0 && { answers }),
    correct: typeof row.correct === 'number' ? row.correct : -1,
    rights: Array.isArray(row.correct) ? row.correct.filter((place) => typeof place === 'number') : [],
    ...(Array.isArray(row.accept) && { accept: listed(row.accept) }),
    value: text(row.value),
  }
}

function rowOf(written: unknown, row: number): ImportedRow {
  const { data, error } = parseQuestion(written)
  if (data) return { row, draft: draftOf(data), question: data }
  const found = isObject(written) ? foundIn(written) : { question: text(written) }
  const named = isObject(written) ? text(written.kind) : ''
  if (named !== '' && !questionKinds.some((kind) => kind === named))
    return misfitRow(row, found, texts.unknownKind(named))
  return misfitRow(row, found, complaintWords(error?.issues[0]?.message ?? ''))
}

interface Head {
  title: string
  subject?: Subject | undefined
  about: string
  language: string
}

const noHead: Head = { title: '', about: '', language: '' }

const headOf = (read: Readonly<Record<string, unknown>>): Head => ({
  title: text(read.title),
  subject: subjects.find((one) => one === read.subject),
  about: text(read.about).slice(0, aboutMaxLength),
  language: namedLanguage(text(read.language)),
})

/** A set as this product writes it, or a list of questions. Null if it is neither. */
export const readOwnJson = (source: string): Imported | null => {
  let read: unknown
  try {
    read = JSON.parse(source)
  } catch {
    return null
  }
  const questions = Array.isArray(read) ? read : isObject(read) ? read.questions : undefined
  if (!Array.isArray(questions)) return null
  const { title, subject, about, language } = isObject(read) ? headOf(read) : noHead
  return {
    format: 'json',
    rows: questions.slice(0, mostRows).map((one, at) => rowOf(one, at + 1)),
    ...(questions.length > mostRows && { isCut: true }),
    ...(title !== '' && { title }),
    ...(subject && { subject }),
    ...(about !== '' && { about }),
    ...(language !== '' && { language }),
  }
}
