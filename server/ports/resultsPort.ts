import type { FinishedGame, GameReward, ResultsPort } from '../../rooms/ports.ts'
import type { Holdings } from '../archive/records.ts'
import type { Owner } from '../economy/ledger.ts'
import type { Services } from '../services.ts'

type Needs = Pick<Services, 'shelves' | 'ledger' | 'achievements'>

/** So many players are paid at once: enough to share flushes, too few to crowd out the games that are running. */
const atOnce = 100

/**
 * Every step happens once by its key, so after a crash the whole is simply done again: the report by its id, currency
 * and stats together as one ledger row for each player, achievements by player and name.
 */
export const resultsPort = ({ shelves, ledger, achievements }: Needs): ResultsPort => {
  const reward = async (owner: Owner, game: FinishedGame, earned: GameReward): Promise<string[]> => {
    const cause = `game:${game.report.id}`
    await ledger.commit(owner, { reason: 'game', key: cause, apply: (before) => withReward(before, earned) })
    await achievements.unlock(owner, cause)
    return achievements.unlockedBy(owner.id, cause)
  }

  return {
    record: async (game) => {
      await shelves.reports.insert(game.report)
      const unlocked: Record<string, string[]> = {}
      for (let from = 0; from < game.rewards.length; from += atOnce) {
        const rewards = game.rewards.slice(from, from + atOnce)
        const accounts = await shelves.accounts.getMany(rewards.map(({ userId }) => userId))
        await Promise.all(
          accounts.map(async (account) => {
            const earned = rewards.find(({ userId }) => userId === account.id)
            const ids = earned ? await reward(account, game, earned) : []
            if (ids.length > 0) unlocked[account.id] = ids
          }),
        )
      }
      return { unlocked }
    },
  }
}

const withReward = (before: Holdings, earned: GameReward): Holdings => ({
  ...before,
  currency: before.currency + earned.currency,
  stats: {
    totalGames: before.stats.totalGames + 1,
    totalWins: before.stats.totalWins + (earned.won ? 1 : 0),
    totalCorrect: before.stats.totalCorrect + earned.correctCount,
    bestStreak: Math.max(before.stats.bestStreak, earned.bestStreak),
    totalCurrencyEarned: before.stats.totalCurrencyEarned + earned.currency,
  },
})
