import type { RoomLog } from '../../rooms/ports.ts'
import { openEntryShelf } from '../../server/archive/mongo/entryShelf.ts'
import type { RunningGameRecord } from '../../server/archive/records.ts'
import { type Perform, shelfOf } from '../../server/archive/shelfCall.ts'
import { shelfPlans } from '../../server/archive/shelves.ts'
import { journalPort } from '../../server/ports/journalPort.ts'
import { keepLease } from '../../server/processes/lease.ts'
import type { Parts } from './simProcess.ts'

/** Everything in one process that decides who has a game. It is the product's code, over a line that may break. */
export const partsOver = (perform: Perform, processId: string, now: () => number, log: RoomLog): Parts => {
  const runningGames = shelfOf<RunningGameRecord>(shelfPlans.runningGames, perform)
  const lease = keepLease({
    processes: shelfOf(shelfPlans.processes, perform),
    processId,
    load: () => 0,
    log,
    now,
    askOthers: async () => 'unsure',
  })
  const journal = journalPort({
    runningGames,
    gamePlans: shelfOf(shelfPlans.gamePlans, perform),
    playedQuestions: shelfOf(shelfPlans.playedQuestions, perform),
    entryLog: openEntryShelf(perform, processId),
    writer: processId,
    log,
    lease,
  })
  const whoHas = async (code: string) => {
    const record = await runningGames.get(code)
    if (!record || record.isClosing) return undefined
    const holder = await lease.whoIs(record.heldBy)
    if (holder === 'this') return holder
    return holder !== 'lost' && 'leftBy' in holder ? { from: holder.leftBy } : undefined
  }
  const gamesOf = (heldBy: string) => runningGames.ids(99, { heldBy })
  return { journal, lease, whoHas, gamesOf }
}
