import * as z from 'zod/mini'
import { type Difficulty, difficulties, practiceModes } from '../contract/gameModes.ts'
import { rivalId } from './practiceSeats.ts'

export const practiceLimitMs = 15_000

export const practiceWish = z.object({
  questionSetId: z.string().check(z.minLength(1), z.maxLength(64)),
  difficulty: z._default(z.enum(difficulties), 'medium'),
  gameMode: z._default(z.enum(practiceModes), 'classic'),
})
export type PracticeWish = z.infer<typeof practiceWish>

/** The least that a correct answer is worth in practice. */
const leastPractised = 100

export const practicePoints = (ms: number): number => Math.max(leastPractised, Math.round(1000 - 100 * (ms / 1000)))

const rivalPoints = (ms: number): number => Math.max(100, Math.round(1000 - ms / 100))

/** The scoring table of practice: pupil and rival are paid by formulas of their own. */
export function practisedPoints(player: string, { share, ms }: { share: number; ms: number }): number {
  if (share < 1) return Math.round(leastPractised * share)
  return player === rivalId ? rivalPoints(ms) : practicePoints(ms)
}

interface Opponent {
  fromMs: number
  toMs: number
  accuracy: number
}

export const opponents: Record<Difficulty, Opponent> = {
  easy: { fromMs: 4000, toMs: 6000, accuracy: 0.6 },
  medium: { fromMs: 2000, toMs: 4000, accuracy: 0.75 },
  hard: { fromMs: 1000, toMs: 2000, accuracy: 0.85 },
}

interface OpponentAnswer {
  ms: number
  correct: boolean
  points: number
}

/** How the simulated rival answers one question: when, whether right, and for how many points. */
export function opponentAnswer(difficulty: Difficulty, random: () => number): OpponentAnswer {
  const { fromMs, toMs, accuracy } = opponents[difficulty]
  const ms = fromMs + random() * (toMs - fromMs)
  const correct = random() < accuracy
  return { ms, correct, points: correct ? Math.max(100, Math.round(1000 - ms / 100)) : 0 }
}
