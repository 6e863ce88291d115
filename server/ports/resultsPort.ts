import type { FinishedGame, GameReward, ResultsPort } from '../../rooms/ports.ts'
import { perfectGameQuestions } from '../../rooms/shared/catalog/measures.ts'
import type { Report } from '../../rooms/shared/contract/reports.ts'
import type { Holdings } from '../archive/records.ts'
import { withDeed } from '../economy/holdings.ts'
import type { Owner } from '../economy/ledger.ts'
import type { Services } from '../services.ts'

type Needs = Pick<Services, 'shelves' | 'ledger' | 'achievements' | 'replays'>

/** So many players are paid at once: enough to share flushes, too few to crowd out the games that are running. */
const atOnce = 100

/**
 * Every step happens once by its key, so after a crash the whole is simply done again: the report by its id, currency
 * and stats together as one ledger row for each player, achievements by player and name.
 */
export const resultsPort = ({ shelves, ledger, achievements, replays }: Needs): ResultsPort => {
  const settle = async (owner: Owner, game: FinishedGame): Promise<string[]> => {
    const cause = `game:${game.report.id}`
    const earned = game.rewards.find(({ userId }) => userId === owner.id)
    if (earned) {
      await ledger.commit(owner, {
        reason: 'game',
        key: cause,
        apply: (before) => withReward(before, earned, game.report),
      })
    }
    if (owner.id === game.report.hostUserId && game.report.players.some(({ userId }) => userId !== owner.id)) {
      await ledger.commit(owner, {
        reason: 'hosted',
        key: `hosted:${game.report.id}`,
        apply: (before) => withDeed(before, 'gamesHosted'),
      })
    }
    await achievements.unlock(owner, cause)
    return achievements.unlockedBy(owner.id, cause)
  }

  return {
    record: async (game) => {
      await shelves.reports.insert(game.report)
      await replays.keep(game.report.id, game.report.hostUserId, game.replay)
      const everybody = [...new Set([game.report.hostUserId, ...game.rewards.map(({ userId }) => userId)])]
      const unlocked: Record<string, string[]> = {}
      for (let from = 0; from < everybody.length; from += atOnce) {
        const accounts = await shelves.accounts.getMany(everybody.slice(from, from + atOnce))
        await Promise.all(
          accounts.map(async (account) => {
            const ids = await settle(account, game)
            if (ids.length > 0) unlocked[account.id] = ids
          }),
        )
      }
      return { unlocked }
    },
  }
}

const withReward = (before: Holdings, earned: GameReward, { questions }: Report): Holdings => {
  const counted = questions.filter(({ voided }) => !voided).length
  const isPerfect = counted >= perfectGameQuestions && earned.correctCount >= counted
  return {
    ...before,
    currency: before.currency + earned.currency,
    stats: {
      totalGames: before.stats.totalGames + 1,
      totalWins: before.stats.totalWins + (earned.won ? 1 : 0),
      totalCorrect: before.stats.totalCorrect + earned.correctCount,
      bestStreak: Math.max(before.stats.bestStreak, earned.bestStreak),
      totalCurrencyEarned: before.stats.totalCurrencyEarned + earned.currency,
    },
    deeds: {
      ...before.deeds,
      totalAnswered: before.deeds.totalAnswered + earned.answered,
      perfectGames: before.deeds.perfectGames + (isPerfect ? 1 : 0),
      biggestGame: Math.max(before.deeds.biggestGame, earned.opponents),
    },
  }
}
