import { isReadersPace, practiceCurrency } from '../catalog/economy.ts'
import { hasAnswered, isAskedAgain, type Match, type Seat, wasRight } from '../match/matchModel.ts'
import { isOfOwnQuestions } from '../match/matchPlan.ts'

/** Coins for the score, without the points of answers that came too quickly for the pupil to have read the question. */
export function practiceEarnings(match: Match, { player, tally }: Seat): number {
  let unread = 0
  let hasRead = false
  for (const turn of match.turns) {
    const given = turn.answers.get(player)
    if (!turn.closed || !given) continue
    if (isReadersPace(given.ms)) {
      hasRead = true
      continue
    }
    unread += turn.gained.get(player) ?? 0
    for (const change of turn.changes) if (change.player === player) unread += Math.max(0, change.by)
  }
  return hasRead ? practiceCurrency(Math.max(0, tally.score - unread)) : 0
}

/**
 * What a practice counts for in records and achievements, without answers too quick for reading; null for the pupil's own
 * questions. The second try of a question counts for nothing here either.
 */
export function practiceFeats(
  match: Match,
  { player }: Seat,
): { answered: number; correct: number; bestStreak: number } | null {
  if (isOfOwnQuestions(match.plan)) return null
  const feats = { answered: 0, correct: 0, bestStreak: 0 }
  let streak = 0
  for (const turn of match.turns) {
    if (!turn.closed || isAskedAgain(match, turn)) continue
    const isRead = hasAnswered(turn, player) && isReadersPace(turn.answers.get(player)?.ms ?? 0)
    const isRight = isRead && wasRight(match, turn, player)
    streak = isRight ? streak + 1 : 0
    feats.answered += isRead ? 1 : 0
    feats.correct += isRight ? 1 : 0
    feats.bestStreak = Math.max(feats.bestStreak, streak)
  }
  return feats
}
