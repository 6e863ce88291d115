import { atMost } from '../accounts/atMost.ts'
import type { AccountRecord, ReportRecord } from '../archive/records.ts'
import { ifReadable, type Kept } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'

/** How many are removed at a time. */
export const reportsAtOnce = 20

/** A report of a large game has megabytes, but its id is small. */
const idsAtOnce = 500

/** Shared by all who go through reports. If a whole class leaves or asks for its data, games wait for only one report. */
const inTurn = atMost(1)

const dayMs = 24 * 60 * 60 * 1000

/**
 * Reports from before this time cannot name the account. Its own time may come from a clock that was ahead, by hours until
 * the network had set it, or by years for a flat battery.
 */
export const firstReportOf = ({ createdAt }: Pick<AccountRecord, 'createdAt'>, now: number): number =>
  createdAt > now ? 0 : createdAt - dayMs

/**
 * All reports from a time on that can be read, read one at a time so that games go on. Reports of the same millisecond as the last of a
 * page may come twice, so that none is left out.
 */
export async function* reportsSince(reports: Shelves['reports'], since: number): AsyncGenerator<Kept<ReportRecord>> {
  let from = since
  let limit = idsAtOnce
  for (;;) {
    const ids = await reports.ids(limit, { finishedAt: { gte: from } }, [['finishedAt', 'asc']])
    let last = from
    for (const id of ids) {
      const report = await inTurn(() => ifReadable(reports.get(id)))
      if (!report) continue
      last = report.finishedAt
      yield report
    }
    if (ids.length < limit) return
    limit = last === from ? limit * 2 : idsAtOnce
    from = last
  }
}
