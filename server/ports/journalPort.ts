import type { JournalPort } from '../../rooms/ports.ts'
import type { Archive } from '../archive/openArchive.ts'

const mostGames = 5_000

/** Running games: who has claimed which code for what, and the log of what happens in each. */
export const journalPort = ({ runningGames, entryLog }: Pick<Archive, 'runningGames' | 'entryLog'>): JournalPort => ({
  open: (plan) =>
    runningGames.insert({
      id: plan.code,
      questionSetId: plan.questionSetId,
      hostUserId: plan.host.userId,
      plan,
      openedAt: plan.createdAt,
    }),

  append: entryLog.append,

  unfinished: async () => {
    const games = await runningGames.find({ sort: [['id', 'asc']], limit: mostGames })
    return Promise.all(
      games.map(async ({ id, plan }) => {
        const batches = await entryLog.read(id)
        return { plan, entries: batches.flat(), nextSequence: batches.length }
      }),
    )
  },

  /** The claim goes last: until then nobody else opens a game under a code whose entries are still there. */
  close: async (code) => {
    await entryLog.remove(code)
    await runningGames.remove(code)
  },
})
