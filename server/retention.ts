import type { Shelves } from './archive/shelves.ts'
import { guestEarningsKeptMs } from './economy/guestEarnings.ts'
import type { Replays } from './reports/replays.ts'
import { reportsAtOnce } from './reports/reportsByTime.ts'
import type { SchoolRules } from './schoolRules.ts'

const dayMs = 24 * 60 * 60 * 1000
const actsKeptDays = 3 * 365

type Needs = Pick<Shelves, 'reports' | 'classReports' | 'practiceRuns' | 'acts' | 'guestEarnings'>

/** Removes records that are too old to be needed. The coins and achievements they brought stay. */
export const dropOutdated = async (
  shelves: Needs,
  replays: Pick<Replays, 'drop'>,
  now: number,
  { reports, practice }: SchoolRules['keepsDays'],
) => {
  const { practiceRuns, acts } = shelves
  await practiceRuns.removeWhere({ finishedAt: { lt: now - practice * dayMs } })
  await shelves.guestEarnings.removeWhere({ finishedAt: { lt: now - guestEarningsKeptMs } })
  await shelves.classReports.removeWhere({ finishedAt: { lt: now - reports * dayMs } })
  await acts.removeWhere({ at: { lt: now - actsKeptDays * dayMs } })
  for (;;) {
    const ids = await shelves.reports.ids(reportsAtOnce, { finishedAt: { lt: now - reports * dayMs } }, [])
    if (ids.length === 0) return
    // The replay goes first, because without its report nothing leads to it.
    await Promise.all(ids.map((id) => replays.drop(id)))
    await Promise.all(ids.map((id) => shelves.reports.remove(id)))
  }
}
