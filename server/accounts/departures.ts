import { everyRecord } from '../archive/everyRecord.ts'
import type { AccountRecord, DepartureRecord, ReportRecord } from '../archive/records.ts'
import type { Kept } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import type { Pictures } from '../content/pictures.ts'
import { formerPlayer, reportWithout } from '../reports/formerPlayer.ts'
import type { Replays } from '../reports/replays.ts'
import { reportsAtOnce, reportsSince } from '../reports/reportsByTime.ts'
import type { Accounts } from './accounts.ts'
import { leaveClasses } from './leaveClasses.ts'

type Needs = { shelves: Shelves; accounts: Accounts; replays: Replays; pictures: Pictures; now: () => number }

/** Work that was under way when an account was deleted is over by then, and its results are cleaned as well. */
const secondLookMs = 60 * 60 * 1000

/** Deleting an account takes everything along that is theirs. Every step may be done again, so a crash only means going on. */
export const keepDepartures = ({ shelves, accounts, replays, pictures, now }: Needs) => {
  const { reports } = shelves

  const dropHosted = async (hostUserId: string) => {
    for (;;) {
      const page = await reports.find({ where: { hostUserId }, limit: reportsAtOnce })
      if (page.length === 0) return
      await Promise.all(page.flatMap(({ id }) => [replays.drop(id), reports.remove(id)]))
    }
  }

  /** Others may leave the same report at the same moment. */
  const fade = async (report: Kept<ReportRecord>, gone: ReadonlySet<string>) => {
    for (let present: typeof report | undefined = report; present; present = await reports.get(report.id)) {
      const { version, ...record } = present
      const faded = reportWithout(record, gone)
      if (!faded) return
      await replays.forget(report.id, gone)
      if (await reports.replace(faded, version)) return
    }
  }

  /** In the reports of others they are a former player. Reports from before the account existed need no look. */
  const fadeFromReports = async ({ id, since }: DepartureRecord) => {
    const gone = new Set([id])
    for await (const report of reportsSince(reports, since)) await fade(report, gone)
  }

  /** What they reported of others' things stays to be judged. */
  const fadeFromFlags = async (id: string) => {
    for await (const { version, ...share } of everyRecord(shelves.shares)) {
      if (!share.flags.some(({ userId }) => userId === id)) continue
      const flags = share.flags.map((flag) => (flag.userId === id ? { ...flag, userId: '', by: formerPlayer } : flag))
      await shelves.shares.replace({ ...share, flags }, version)
    }
  }

  const carryOut = async (departure: DepartureRecord) => {
    const { id } = departure
    await shelves.accounts.remove(id)
    await accounts.sessions.revokeAll(id)
    await dropHosted(id)
    await fadeFromReports(departure)
    await fadeFromFlags(id)
    await shelves.shares.removeWhere({ ownerId: id })
    await shelves.questionSets.removeWhere({ ownerId: id })
    await pictures.release({ ownerId: id })
    await shelves.storage.remove(id)
    await shelves.maps.removeWhere({ ownerId: id })
    await shelves.practiceRuns.removeWhere({ userId: id })
    await shelves.guestEarnings.removeWhere({ claimedBy: id })
    await shelves.unlocked.removeWhere({ userId: id })
    await shelves.profiles.remove(id)
    await shelves.ledger.removeWhere({ playerId: id })
    await leaveClasses(shelves, id, now())
    await accounts.names.forget(id)
  }

  return {
    leave: async ({ id, createdAt }: AccountRecord): Promise<void> => {
      const departure = { id, since: createdAt, at: now() }
      await shelves.departures.insert(departure)
      await carryOut(departure)
    },

    /** Goes on with what a crash cut off, and looks again after those who left a while ago. */
    sweep: async (): Promise<void> => {
      for (const departure of await shelves.departures.find({ limit: 1_000 })) {
        await carryOut(departure)
        if (departure.at <= now() - secondLookMs) await shelves.departures.remove(departure.id)
      }
    },
  }
}

export type Departures = ReturnType<typeof keepDepartures>
