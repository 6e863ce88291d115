import type { Awards, FinalScore } from '../contract/gameResults.ts'
import { hasBegun, type Match, playingSeats, type Seat } from './matchModel.ts'

/**
 * By score, then by total answer time; players who have crossed a finish come first, in that order. Writes each its
 * place. At the end equal scores share a place, as they share a step of the podium.
 */
export function rankSeats(match: Match): Seat[] {
  const finishers = hasBegun(match) ? match.rules.finishers(match.board) : []
  const crossing = new Map(finishers.map((player, index) => [player, index]))
  const last = finishers.length
  const ranked = playingSeats(match).sort(
    (a, b) =>
      (crossing.get(a.player) ?? last) - (crossing.get(b.player) ?? last) ||
      b.tally.score - a.tally.score ||
      a.tally.totalMs - b.tally.totalMs ||
      a.number - b.number,
  )
  ranked.forEach((seat, index) => {
    const before = ranked[index - 1]
    const isShared =
      match.stage === 'finished' && before?.tally.score === seat.tally.score && !crossing.has(before.player)
    seat.tally.place = isShared ? before.tally.place : index + 1
  })
  return ranked
}

/** What the mode counts beside the score. */
export const markOf = (match: Match, { player, plays }: Seat): number =>
  plays && hasBegun(match) ? match.rules.markOf(match.board, player) : 0

function finalScoreOf(match: Match, seat: Seat): FinalScore {
  const { player, username, slime, tally } = seat
  const { score, place, correctCount } = tally
  return { id: player, username, slime, score, place, correctCount, mark: markOf(match, seat) }
}

export const finalScoresOf = (match: Match): FinalScore[] => match.ranking.map((seat) => finalScoreOf(match, seat))

/** The podium of knowledge, and who rose the most since the place they held after the first third of the game. */
export function awardsOf(match: Match): Awards {
  const byKnowledge = [...match.ranking].sort(
    (a, b) => b.tally.correctCount - a.tally.correctCount || a.tally.totalMs - b.tally.totalMs,
  )
  let climber: Awards['climber'] = null
  for (const { player, username, slime, tally } of match.ranking) {
    const places = (match.earlyPlaces.get(player) ?? tally.place) - tally.place
    if (places > (climber?.places ?? 0)) climber = { id: player, username, slime, places }
  }
  return {
    mostCorrect: byKnowledge
      .filter((seat) => seat.tally.correctCount > 0)
      .slice(0, 3)
      .map((seat) => finalScoreOf(match, seat)),
    climber,
  }
}
