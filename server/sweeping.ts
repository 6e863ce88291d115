import type { Shelves } from './archive/shelves.ts'
import type { Log } from './log.ts'
import { mayRemoveBy } from './steadyClock.ts'
import { takeTurn } from './takeTurn.ts'

const sweepMs = 60 * 60 * 1000

type Needs = { shelves: Shelves; now: () => number; log: Log }

/** Removes outdated records every hour, in one process of the school, and only if its clock can be trusted. */
export const keepSwept = (sweep: () => Promise<void>, { shelves, now, log }: Needs) => {
  const sweepInTurn = async (): Promise<'swept' | 'clock' | 'done by another'> => {
    if (!(await takeTurn(shelves, 'sweep', { now: now(), pauseMs: sweepMs / 2 }))) return 'done by another'
    if (!(await mayRemoveBy(shelves, now()))) {
      log.error(
        { clock: new Date(now()).toISOString() },
        'the clock is days ahead of when it was last read: nothing is removed because of it before a day has passed',
      )
      return 'clock'
    }
    await sweep()
    return 'swept'
  }
  const sweeping = setInterval(() => {
    sweepInTurn().catch((err: unknown) => log.warn({ err }, 'what is outdated could not be swept out'))
  }, sweepMs).unref()
  return { sweepInTurn, stopSweeping: () => clearInterval(sweeping) }
}
