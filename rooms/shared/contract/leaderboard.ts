import * as z from 'zod/mini'
import { complain } from './complaints.ts'

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

const sortBy = z._default(z.enum(leaderboardFields, complain('sortField')), 'totalWins')

/** Of one player's own place. */
export const ownPlaceQuery = z.object({ sortBy })

/** A query string: everything arrives as text. */
export const leaderboardQuery = z.object({
  sortBy,
  limit: z._default(
    z
      .pipe(
        z
          .string(complain('invalid', { field: 'limit' }))
          .check(z.regex(/^\d{1,3}$/, complain('invalid', { field: 'limit' }))),
        z.transform(Number),
      )
      .check(
        z.minimum(1, complain('limitTooLow')),
        z.maximum(leaderboardMaxLimit, complain('limitTooHigh', { most: leaderboardMaxLimit })),
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

/** A player's place among all: one behind the players who have more. Players with as much share a place. */
export type OwnPlace = { place: number; row: LeaderboardRow }
