import { type LeaderboardRow, leaderboardQuery } from '../../rooms/shared/contract/leaderboard.ts'
import type { ProfileRecord } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'
import type { Ledger } from '../economy/ledger.ts'
import type { SchoolRules } from '../schoolRules.ts'
import type { AddRoute } from './apiRoutes.ts'

type Needs = { shelves: Pick<Shelves, 'profiles'>; ledger: Ledger; rules: SchoolRules }

export const boardRoutes = (add: AddRoute, { shelves, ledger, rules }: Needs) => {
  add(
    'get',
    '/leaderboard',
    { access: rules.publicLeaderboard ? 'everyone' : 'signedIn', query: leaderboardQuery },
    async ({ query }) => {
      const rows = await shelves.profiles.find({
        // Players with a zero are not listed.
        where: { ranked: true, [query.sortBy]: { gt: 0 } },
        sort: [
          [query.sortBy, 'desc'],
          ['id', 'desc'],
        ],
        limit: query.limit,
      })
      return rows.map(leaderboardRow)
    },
  )

  add('get', '/stats/:userId', { access: 'owner' }, async ({ user }) => (await ledger.head(user)).holdings.stats)
}

const leaderboardRow = (profile: ProfileRecord): LeaderboardRow => ({
  userId: profile.id,
  username: profile.username,
  selectedSlime: profile.holdings.selectedSlime,
  totalGames: profile.totalGames,
  totalWins: profile.totalWins,
  totalCorrect: profile.totalCorrect,
  totalCurrencyEarned: profile.totalCurrencyEarned,
  bestStreak: profile.bestStreak,
})
