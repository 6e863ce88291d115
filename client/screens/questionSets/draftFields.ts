import type { Subject } from '../../../rooms/shared/contract/questionSets.ts'
import type { KeyedQuestion, QuestionKind, Strictness } from '../../../rooms/shared/questions/question.ts'

/** A question in the editor, with the fields of all kinds. `key` tells two empty questions apart. */
export type QuestionDraft = {
  key: number
  /** Parts of the question that the form has no field for, but that must not get lost. */
  kept?: Pick<KeyedQuestion, 'id' | 'translations' | 'neverTranslate'>
  kind: QuestionKind
  question: string
  /** For an order: its parts in the right order. */
  answers: string[]
  correct: number
  /** For several right answers: the places of all of them. */
  rights: number[]
  /** For a typed answer. */
  accept: string[]
  strict: Strictness[]
  /** Numbers as the author has typed them. */
  value: string
  within: string
  nearly: string
  unit: string
  /** Whether the author has marked the right answer. A new question has its first one marked. */
  isMarked: boolean
  explanation: string
  image: string
  /** One for each answer; empty if the answer has none. */
  answerImages: string[]
  /** For each answer the number of the picture that is still being read for it. It goes with its answer when that moves. */
  awaited?: (number | undefined)[]
  /** Undefined: the game's own time holds. */
  seconds?: number | undefined
  /** One of many imported questions: its extras stay folded until the author opens them. */
  isFolded?: true
}

/** Changes the draft as it is then. A picture may come after its author has typed on, and must overwrite nothing. */
export type DraftChange = (now: QuestionDraft) => QuestionDraft

export type SetDraft = {
  title: string
  subject: Subject | ''
  about?: string | undefined
  /** Undefined if the author has not said it. */
  language?: string | undefined
  questions: QuestionDraft[]
}
