import type { Question, QuestionSet, Subject } from '../../../rooms/shared/contract/questionSets.ts'
import { answersPerQuestion, questionSetRequest, questionsMax } from '../../../rooms/shared/contract/questionSets.ts'
import { complaintWords } from '../../texts/school/complaints.ts'

/** A question while it is being written. `key` tells two empty ones apart. */
export type QuestionDraft = {
  key: number
  question: string
  answers: string[]
  correct: number
  /** Whether somebody has said which answer is right, or it is only how a question begins. */
  isMarked: boolean
  explanation: string
  image: string
  /** One for each answer, empty where it has none. */
  answerImages: string[]
  /** Undefined: as the game says. */
  seconds?: number | undefined
  /** One of many that were imported: what is beside its question and answers stays folded until somebody looks. */
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
  question: '',
  answers: Array.from({ length: answersPerQuestion }, () => ''),
  correct: 0,
  isMarked: false,
  explanation: '',
  image: '',
  answerImages: Array.from({ length: answersPerQuestion }, () => ''),
})

export const emptySet = (): SetDraft => ({ title: '', subject: '', questions: [emptyQuestion()] })

const draftOf = ({
  question,
  answers,
  correct,
  explanation,
  image,
  answerImages,
  seconds,
}: Partial<Question>): QuestionDraft => ({
  ...emptyQuestion(),
  question: question ?? '',
  answers: [...(answers ?? [])],
  correct: correct ?? 0,
  isMarked: true,
  explanation: explanation ?? '',
  image: image ?? '',
  ...(answerImages && { answerImages }),
  ...(seconds !== undefined && { seconds }),
})

export const draftOfSet = ({ title, subject, questions }: QuestionSet): SetDraft => ({
  title,
  subject,
  questions: questions.map(draftOf),
})

const isUntouched = ({ question, answers }: QuestionDraft): boolean =>
  question.trim() === '' && answers.every((answer) => answer.trim() === '')

/** How many more questions a set can hold. */
export const roomIn = ({ questions }: SetDraft): number =>
  questionsMax - questions.filter((question) => !isUntouched(question)).length

/** Imported questions come after what is there, and in place of empty ones. */
export const withImported = (draft: SetDraft, imported: readonly Question[]): SetDraft => ({
  ...draft,
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
  const { error } = questionSetRequest.safeParse(draft)
  const places = new Map<string | number, string>()
  for (const { path, message } of error?.issues ?? []) {
    const [field, index] = path
    const question = field === 'questions' && typeof index === 'number' ? draft.questions[index] : undefined
    const place = question?.key ?? String(field)
    if (!places.has(place)) places.set(place, complaintWords(message))
  }
  return places
}

/** Of what was complained about, what is still so: whoever repairs something sees it at once, and nobody is scolded while typing. */
export const stillWrong = (found: Complaints, draft: SetDraft): Complaints => {
  if (found.size === 0) return found
  const now = complaintsAbout(draft)
  return new Map([...now].filter(([place]) => found.has(place)))
}

/** The numbers of the questions whose first answer is the right one only because nobody has said otherwise. */
export const unmarkedNumbers = ({ questions }: SetDraft): number[] =>
  questions.flatMap(({ isMarked }, index) => (isMarked ? [] : [index + 1]))
