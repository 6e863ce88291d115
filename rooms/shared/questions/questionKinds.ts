import { choice } from './choice.ts'
import type { AskedParts, KindRules, SaidAnswer, ToldKey } from './kindRules.ts'
import { number } from './number.ts'
import { opinion } from './opinion.ts'
import { order } from './order.ts'
import {
  type AnswerData,
  type KeyedQuestion,
  kindOf,
  type QuestionKind,
  type QuestionOf,
  timedOut,
} from './question.ts'
import { several } from './several.ts'
import { slide } from './slide.ts'
import { typed } from './typed.ts'
import { comparable } from './typedText.ts'

/** Every kind there is; one that is missing does not compile. */
const kinds: { [Kind in QuestionKind]: KindRules<Kind> } = {
  choice,
  several,
  typed,
  number,
  order,
  opinion,
  slide,
}

export const questionKinds = Object.keys(kinds) as readonly QuestionKind[]

/** The cast is safe: the rules are found by the question's own kind. */
const rulesOf = <Kind extends QuestionKind>(question: QuestionOf<Kind>): KindRules<Kind> =>
  kinds[kindOf(question)] as unknown as KindRules<Kind>

export const askedParts = (question: KeyedQuestion): AskedParts => rulesOf(question).asked(question)
export const toldKey = (question: KeyedQuestion): ToldKey => rulesOf(question).told(question)
export const rightAnswer = (question: KeyedQuestion): AnswerData => rulesOf(question).right(question)
export const wrongAnswer = (question: KeyedQuestion): AnswerData => rulesOf(question).wrong(question)
export const isScored = (question: KeyedQuestion): boolean => rulesOf(question).isScored
/** How many of them count; at least one, so that callers can divide by it. */
export const scoredAmong = (questions: readonly KeyedQuestion[]): number =>
  Math.max(1, questions.filter(isScored).length)
export const extraSecondsOf = (question: KeyedQuestion): number => rulesOf(question).extraSeconds
export const partsOf = (question: KeyedQuestion): number => rulesOf(question).parts(question)
export const isAlwaysDrawn = (question: KeyedQuestion): boolean => rulesOf(question).isAlwaysDrawn
export const inOrder = (question: KeyedQuestion, order: readonly number[]): KeyedQuestion =>
  rulesOf(question).inOrder(question, order)
export const marksOf = (question: KeyedQuestion): string[] => rulesOf(question).marks(question)
export const spreadOf = (question: KeyedQuestion, answers: Iterable<AnswerData>): number[] =>
  rulesOf(question).spread(question, answers)

/** Whether the player gave an answer at all. */
export const saysSomething = (answer: AnswerData | undefined): boolean =>
  answer !== undefined && !('choice' in answer && answer.choice < 0)

/** What a device sent, as an answer to this question; null if it cannot be one. */
export const readAnswer = (question: KeyedQuestion, said: SaidAnswer): AnswerData | null =>
  said.answer === -1 && !said.given && question.kind !== 'slide' ? timedOut : rulesOf(question).read(question, said)

export const isSameAnswer = (one: AnswerData, other: AnswerData): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The given answer in words; null if its place says it. */
export const wordsOf = (question: KeyedQuestion, answer: AnswerData | undefined): string | null =>
  answer && saysSomething(answer) ? rulesOf(question).words(question, answer) : null

const nothing: ReadonlySet<string> = new Set()

/** From 0 for wrong to 1 for right, and in between for partly right. */
export const shareOf = (
  question: KeyedQuestion,
  answer: AnswerData | undefined,
  others: ReadonlySet<string> = nothing,
): number => (answer && saysSomething(answer) ? rulesOf(question).grade(question, answer, others) : 0)

/** Texts of the game's other questions, prepared for comparing: each would answer one of them. */
export function answersOfOthers(questions: readonly KeyedQuestion[], but: KeyedQuestion): ReadonlySet<string> {
  if (kindOf(but) !== 'typed') return nothing
  const texts = questions.flatMap((question) => (question === but ? [] : marksOf(question)))
  return new Set(texts.map((text) => comparable(text, { language: but.language })))
}
