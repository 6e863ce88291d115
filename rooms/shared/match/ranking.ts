import type { Awards, FinalScore } from '../contract/game.ts'
import { type Match, playingSeats, type Seat } from './matchModel.ts'

/** Orders the playing seats by score, then by total answer time, and writes each its place. */
export function rankSeats(match: Match): Seat[] {
  const ranked = playingSeats(match).sort(
    (a, b) => b.tally.score - a.tally.score || a.tally.totalMs - b.tally.totalMs || a.joinedAt - b.joinedAt,
  )
  ranked.forEach((seat, index) => {
    seat.tally.place = index + 1
  })
  return ranked
}

export const asFinalScore = ({ player, userId, username, slime, tally }: Seat): FinalScore => ({
  id: player,
  userId,
  username,
  slime,
  score: tally.score,
  place: tally.place,
  correctCount: tally.correctCount,
})

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
      .map(asFinalScore),
    climber,
  }
}
