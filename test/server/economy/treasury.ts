import { randomUUID } from 'node:crypto'
import type { Archive } from '../../../server/archive/openArchive.ts'
import type { Holdings, LedgerRow } from '../../../server/archive/records.ts'
import type { Owner } from '../../../server/economy/holdings.ts'
import { nothing } from '../../../server/economy/holdings.ts'
import { keepLedger } from '../../../server/economy/ledger.ts'
import { welcome } from '../../../server/economy/welcome.ts'
import { openLog } from '../../../server/log.ts'

/** The ledger as one process sees it. Two of them over one archive stand for two processes. */
export const openTreasury = (shelves: Archive) => keepLedger({ shelves, now: () => 1, log: openLog('silent'), welcome })

export const newOwner = (role: Owner['role'] = 'student'): Owner => {
  const id = randomUUID()
  return { id, username: id.slice(0, 8), role }
}

/** Money for tests comes through the ledger like all other. */
export const grant = (ledger: ReturnType<typeof openTreasury>, owner: Owner, currency: number) =>
  ledger.commit(owner, { reason: 'test', apply: (before) => ({ ...before, currency: before.currency + currency }) })

export const rowsOf = async (shelves: Archive, playerId: string): Promise<LedgerRow[]> => {
  const rows: LedgerRow[] = []
  for (;;) {
    const page = await shelves.ledger.find({
      where: { playerId, seq: { gt: rows.at(-1)?.seq ?? 0 } },
      sort: [['seq', 'asc']],
      limit: 500,
    })
    if (page.length === 0) return rows
    rows.push(...page)
  }
}

/** Adds a ledger up by its differences alone and says everything that is wrong with it. */
export const audit = (rows: readonly LedgerRow[]): string[] => {
  const faults: string[] = []
  let currency = 0
  const counts: Record<string, number> = {}
  for (const [index, row] of rows.entries()) {
    if (row.seq !== index + 1) faults.push(`row ${index + 1} has the number ${row.seq}`)
    currency += row.currency
    for (const { slimeId, count } of row.slimes) counts[slimeId] = (counts[slimeId] ?? 0) + count
    if (currency < 0 || row.after.currency !== currency)
      faults.push(`after ${row.id} the balance is ${row.after.currency}, not ${currency}`)
    if (Object.values(counts).some((count) => count < 0)) faults.push(`after ${row.id} a slime is missing`)
    if (!sameCounts(row.after, counts)) faults.push(`after ${row.id} the slimes do not add up`)
  }
  if (new Set(rows.map(({ key }) => key)).size !== rows.length) faults.push('something happened twice')
  return faults
}

const sameCounts = (holdings: Holdings, counts: Record<string, number>) => {
  const ids = new Set([...Object.keys(holdings.slimeCounts), ...Object.keys(counts)])
  return [...ids].every((id) => (holdings.slimeCounts[id] ?? 0) === (counts[id] ?? 0))
}

export const holdingsAfter = (rows: readonly LedgerRow[]): Holdings => rows.at(-1)?.after ?? nothing
