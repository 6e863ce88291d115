import { atMost } from '../accounts/atMost.ts'
import type { ReportRecord } from '../archive/records.ts'
import type { Kept } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'

/** So many are removed at a time. */
export const reportsAtOnce = 20

/** A report of a large game is megabytes, its id is not. */
const idsAtOnce = 500

/** For all who go through them: where a class leaves, or asks for its data, games wait for one report and not for thirty. */
const inTurn = atMost(1)

/**
 * Everybody's, from a time on, read one at a time: games go on meanwhile. What finished in the same millisecond as the
 * last of a page is read twice rather than left out.
 */
export async function* reportsSince(reports: Shelves['reports'], since: number): AsyncGenerator<Kept<ReportRecord>> {
  let from = since
  let limit = idsAtOnce
  for (;;) {
    const ids = await reports.ids(limit, { finishedAt: { gte: from } }, [['finishedAt', 'asc']])
    let last = from
    for (const id of ids) {
      const report = await inTurn(() => reports.get(id))
      if (!report) continue
      last = report.finishedAt
      yield report
    }
    if (ids.length < limit) return
    limit = last === from ? limit * 2 : idsAtOnce
    from = last
  }
}
