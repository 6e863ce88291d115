import { currencyForAnswer, currencyForPlace } from '../catalog/economy.ts'
import { counts, hasAnswered, limitOf, type Match, type PlayedTurn, type Seat, wasRight } from './matchModel.ts'

const countedTurns = (match: Match): PlayedTurn[] => match.turns.filter((turn) => turn.closed && counts(match, turn))

/** A player who answered half of the questions has played. Having a seat, or tapping once, is not enough. */
export const playersOf = (match: Match): Seat[] => {
  const turns = countedTurns(match)
  return match.ranking.filter(({ player }) => {
    const answered = turns.filter((turn) => hasAnswered(turn, player)).length
    return answered > 0 && answered * 2 >= turns.length
  })
}

/** Places among players with an account who have played, so that a pupil cannot win against guests of their own. */
export const placesOf = (match: Match): ReadonlyMap<string, number> => {
  const places = new Map<string, number>()
  let before: Seat | undefined
  for (const seat of playersOf(match)) {
    if (seat.userId === null) continue
    const shared = before?.tally.place === seat.tally.place ? places.get(before.player) : undefined
    places.set(seat.player, shared ?? places.size + 1)
    before = seat
  }
  return places
}

const forAnswers = (match: Match, turns: readonly PlayedTurn[], { player }: Seat): number => {
  const { speedBonus } = match.plan.settings
  let earned = 0
  for (const turn of turns) {
    const given = turn.answers.get(player)
    if (given && wasRight(match, turn, player)) earned += currencyForAnswer(given.ms, limitOf(match, turn), speedBonus)
  }
  return earned
}

/**
 * What each player's game is worth in coins. Whether they are paid is decided elsewhere: guests and teachers get no
 * coins.
 */
export const earningsOf = (match: Match): ReadonlyMap<string, number> => {
  const turns = countedTurns(match)
  const places = placesOf(match)
  return new Map(
    match.ranking.map((seat) => {
      const place = places.get(seat.player)
      // A player without a point has no place, and a class that lost together has no podium.
      const isPlaced = place !== undefined && seat.tally.score > 0 && match.end !== 'lost'
      return [seat.player, forAnswers(match, turns, seat) + (isPlaced ? currencyForPlace(place, places.size) : 0)]
    }),
  )
}
