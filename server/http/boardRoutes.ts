import {
  type LeaderboardRow,
  leaderboardQuery,
  type OwnPlace,
  ownPlaceQuery,
} from '../../rooms/shared/contract/leaderboard.ts'
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
        // Players with zero are not listed.
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

  // In a school of thirty classes hardly anybody is on the board, so all may see how far they are from it.
  add(
    'get',
    '/leaderboard/:userId',
    { access: 'owner', query: ownPlaceQuery },
    async ({ user, query: { sortBy } }): Promise<OwnPlace | undefined> => {
      const own = await shelves.profiles.get(user.id)
      if (!own?.ranked || own[sortBy] === 0) return undefined
      const ahead = await shelves.profiles.count({ ranked: true, [sortBy]: { gt: own[sortBy] } })
      return { place: ahead + 1, row: leaderboardRow(own) }
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
