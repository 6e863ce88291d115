import { isKeyed, type ShownQuestion } from '../../../../rooms/shared/contract/questionSets.ts'
import { askedParts, toldKey } from '../../../../rooms/shared/questions/questionKinds.ts'

/** The place of the right answer, or undefined if that is hidden. */
export const rightPlace = (question: ShownQuestion | undefined): number | undefined =>
  question && isKeyed(question) ? toldKey(question).correct : undefined

/** The answers in the order in which they are shown. */
export const answersOf = (question: ShownQuestion): string[] =>
  isKeyed(question) ? askedParts(question).answers : question.answers
