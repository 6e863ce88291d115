import type { Shelves } from './archive/shelves.ts'
import type { Log } from './log.ts'
import { mayRemoveBy } from './steadyClock.ts'
import { takeTurn } from './takeTurn.ts'

const minuteMs = 60 * 1000
/** Soon, because some schools start the server for one lesson. Not at once, because a class is coming in. */
const firstSweepMs = 5 * minuteMs
const sweepMs = 60 * minuteMs

type Needs = { shelves: Shelves; now: () => number; log: Log }

/** Removes outdated records soon after the start and then every hour, in one process of the school, and only if its clock can be trusted. */
export const keepSwept = (sweep: () => Promise<void>, { shelves, now, log }: Needs) => {
  const sweepInTurn = async (): Promise<'swept' | 'clock' | 'done by another'> => {
    if (!(await takeTurn(shelves, 'sweep', { now: now(), pauseMs: sweepMs / 2 }))) return 'done by another'
    if (!(await mayRemoveBy(shelves, now()))) {
      log.error(
        { clock: new Date(now()).toISOString() },
        'the clock is far ahead of when it was last trusted: nothing is removed by it before it has gone on for a tenth of that',
      )
      return 'clock'
    }
    await sweep()
    return 'swept'
  }
  const sweepOrLog = () => {
    sweepInTurn().catch((err: unknown) => log.warn({ err }, 'what is outdated could not be swept out'))
  }
  const first = setTimeout(sweepOrLog, firstSweepMs).unref()
  const hourly = setInterval(sweepOrLog, sweepMs).unref()
  const stopSweeping = () => {
    clearTimeout(first)
    clearInterval(hourly)
  }
  return { sweepInTurn, stopSweeping }
}
