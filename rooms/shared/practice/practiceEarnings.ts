import { isReadersPace, practiceCurrency } from '../catalog/economy.ts'
import { hasAnswered, isAskedAgain, type Match, type Seat, wasRight } from '../match/matchModel.ts'

/** Only points for answers that somebody can have read the question for are worth coins. */
export function practiceEarnings(match: Match, { player }: Seat): number {
  if (match.plan.practice?.isUnpaid) return 0
  let points = 0
  for (const turn of match.turns) {
    const given = turn.answers.get(player)
    if (turn.closed && given && isReadersPace(given.ms)) points += turn.gained.get(player) ?? 0
  }
  return practiceCurrency(points)
}

/**
 * What a practice counts for in records and achievements, as far as somebody can have read the questions; null where they
 * were one's own. The second try of a question counts for nothing here either.
 */
export function practiceFeats(
  match: Match,
  { player }: Seat,
): { answered: number; correct: number; bestStreak: number } | null {
  if (match.plan.practice?.isUnpaid) return null
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
