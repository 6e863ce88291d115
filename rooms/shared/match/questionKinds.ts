import type { KeyedQuestion } from './matchPlan.ts'

/** What a player answered, as the kind of the question has it. There is one kind: four answers, one of them right. */
export interface AnswerData {
  /** -1: the time ran out on the device. */
  choice: number
}

export const isRight = ({ correct }: KeyedQuestion, answer: AnswerData | undefined): boolean =>
  answer?.choice === correct

/** Whether something was answered at all. */
export const saysSomething = (answer: AnswerData | undefined): boolean => (answer?.choice ?? -1) >= 0

/** How many chose each of the four answers. */
export function spreadOf(answers: Iterable<AnswerData>): number[] {
  const spread = [0, 0, 0, 0]
  for (const { choice } of answers) if (choice >= 0) spread[choice] = (spread[choice] ?? 0) + 1
  return spread
}
