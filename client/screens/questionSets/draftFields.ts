import type { Subject } from '../../../rooms/shared/contract/questionSets.ts'
import type { KeyedQuestion, QuestionKind, Strictness } from '../../../rooms/shared/questions/question.ts'

/** A question while it is being written, with what any kind may need. `key` tells two empty ones apart. */
export type QuestionDraft = {
  key: number
  /** What is kept of it although the form has no field for it. */
  kept?: Pick<KeyedQuestion, 'id' | 'translations' | 'neverTranslate'>
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

export type SetDraft = {
  title: string
  subject: Subject | ''
  about?: string | undefined
  /** Empty where its author has not said it. */
  language?: string | undefined
  questions: QuestionDraft[]
}
