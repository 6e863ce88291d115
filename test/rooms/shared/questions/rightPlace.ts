import { isKeyed, type ShownQuestion } from '../../../../rooms/shared/contract/questionSets.ts'
import { askedParts, toldKey } from '../../../../rooms/shared/questions/questionKinds.ts'

/** Which answer is right; undefined where that is hidden. */
export const rightPlace = (question: ShownQuestion | undefined): number | undefined =>
  question && isKeyed(question) ? toldKey(question).correct : undefined

/** As they stand to be chosen from. */
export const answersOf = (question: ShownQuestion): string[] =>
  isKeyed(question) ? askedParts(question).answers : question.answers
