import type { JournalPort } from '../../rooms/ports.ts'
import type { MatchEntry } from '../../rooms/shared/match/matchEntries.ts'
import type { JournalRecord } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'

const pageSize = 500
const mostGames = 5_000

/** Running games, on the shelves that answer at once and survive the death of the process. */
export const journalPort = ({ runningGames, journal }: Pick<Shelves, 'runningGames' | 'journal'>): JournalPort => {
  const batchesOf = async (code: string): Promise<JournalRecord[]> => {
    const batches: JournalRecord[] = []
    for (;;) {
      const after = batches.at(-1)?.seq ?? -1
      const page = await journal.find({ where: { code, seq: { gt: after } }, sort: [['seq', 'asc']], limit: pageSize })
      if (page.length === 0) return batches
      batches.push(...page)
    }
  }

  return {
    open: (plan) =>
      runningGames.insert({
        id: plan.code,
        questionSetId: plan.questionSetId,
        hostUserId: plan.host.userId,
        plan,
        openedAt: plan.createdAt,
      }),

    append: async (code, seq, entries) => {
      const batch: JournalRecord = { id: `${code}:${seq}`, code, seq, entries }
      if (await journal.insert(batch)) return
      // A write whose answer got lost is sent again, with what has come since: the later one holds the earlier.
      const present = await journal.get(batch.id)
      const isLonger = present && startsWith(entries, present.entries)
      if (!isLonger || !(await journal.replace(batch, present.version))) throw new Error('The journal is out of step')
    },

    unfinished: async () => {
      const games = await runningGames.find({ sort: [['id', 'asc']], limit: mostGames })
      return Promise.all(
        games.map(async ({ id, plan }) => {
          const batches = await batchesOf(id)
          const entries: MatchEntry[] = batches.flatMap((batch) => batch.entries)
          return { plan, entries, nextSequence: (batches.at(-1)?.seq ?? -1) + 1 }
        }),
      )
    },

    /** The claim goes last: until then nobody else opens a game under a code whose entries are still there. */
    close: async (code) => {
      await journal.removeWhere({ code })
      await runningGames.remove(code)
    },
  }
}

const startsWith = (entries: readonly MatchEntry[], start: readonly MatchEntry[]) =>
  JSON.stringify(entries.slice(0, start.length)) === JSON.stringify(start)
