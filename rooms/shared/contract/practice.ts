import * as z from 'zod/mini'
import { recordId } from './boundedText.ts'
import { type Difficulty, difficulties, type PracticeMode, practiceModes } from './gameModes.ts'

export const practiceHistoryLimit = 10

const whole = (what: string, most: number) =>
  z.int(`${what} is not valid`).check(z.minimum(0, `${what} is not valid`), z.maximum(most, `${what} is not valid`))

export const practiceSaveRequest = z.object({
  questionSetId: recordId('The question set'),
  gameMode: z.enum(practiceModes, 'This mode cannot be practised'),
  difficulty: z.enum(difficulties, 'The difficulty is not valid'),
  score: whole('The score', 1_000_000),
  questionsCorrect: whole('The number of correct answers', 1_000),
  questionsTotal: whole('The number of questions', 1_000),
  currencyEarned: whole('The earned currency', 1_000_000),
})
export type PracticeSaveRequest = z.infer<typeof practiceSaveRequest>

export type PracticeHistoryRow = {
  id: string
  game_mode: PracticeMode
  difficulty: Difficulty
  score: number
  questions_correct: number
  questions_total: number
  currency_earned: number
  /** Milliseconds since 1970. */
  played_at: number
}

export type PracticeSaveResponse = { saved: PracticeHistoryRow; currency: number }

export type PracticeStats = {
  total_practice_games: number
  total_questions: number
  total_correct: number
  total_earned: number
  avg_score: number
}
