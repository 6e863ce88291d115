import { lookAgain } from './archive/leftByOlder.ts'
import type { Shelves } from './archive/shelves.ts'
import { dropLeftUses } from './content/pictureHolders.ts'
import type { Pictures } from './content/pictures.ts'
import type { Log } from './log.ts'
import type { Replays } from './reports/replays.ts'
import { dropOutdated } from './retention.ts'
import type { SchoolRules } from './schoolRules.ts'
import { mayRemoveBy } from './steadyClock.ts'
import { takeTurn } from './takeTurn.ts'

const minuteMs = 60 * 1000
/** Soon, because some schools start the server for one lesson. Not at once, because a class is coming in. */
const firstSweepMs = 5 * minuteMs
const sweepMs = 60 * minuteMs

type Sweeping = { sweep(): Promise<unknown> }
type Swept = {
  shelves: Shelves
  accounts: { sessions: Sweeping }
  departures: Sweeping
  classes: { classEnds: { sweep(rosterDays: number): Promise<void> }; knocks: Sweeping }
  replays: Replays
  pictures: Pictures
  rules: Pick<SchoolRules, 'keepsDays'>
  log: Log
  now(): number
}

/** Removes all that is outdated, or left of what is no more. What fails is tried again by the next sweep. */
export const sweepOf =
  ({ shelves, accounts, departures, classes, replays, pictures, rules: { keepsDays }, log, now }: Swept) =>
  async (): Promise<void> => {
    const steps: Record<string, () => Promise<unknown>> = {
      'sign-ins': () => accounts.sessions.sweep(),
      'deleted accounts': () => departures.sweep(),
      'outdated records': () => dropOutdated(shelves, replays, now(), keepsDays),
      'archived classes': () => classes.classEnds.sweep(keepsDays.rosters),
      'knocks at class doors': () => classes.knocks.sweep(),
      'what older versions left': () => lookAgain(shelves, now()),
      'uses of pictures': () => dropLeftUses(shelves, pictures, now()),
    }
    for (const [what, step] of Object.entries(steps))
      await step().catch((err: unknown) => log.warn({ err, what }, 'a part of what is outdated could not be swept out'))
  }

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
