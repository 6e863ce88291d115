import {
  type Difficulty,
  difficulties,
  type PracticeMode,
  practiceModes,
} from '../../rooms/shared/contract/gameModes.ts'

export type PracticePlan = { questionSetId: string; difficulty: Difficulty; gameMode: PracticeMode }

const oneOf = <Value extends string>(values: readonly Value[], wanted: unknown, otherwise: Value): Value =>
  values.find((value) => value === wanted) ?? otherwise

/** The plan that the setup screen or a practice left in the history entry. Null without a question set. */
export function readPracticePlan(state: unknown): PracticePlan | null {
  if (typeof state !== 'object' || state === null) return null
  const { questionSetId, difficulty, gameMode } = state as Record<string, unknown>
  if (typeof questionSetId !== 'string' || questionSetId === '') return null
  return {
    questionSetId,
    difficulty: oneOf(difficulties, difficulty, 'medium'),
    gameMode: oneOf(practiceModes, gameMode, 'classic'),
  }
}
