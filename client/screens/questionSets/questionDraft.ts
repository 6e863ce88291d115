import type { QuestionSet, Subject } from '../../../rooms/shared/contract/questionSets.ts'
import {
  isKeyed,
  questionSetRequest,
  questionsMax,
  titleMaxLength,
} from '../../../rooms/shared/contract/questionSets.ts'
import {
  type KeyedQuestion,
  kindOf,
  type QuestionKind,
  type Strictness,
} from '../../../rooms/shared/questions/question.ts'
import { usualAnswers } from '../../../rooms/shared/questions/questionLimits.ts'
import { complaintWords } from '../../texts/school/complaints.ts'
import { partsOf, writtenOf } from './draftKinds.ts'

/** A question while it is being written, with what any kind may need. `key` tells two empty ones apart. */
export type QuestionDraft = {
  key: number
  kind: QuestionKind
  question: string
  /** Of an order: its parts, in the right order. */
  answers: string[]
  correct: number
  /** Of several: the places of all that are right. */
  rights: number[]
  /** Of what is typed. */
  accept: string[]
  strict: Strictness[]
  /** As they are typed. */
  value: string
  within: string
  nearly: string
  unit: string
  /** Whether somebody has said which answer is right, or it is only how a question begins. */
  isMarked: boolean
  explanation: string
  image: string
  /** One for each answer, empty where it has none. */
  answerImages: string[]
  /** Undefined: as the game says. */
  seconds?: number | undefined
  /** One of many imported questions: its extras stay folded until the author opens them. */
  isFolded?: true
}

export type SetDraft = { title: string; subject: Subject | ''; questions: QuestionDraft[] }

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
  const { question, explanation = '', image = '', seconds } = written
  return {
    ...emptyQuestion(),
    ...partsOf(written),
    kind: kindOf(written),
    question,
    isMarked: true,
    explanation,
    image,
    ...(seconds !== undefined && { seconds }),
  }
}

export const draftOfSet = ({ title, subject, questions }: QuestionSet): SetDraft => ({
  title,
  subject,
  questions: questions.filter(isKeyed).map(draftOf),
})

const isUntouched = ({ question, answers, accept, value }: QuestionDraft): boolean =>
  [question, ...answers, ...accept, value].every((text) => text.trim() === '')

/** As the server takes it. */
export const requestOf = ({ title, subject, questions }: SetDraft) => ({
  title,
  subject,
  questions: questions.map(writtenOf),
})

/** How many more questions a set can hold. */
export const roomIn = ({ questions }: SetDraft): number =>
  questionsMax - questions.filter((question) => !isUntouched(question)).length

/** Imported questions come after what is there, and in place of empty ones; a title only where there is none. */
export const withImported = (
  draft: SetDraft,
  imported: readonly KeyedQuestion[],
  { title = '', subject = '' }: { title?: string; subject?: Subject | '' } = {},
): SetDraft => ({
  ...draft,
  title: draft.title.trim() === '' ? title.slice(0, titleMaxLength) : draft.title,
  subject: draft.subject === '' ? subject : draft.subject,
  questions: [
    ...draft.questions.filter((question) => !isUntouched(question)),
    ...imported.map((question) => ({ ...draftOf(question), isFolded: true as const })),
  ],
})

/** A set that was left in the middle of writing; keys of another visit would be keys of this one's. */
export const draftAgain = ({ title, subject, questions }: SetDraft): SetDraft => ({
  title,
  subject,
  questions: questions.map((question) => ({ ...question, key: nextKey() })),
})

export const moveQuestion = (questions: readonly QuestionDraft[], at: number, by: -1 | 1): QuestionDraft[] => {
  const moved = questions[at]
  return moved ? questions.toSpliced(at, 1).toSpliced(at + by, 0, moved) : [...questions]
}

/** Complaints by the place they are about: 'title', 'subject', or the key of a question, which stays when it moves. */
export type Complaints = ReadonlyMap<string | number, string>

export const complaintsAbout = (draft: SetDraft): Complaints => {
  const { error } = questionSetRequest.safeParse(requestOf(draft))
  const places = new Map<string | number, string>()
  for (const { path, message } of error?.issues ?? []) {
    const [field, index] = path
    const question = field === 'questions' && typeof index === 'number' ? draft.questions[index] : undefined
    const place = question?.key ?? String(field)
    if (!places.has(place)) places.set(place, complaintWords(message))
  }
  return places
}

/** The complaints that still hold: an author sees at once that one is mended, and gets no new ones while typing. */
export const stillWrong = (found: Complaints, draft: SetDraft): Complaints => {
  if (found.size === 0) return found
  const now = complaintsAbout(draft)
  return new Map([...now].filter(([place]) => found.has(place)))
}

/** The numbers of the questions whose first answer counts as right only because none was marked. */
export const unmarkedNumbers = ({ questions }: SetDraft): number[] =>
  questions.flatMap(({ isMarked, kind }, index) => (isMarked || kind !== 'choice' ? [] : [index + 1]))
