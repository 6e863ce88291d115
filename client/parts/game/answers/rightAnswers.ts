import type { AskedQuestion, QuestionClosed } from '../../../../rooms/shared/contract/asking.ts'
import { inSequence } from '../../../../rooms/shared/questions/inSequence.ts'
import { markOf } from './answerMarks.ts'

/** The places of all right answers, in their right order. */
export const rightPlaces = ({ correct, rights }: QuestionClosed): readonly number[] => rights ?? [correct]

/** The right answer as text. The parts of an order follow each other. */
export function rightText({ kind, answers }: AskedQuestion, closed: QuestionClosed): string {
  const texts = closed.texts?.slice(0, 1) ?? rightPlaces(closed).map((place) => answers[place] ?? '')
  return kind === 'order' ? inSequence(texts) : texts.join(', ')
}

/** Empty if the right answer is not a single place. */
export const rightLetter = ({ correct }: QuestionClosed): string => (correct < 0 ? '' : markOf(correct).letter)
