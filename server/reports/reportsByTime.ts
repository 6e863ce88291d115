import { setImmediate as breathe } from 'node:timers/promises'
import type { ReportRecord } from '../archive/records.ts'
import type { Kept } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'

/** Reports are large; the games do not wait for many of them. */
export const reportsAtOnce = 20

/** Everybody's, from a time on; what finished in the same millisecond as the last of a page is read twice rather than left out. */
export async function* reportsSince(reports: Shelves['reports'], since: number): AsyncGenerator<Kept<ReportRecord>> {
  let from = since
  let limit = reportsAtOnce
  for (;;) {
    const page = await reports.find({ where: { finishedAt: { gte: from } }, sort: [['finishedAt', 'asc']], limit })
    yield* page
    const last = page.at(-1)
    if (!last || page.length < limit) return
    limit = last.finishedAt === from ? limit * 2 : reportsAtOnce
    from = last.finishedAt
    await breathe()
  }
}
