import { isReadersPace, practiceCurrency } from '../catalog/economy.ts'
import type { Match, Seat } from '../match/matchModel.ts'

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
