import type { SeatReward } from '../../rooms/ports.ts'
import { perfectGameQuestions } from '../../rooms/shared/catalog/measures.ts'
import { countGame, type PurseName } from '../../rooms/shared/catalog/purse.ts'
import type { Holdings } from '../archive/records.ts'
import { withPay } from './holdings.ts'

/** The key of a game in the ledgers of the players it has paid. */
export const causeOfGame = (gameId: string): string => `game:${gameId}`

/** `counted`: how many questions of the game counted. */
type GamePayment = { purse: PurseName; today: string; counted: number }

/** Adds a finished game to a player's holdings: its coins, and what it counts for. */
export const withGame = (before: Holdings, earned: SeatReward, { purse, today, counted }: GamePayment): Holdings => {
  const paid = withPay(before, { purse, earned: earned.currency, today })
  const { counts, purses } = countGame(paid.purses, today)
  if (!counts) return paid
  const isPerfect = counted >= perfectGameQuestions && earned.correctCount >= counted
  const { stats } = paid
  return {
    ...paid,
    purses,
    stats: {
      ...stats,
      totalGames: stats.totalGames + 1,
      totalWins: stats.totalWins + (earned.won ? 1 : 0),
      totalCorrect: stats.totalCorrect + earned.correctCount,
      bestStreak: Math.max(stats.bestStreak, earned.bestStreak),
    },
    deeds: {
      ...before.deeds,
      totalAnswered: before.deeds.totalAnswered + earned.answered,
      perfectGames: before.deeds.perfectGames + (isPerfect ? 1 : 0),
      biggestGame: Math.max(before.deeds.biggestGame, earned.opponents),
    },
  }
}
