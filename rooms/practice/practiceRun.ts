import type { PracticeRun } from '../ports.ts'
import type { PracticeMode } from '../shared/contract/gameModes.ts'
import type { Match, Seat } from '../shared/match/matchModel.ts'
import { practiceEarnings, practiceFeats } from '../shared/practice/practiceEarnings.ts'
import { pupilId } from '../shared/practice/practiceSeats.ts'

/** The record of a practice that was played to its end. */
export function practiceRunOf(match: Match): PracticeRun {
  const { plan, finishedAt } = match
  const pupil = match.seats.get(pupilId) as Seat
  return {
    runId: plan.practice?.runId ?? plan.gameId,
    userId: plan.host.userId,
    questionSetId: plan.questionSetId,
    gameMode: plan.gameMode as PracticeMode,
    difficulty: plan.practice?.difficulty ?? 'medium',
    score: pupil.tally.score,
    questionsCorrect: pupil.tally.correctCount,
    questionsTotal: plan.questions.length,
    currencyEarned: practiceEarnings(match, pupil),
    feats: practiceFeats(match, pupil),
    finishedAt,
  }
}
