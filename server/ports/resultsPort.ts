import type { FinishedGame, ResultsPort, SettledGame } from '../../rooms/ports.ts'
import { finishersForPodium as playersForLesson } from '../../rooms/shared/catalog/economy.ts'
import type { PurseName } from '../../rooms/shared/catalog/purse.ts'
import type { Report } from '../../rooms/shared/contract/reports.ts'
import { ifReadable, RecordUnreadable } from '../archive/shelf.ts'
import { causeOfGame, withGame } from '../economy/gamePay.ts'
import type { Owner } from '../economy/holdings.ts'
import { withDeed } from '../economy/holdings.ts'
import { isRefused } from '../refused.ts'
import { replayWithout, reportWithout } from '../reports/formerPlayer.ts'
import type { Services } from '../services.ts'

type Needs = Pick<
  Services,
  'shelves' | 'ledger' | 'achievements' | 'replays' | 'lessons' | 'today' | 'guestEarnings' | 'hosting'
>

type Settlement = { unlocked: string[]; paid: number | undefined }

/** This many players are paid at once: enough to share flushes, and few enough to leave room for running games. */
const atOnce = 100
const slices = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, n) => ids.slice(n * atOnce, (n + 1) * atOnce))

/**
 * A failure with one account does not stop the others. It is thrown at the end, so that what is missing is tried again. An account
 * that cannot be read would fail for ever, with the whole game: it is named instead.
 */
const withEach = async (
  accounts: Services['shelves']['accounts'],
  ids: readonly string[],
  act: (account: Owner) => Promise<void>,
): Promise<string[]> => {
  const failures: unknown[] = []
  const unread: string[] = []
  const actOn = async (id: string) => {
    const account = await accounts.get(id)
    if (account) await act(account)
  }
  for (const some of slices(ids))
    for (const [at, outcome] of (await Promise.allSettled(some.map(actOn))).entries()) {
      if (outcome.status === 'fulfilled') continue
      if (outcome.reason instanceof RecordUnreadable) unread.push(some[at] ?? '')
      else failures.push(outcome.reason)
    }
  if (failures.length > 0) throw failures[0]
  return unread
}

/**
 * The report comes last, so that a reader who finds it finds the rest, too. If the host has deleted their account meanwhile, a
 * lesson is left to its class. Any other report would have no reader and never be deleted, so it is not kept.
 */
const keepToRead = async (
  { shelves, replays, lessons, hosting }: Needs,
  { report, replay }: FinishedGame,
): Promise<void> => {
  const { id, classId, finishedAt, hostUserId } = report
  const replayBytes = await replays.keep(id, hostUserId, replay)
  if (classId !== undefined) await shelves.classReports.insert({ id, classId, finishedAt })
  const isNew = await shelves.reports.insert(report)
  const host = await ifReadable(shelves.accounts.get(hostUserId))
  if (host && isNew) await hosting.keeps(host, report, replayBytes)
  // One that cannot be read is not gone.
  if (!host && (await shelves.accounts.count({ id: hostUserId })) === 0) await lessons.settleHosted(hostUserId)
}

/**
 * Every step happens once by its key, so after a crash the whole is simply done again: the report by its id, currency
 * and stats together in one ledger row for each player, achievements by player and name.
 */
export const resultsPort = (needs: Needs): ResultsPort => {
  const { shelves, ledger, achievements, today, guestEarnings } = needs
  const settle = async (owner: Owner, game: FinishedGame, purse: PurseName): Promise<Settlement> => {
    const cause = causeOfGame(game.report.id)
    const earned = game.rewards.find(({ userId }) => userId === owner.id)
    const paid =
      earned &&
      (await ledger.commit(owner, {
        reason: 'game',
        key: cause,
        apply: (before) => withGame(before, earned, { purse, today: today(), counted: countedIn(game.report) }),
      }))
    // There should be no reason to refuse. If this counted as paid, the player would be told that their account is
    // gone.
    if (paid && isRefused(paid)) throw new Error(`A game could not be paid: ${paid.refused}`)
    if (isHostOfOthers(owner, game)) {
      await ledger.commit(owner, {
        reason: 'hosted',
        key: `hosted:${game.report.id}`,
        apply: (before) => withDeed(before, 'gamesHosted'),
      })
    }
    await achievements.unlock(owner, cause)
    return {
      unlocked: await achievements.unlockedBy(owner.id, cause),
      paid: paid?.row.currency,
    }
  }

  const purseOf = async ({ report, rewards, guests }: FinishedGame): Promise<PurseName> => {
    const everybody = [...rewards, ...guests.map(({ reward }) => reward)]
    const isLesson = everybody.some(({ played, opponents }) => opponents + (played ? 1 : 0) >= playersForLesson)
    if (!isLesson) return 'everyday'
    // Only teachers have classes, so a game of a class is a lesson also if the account of its host cannot be read.
    const host = await ifReadable(shelves.accounts.get(report.hostUserId))
    return host?.role === 'teacher' || (!host && report.classId !== undefined) ? 'lessons' : 'everyday'
  }

  /** Without accounts that were deleted during the game. */
  const withoutTheGone = async (game: FinishedGame): Promise<FinishedGame> => {
    const gone = new Set(game.report.players.flatMap(({ userId }) => userId ?? []))
    for (const some of slices([...gone])) {
      // One that cannot be read is not gone.
      for (const id of await shelves.accounts.ids(some.length, { id: { in: some } })) gone.delete(id)
    }
    const report = reportWithout(game.report, gone)
    return report ? { ...game, report, replay: replayWithout(game.replay, gone) } : game
  }

  return {
    record: async (played) => {
      const game = await withoutTheGone(played)
      await keepToRead(needs, game)
      const everybody = [...new Set([game.report.hostUserId, ...game.rewards.map(({ userId }) => userId)])]
      const purse = await purseOf(game)
      const settled: SettledGame = { unlocked: {}, paid: {} }
      await guestEarnings.keep(game, { purse, counted: countedIn(game.report) })
      const unread = await withEach(shelves.accounts, everybody, async (account) => {
        const { unlocked, paid } = await settle(account, game, purse)
        if (unlocked.length > 0) settled.unlocked[account.id] = unlocked
        if (paid !== undefined) settled.paid[account.id] = paid
      })
      return { ...settled, ...(unread.length > 0 && { unreadAccounts: unread }) }
    },

    mayHost: (account) => needs.hosting.mayHost(account),

    paidBy: async (gameId, userIds) => {
      const paid: SettledGame['paid'] = {}
      for (const some of slices(userIds)) {
        for (const { playerId, currency } of await ledger.rowsOf(some, causeOfGame(gameId))) paid[playerId] = currency
      }
      return paid
    },
  }
}

const countedIn = ({ questions }: Report): number => questions.filter(({ voided }) => !voided).length

/** A game counts as hosted for others if another account has played in it: a tab full of guests is no class. */
const isHostOfOthers = ({ id }: Owner, { report, rewards }: FinishedGame): boolean =>
  id === report.hostUserId && rewards.some(({ userId, played }) => played && userId !== id)
