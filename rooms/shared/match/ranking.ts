import type { Awards, FinalScore } from '../contract/gameResults.ts'
import { hasBegun, type Match, playingSeats, type Seat } from './matchModel.ts'

const placesAcross = (match: Match): Map<string, number> => {
  const finishers = hasBegun(match) ? match.rules.finishers(match.board) : []
  return new Map(finishers.map((player, index) => [player, index]))
}

/**
 * By score, then by total answer time. Players who have crossed a finish come first, in the order of crossing. Writes
 * each player's place. At the end equal scores share a place, as they share a step of the podium.
 */
export function rankSeats(match: Match, seats: readonly Seat[] = playingSeats(match)): Seat[] {
  const crossing = placesAcross(match)
  const last = crossing.size
  const ranked = [...seats].sort(
    (a, b) =>
      (crossing.get(a.player) ?? last) - (crossing.get(b.player) ?? last) ||
      b.tally.score - a.tally.score ||
      a.tally.totalMs - b.tally.totalMs ||
      a.number - b.number,
  )
  const shared = match.stage === 'finished' ? sharedPlaces(match, ranked) : null
  ranked.forEach((seat, index) => {
    seat.tally.place = shared?.get(seat.player) ?? index + 1
  })
  return ranked
}

/** Equal scores share a place. A player who has crossed a finish shares it with no other. */
export function sharedPlaces(match: Match, ranked: readonly Seat[]): ReadonlyMap<string, number> {
  const crossing = placesAcross(match)
  const places = new Map<string, number>()
  ranked.forEach(({ player, tally }, index) => {
    const before = ranked[index - 1]
    const isShared = before?.tally.score === tally.score && !crossing.has(before.player)
    places.set(player, (isShared && places.get(before.player)) || index + 1)
  })
  return places
}

/** The number that the mode counts beside the score. */
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
