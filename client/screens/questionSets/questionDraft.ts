import type { QuestionSet } from '../../../rooms/shared/contract/questionSets.ts'
import {
  isKeyed,
  questionSetRequest,
  questionsMax,
  titleMaxLength,
} from '../../../rooms/shared/contract/questionSets.ts'
import { type KeyedQuestion, kindOf } from '../../../rooms/shared/questions/question.ts'
import { usualAnswers } from '../../../rooms/shared/questions/questionLimits.ts'
import { complaintWords } from '../../texts/school/complaints.ts'
import type { QuestionDraft, SetDraft } from './draftFields.ts'
import { partsOf, writtenOf } from './draftKinds.ts'

let lastKey = 0
const nextKey = () => {
  lastKey += 1
  return lastKey
}

export const emptyQuestion = (): QuestionDraft => ({
  key: nextKey(),
  kind: 'choice',
  question: '',
  answers: Array.from({ length: usualAnswers }, () => ''),
  correct: 0,
  rights: [],
  accept: [''],
  strict: [],
  value: '',
  within: '',
  nearly: '',
  unit: '',
  isMarked: false,
  explanation: '',
  image: '',
  answerImages: Array.from({ length: usualAnswers }, () => ''),
})

export const emptySet = (): SetDraft => ({ title: '', subject: '', questions: [emptyQuestion()] })

export const draftOf = (written: KeyedQuestion): QuestionDraft => {
  const { id, translations, neverTranslate, question, explanation = '', image = '', seconds } = written
  return {
    ...emptyQuestion(),
    ...partsOf(written),
    kept: { id, translations, neverTranslate },
    kind: kindOf(written),
    question,
    isMarked: true,
    explanation,
    image,
    ...(seconds !== undefined && { seconds }),
  }
}

export const draftOfSet = ({ title, subject, about, language, questions }: QuestionSet): SetDraft => ({
  title,
  subject,
  about,
  language,
  questions: questions.filter(isKeyed).map(draftOf),
})

const isUntouched = ({ question, answers, accept, value, explanation, image, answerImages }: QuestionDraft): boolean =>
  [question, ...answers, ...accept, value, explanation, image, ...answerImages].every((text) => text.trim() === '')

/** The set as the server takes it. */
export const requestOf = ({ title, subject, about, language, questions }: SetDraft) => ({
  title,
  subject,
  ...(about?.trim() && { about }),
  ...(language && { language }),
  questions: questions.map(writtenOf),
})

/** How many more questions a set can hold. */
export const roomIn = ({ questions }: SetDraft): number =>
  questionsMax - questions.filter((question) => !isUntouched(question)).length

/** Adds imported questions after those that are there, and drops empty ones. It sets a title only if there is none. */
export const withImported = (
  draft: SetDraft,
  imported: readonly KeyedQuestion[],
  { title = '', subject = '', about, language }: Partial<Omit<SetDraft, 'questions'>> = {},
): SetDraft => ({
  ...draft,
  title: draft.title.trim() === '' ? title.slice(0, titleMaxLength) : draft.title,
  subject: draft.subject === '' ? subject : draft.subject,
  about: draft.about?.trim() ? draft.about : about,
  language: draft.language || language,
  questions: [
    ...draft.questions.filter((question) => !isUntouched(question)),
    ...imported.map((question) => ({ ...draftOf(question), isFolded: true as const })),
  ],
})

/**
 * A draft that was left unfinished. Its questions get new keys, because the old ones may be used again in this visit. The
 * pictures that were still being read are lost.
 */
export const draftAgain = ({ title, subject, about, language, questions }: SetDraft): SetDraft => ({
  title,
  subject,
  about,
  language,
  questions: questions.map((question) => ({ ...question, key: nextKey(), awaited: [] })),
})

export const movedQuestion = (questions: readonly QuestionDraft[], at: number, to: number): QuestionDraft[] => {
  const moved = questions[at]
  return moved ? questions.toSpliced(at, 1).toSpliced(to, 0, moved) : [...questions]
}

/** Complaints by field: `question`, `answers.2`, `value`. */
export type FieldComplaints = ReadonlyMap<string, string>

/** Complaints about the title, the subject, and fields of questions, by keys that stay when questions move. */
export interface Complaints {
  title?: string | undefined
  subject?: string | undefined
  questions: ReadonlyMap<number, FieldComplaints>
}

export const noComplaints: Complaints = { questions: new Map() }

/** Counts each marked field as one. */
export const countComplaints = ({ title, subject, questions }: Complaints): number =>
  [...questions.values()].reduce(
    (count, fields) => count + fields.size,
    Number(title !== undefined) + Number(subject !== undefined),
  )

/** The field of the form that a complaint belongs to. A saved question may name its fields differently. */
const fieldOf = ({ accept }: QuestionDraft, path: readonly PropertyKey[]): string => {
  const [field, place] = path.map(String)
  if (field === 'items') return `answers.${place ?? ''}`
  if (field !== 'accept') return place === undefined ? (field ?? '') : `${field}.${place}`
  // Only the answers that are not empty were sent, so we translate their places.
  const written = accept.flatMap((text, at) => (text.trim() === '' ? [] : [at]))
  return `accept.${written[Number(place)] ?? 0}`
}

export const complaintsAbout = (draft: SetDraft): Complaints => {
  const { error } = questionSetRequest.safeParse(requestOf(draft))
  const ofSet: { title?: string; subject?: string } = {}
  const questions = new Map<number, Map<string, string>>()
  for (const { path, message } of error?.issues ?? []) {
    const [place, index, ...inside] = path
    const words = complaintWords(message)
    const question = place === 'questions' && typeof index === 'number' ? draft.questions[index] : undefined
    if (!question) {
      if (place === 'title' || place === 'subject') ofSet[place] ??= words
      continue
    }
    const fields = questions.get(question.key) ?? new Map<string, string>()
    const field = fieldOf(question, inside)
    if (!fields.has(field)) fields.set(field, words)
    questions.set(question.key, fields)
  }
  return { ...ofSet, questions }
}

/** The complaints that still hold: a repair is seen at once, and typing brings no new ones. */
export const stillWrong = (found: Complaints, draft: SetDraft): Complaints => {
  if (countComplaints(found) === 0) return found
  const now = complaintsAbout(draft)
  return {
    title: found.title && now.title,
    subject: found.subject && now.subject,
    questions: new Map([...now.questions].filter(([key]) => found.questions.has(key))),
  }
}

/** The numbers of the questions in which the author marked no answer, so that the first one counts as right. */
export const unmarkedNumbers = ({ questions }: SetDraft): number[] =>
  questions.flatMap(({ isMarked, kind }, index) => (isMarked || kind !== 'choice' ? [] : [index + 1]))
