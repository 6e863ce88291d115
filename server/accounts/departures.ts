import { formerPlayer } from '../../rooms/shared/match/formerPlayer.ts'
import { everyRecord } from '../archive/everyRecord.ts'
import { findReadable, unreadableOf } from '../archive/readable.ts'
import type { AccountRecord, DepartureRecord, ReportRecord } from '../archive/records.ts'
import type { Kept } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import type { Pictures } from '../content/pictures.ts'
import { reportWithout } from '../reports/formerPlayer.ts'
import type { LessonsOfClass } from '../reports/lessonsOfClass.ts'
import type { Replays } from '../reports/replays.ts'
import { firstReportOf, reportsSince } from '../reports/reportsByTime.ts'
import { throughFailures } from '../throughFailures.ts'
import type { Accounts } from './accounts.ts'
import { leaveClasses } from './leaveClasses.ts'

type Needs = {
  shelves: Shelves
  accounts: Accounts
  replays: Replays
  lessons: LessonsOfClass
  pictures: Pictures
  now: () => number
}

/** By then all work that was under way when an account was deleted has ended, and its results can be cleaned up, too. */
const secondLookMs = 60 * 60 * 1000

/** In place of the name of a teacher whose account is deleted. */
const formerTeacher = 'Former teacher'

const mostAtOnce = 1_000

/** More maps than an account may have. */
const mostMaps = 1_000

/** In groups, so that a whole class that is deleted blocks neither the disk nor the games. */
const atOnce = 20
const inTurns = async <T>(all: readonly T[], each: (one: T) => Promise<void>) => {
  const failures: unknown[] = []
  const act = (one: T) => each(one).catch((error: unknown) => failures.push(error))
  for (let from = 0; from < all.length; from += atOnce) await Promise.all(all.slice(from, from + atOnce).map(act))
  await throughFailures(failures.map((error) => () => Promise.reject(error)))
}

/**
 * Goes through the school's reports once for all who leave together: a class, those of the last hour in a sweep, and all
 * others who come while an earlier round runs.
 */
const inOneGo = <T>(act: (all: readonly T[]) => Promise<void>) => {
  let turn: Promise<unknown> = Promise.resolve()
  let next: { all: T[]; done: Promise<void> } | undefined
  return (some: readonly T[]): Promise<void> => {
    if (next) {
      next.all.push(...some)
      return next.done
    }
    const all = [...some]
    const done = turn.then(() => {
      next = undefined
      return act(all)
    })
    next = { all, done }
    turn = done.catch(() => {})
    return done
  }
}

/** Removes people from records that belong to others. */
const fading = ({ reports, shares }: Shelves, replays: Replays) => {
  /** Another person may be removed from the same report at the same moment. */
  const fade = async (report: Kept<ReportRecord>, gone: ReadonlySet<string>) => {
    for (let present: typeof report | undefined = report; present; present = await reports.get(report.id)) {
      const { version, ...record } = present
      const faded = reportWithout(record, gone)
      if (!faded) return
      await replays.forget(report.id, gone)
      if (await reports.replace(faded, version)) return
    }
  }

  /** Shows them as a former player in the reports of others. Reports older than their accounts need no look. */
  const fadeFromReports = async (gone: ReadonlySet<string>, since: number) => {
    for await (const report of reportsSince(reports, since)) await fade(report, gone)
  }

  /** Their reports about other people's things stay, so that these can be judged, and so do verdicts of teachers. */
  const fadeFromShares = async (gone: ReadonlySet<string>) => {
    for await (const { version, stoppedById = '', ...share } of everyRecord(shares)) {
      const hasStopped = gone.has(stoppedById)
      if (!hasStopped && !share.flags.some(({ userId }) => gone.has(userId))) continue
      const flags = share.flags.map((flag) =>
        gone.has(flag.userId) ? { ...flag, userId: '', by: formerPlayer } : flag,
      )
      const verdict = hasStopped ? { stoppedBy: formerTeacher } : stoppedById !== '' && { stoppedById }
      await shares.replace({ ...share, flags, ...verdict }, version)
    }
  }

  return { fadeFromReports, fadeFromShares }
}

/** Of a note that cannot be read we still know whose account has to go. */
const allNoted = async ({ departures }: Pick<Shelves, 'departures'>): Promise<DepartureRecord[]> => {
  const found = await findReadable(departures, { limit: mostAtOnce })
  const others = new Set(await departures.ids(mostAtOnce))
  for (const { id } of found) others.delete(id)
  const unread = await unreadableOf(departures, [...others])
  return [...found, ...unread.map((id) => ({ id, since: 0, at: 0 }))]
}

/**
 * Deleting an account deletes everything that belongs to it. Every step may be repeated, so after a crash it simply goes on.
 * A step that fails holds up neither the others nor other people.
 */
export const keepDepartures = ({ shelves, accounts, replays, lessons, pictures, now }: Needs) => {
  const { fadeFromReports, fadeFromShares } = fading(shelves, replays)

  const closeAccount = async ({ id }: DepartureRecord) => {
    await shelves.accounts.remove(id)
    await accounts.sessions.revokeAll(id)
    await lessons.settleHosted(id)
  }

  const dropOwned = async ({ id }: DepartureRecord) => {
    await shelves.shares.removeWhere({ ownerId: id })
    await shelves.questionSets.removeWhere({ ownerId: id })
    await pictures.release({ ownerId: id })
    await shelves.storage.remove(id)
    for (const mapId of await shelves.maps.ids(mostMaps, { ownerId: id }, []))
      await shelves.mapVotes.removeWhere({ mapId })
    await shelves.maps.removeWhere({ ownerId: id })
    await shelves.classMaps.removeWhere({ ownerId: id })
    await shelves.practiceRuns.removeWhere({ userId: id })
    await shelves.guestEarnings.removeWhere({ claimedBy: id })
    await shelves.unlocked.removeWhere({ userId: id })
    await shelves.profiles.remove(id)
    await shelves.ledger.removeWhere({ playerId: id })
    await leaveClasses(shelves, id, now())
    await accounts.names.forget(id)
  }

  const takeOut = async (leaving: readonly DepartureRecord[]) => {
    const gone = new Set(leaving.map(({ id }) => id))
    let hasFaded = false
    const fadeAll = async () => {
      await fadeFromReports(gone, Math.min(...leaving.map(({ since }) => since)))
      await fadeFromShares(gone)
      hasFaded = true
    }
    const endOne = async (one: DepartureRecord) => {
      await dropOwned(one)
      if (hasFaded && one.at <= now() - secondLookMs) await shelves.departures.remove(one.id)
    }
    await throughFailures([fadeAll, () => inTurns(leaving, endOne)])
  }
  const takeOutTogether = inOneGo(takeOut)

  const carryOut = async (leaving: readonly DepartureRecord[]) => {
    if (leaving.length === 0) return
    const closed: DepartureRecord[] = []
    const closeOne = async (one: DepartureRecord) => {
      await closeAccount(one)
      closed.push(one)
    }
    const takeOutClosed = async () => {
      if (closed.length > 0) await takeOutTogether(closed)
    }
    await throughFailures([() => inTurns(leaving, closeOne), takeOutClosed])
  }

  const leaveAll = async (leaving: readonly Pick<AccountRecord, 'id' | 'createdAt'>[]): Promise<void> => {
    const departures = leaving.map((account) => ({ id: account.id, since: firstReportOf(account, now()), at: now() }))
    await shelves.departures.insertMany(departures)
    await carryOut(departures)
  }

  return {
    leave: (account: AccountRecord): Promise<void> => leaveAll([account]),

    leaveAll,

    /** Goes on with what a crash cut off, and looks once more at accounts deleted a while ago. */
    sweep: async (): Promise<void> => carryOut(await allNoted(shelves)),
  }
}

export type Departures = ReturnType<typeof keepDepartures>
