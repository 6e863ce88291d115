import * as z from 'zod/mini'

export const leaderboardFields = [
  'totalWins',
  'totalCorrect',
  'totalGames',
  'totalCurrencyEarned',
  'bestStreak',
] as const
export type LeaderboardField = (typeof leaderboardFields)[number]

export const leaderboardDefaultLimit = 20
const leaderboardMaxLimit = 100

/** A query string: everything arrives as text. */
export const leaderboardQuery = z.object({
  sortBy: z._default(z.enum(leaderboardFields, 'The leaderboard cannot be sorted by this'), 'totalWins'),
  limit: z._default(
    z
      .pipe(
        z.string('The limit is not valid').check(z.regex(/^\d{1,3}$/, 'The limit is not valid')),
        z.transform(Number),
      )
      .check(
        z.minimum(1, 'The limit is at least 1'),
        z.maximum(leaderboardMaxLimit, `The limit is at most ${leaderboardMaxLimit}`),
      ),
    leaderboardDefaultLimit,
  ),
})

export type LeaderboardRow = {
  userId: string
  username: string
  selectedSlime: string
  totalGames: number
  totalWins: number
  totalCorrect: number
  totalCurrencyEarned: number
  bestStreak: number
}
