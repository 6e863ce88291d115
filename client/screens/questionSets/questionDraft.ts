import type { Question, QuestionSet, Subject } from '../../../rooms/shared/contract/questionSets.ts'
import { answersPerQuestion, questionSetRequest } from '../../../rooms/shared/contract/questionSets.ts'
import { complaintWords } from '../../texts/complaints.ts'

/** A question while it is being written. `key` tells two empty ones apart. */
export type QuestionDraft = {
  key: number
  question: string
  answers: string[]
  correct: number
  explanation: string
  image: string
}

export type SetDraft = { title: string; subject: Subject | ''; questions: QuestionDraft[] }

let lastKey = 0
const nextKey = () => {
  lastKey += 1
  return lastKey
}

export const emptyQuestion = (): QuestionDraft => ({
  key: nextKey(),
  question: '',
  answers: Array.from({ length: answersPerQuestion }, () => ''),
  correct: 0,
  explanation: '',
  image: '',
})

export const emptySet = (): SetDraft => ({ title: '', subject: '', questions: [emptyQuestion()] })

const draftOf = ({ question, answers, correct, explanation, image }: Partial<Question>): QuestionDraft => ({
  ...emptyQuestion(),
  question: question ?? '',
  answers: [...(answers ?? [])],
  correct: correct ?? 0,
  explanation: explanation ?? '',
  image: image ?? '',
})

export const draftOfSet = ({ title, subject, questions }: QuestionSet): SetDraft => ({
  title,
  subject,
  questions: questions.map(draftOf),
})

const isUntouched = ({ question, answers }: QuestionDraft): boolean =>
  question.trim() === '' && answers.every((answer) => answer.trim() === '')

/** Imported questions come after what is there, and in place of empty ones. */
export const withImported = (draft: SetDraft, imported: readonly Question[]): SetDraft => ({
  ...draft,
  questions: [...draft.questions.filter((question) => !isUntouched(question)), ...imported.map(draftOf)],
})

export const moveQuestion = (questions: readonly QuestionDraft[], at: number, by: -1 | 1): QuestionDraft[] => {
  const moved = questions[at]
  return moved ? questions.toSpliced(at, 1).toSpliced(at + by, 0, moved) : [...questions]
}

/** Complaints by the place they are about: 'title', 'subject', or 'questions.2'. */
export type Complaints = { places: Map<string, string>; count: number }

export const complaintsAbout = (draft: SetDraft): Complaints => {
  const { error } = questionSetRequest.safeParse(draft)
  const places = new Map<string, string>()
  for (const { path, message } of error?.issues ?? []) {
    const [field, index] = path
    const place = field === 'questions' && typeof index === 'number' ? `questions.${index}` : String(field)
    if (!places.has(place)) places.set(place, complaintWords(message))
  }
  return { places, count: places.size }
}
