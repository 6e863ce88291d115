import * as z from 'zod/mini'
import { recordId } from './boundedText.ts'
import { complain } from './complaints.ts'
import { type Difficulty, difficulties, type PracticeMode, practiceModes } from './gameModes.ts'

export const practiceHistoryLimit = 10

function whole(field: string, most: number) {
  const invalid = complain('invalid', { field })
  return z.int(invalid).check(z.minimum(0, invalid), z.maximum(most, invalid))
}

export const practiceSaveRequest = z.object({
  questionSetId: recordId('questionSet'),
  gameMode: z.enum(practiceModes, complain('notPractised')),
  difficulty: z.enum(difficulties, complain('invalid', { field: 'difficulty' })),
  score: whole('score', 1_000_000),
  questionsCorrect: whole('questionsCorrect', 1_000),
  questionsTotal: whole('questionsTotal', 1_000),
  currencyEarned: whole('currencyEarned', 1_000_000),
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
