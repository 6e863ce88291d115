import type { AskedQuestion, QuestionClosed } from '../../../../rooms/shared/contract/asking.ts'
import { markOf } from './answerMarks.ts'

/** The places of all that are right, in their right order. */
export const rightPlaces = ({ correct, rights }: QuestionClosed): readonly number[] => rights ?? [correct]

/** The right answer as text: the parts of an order one behind the other. */
export function rightText({ kind, answers }: AskedQuestion, closed: QuestionClosed): string {
  const texts = closed.texts?.slice(0, 1) ?? rightPlaces(closed).map((place) => answers[place] ?? '')
  return texts.join(kind === 'order' ? ' → ' : ', ')
}

/** Empty where it is no single place. */
export const rightLetter = ({ correct }: QuestionClosed): string => (correct < 0 ? '' : markOf(correct).letter)
