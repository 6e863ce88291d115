import type { ProfileRecord } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'
import type { Log } from '../log.ts'
import type { Head, Owner } from './holdings.ts'

/** Keeps the profiles, by which the leaderboard sorts, close behind the ledger. Failing is harmless: reading repairs them. */
export const keepProjection = (profiles: Shelves['profiles'], log: Log) => {
  const underWay = new Set<Promise<void>>()

  const write = async (owner: Owner, head: Head): Promise<void> => {
    const record: ProfileRecord = {
      ...head.holdings.stats,
      id: owner.id,
      username: owner.username,
      role: owner.role,
      ranked: owner.role === 'student' || head.holdings.stats.totalGames > 0,
      seq: head.seq,
      holdings: head.holdings,
    }
    for (;;) {
      const present = await profiles.get(owner.id)
      if (present && present.seq >= head.seq) return
      if (present ? await profiles.replace(record, present.version) : await profiles.insert(record)) return
    }
  }

  return {
    update: (owner: Owner, head: Head): Promise<void> => {
      const job = write(owner, head)
        .catch((err: unknown) => log.warn({ err }, 'a profile is behind its ledger'))
        .finally(() => underWay.delete(job))
      underWay.add(job)
      return job
    },
    settled: async () => {
      await Promise.all(underWay)
    },
  }
}
