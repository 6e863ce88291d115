import { rulesKnown } from '../../rooms/shared/modes/modeRegistry.ts'
import type { ProcessRecord } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'
import type { Log } from '../log.ts'
import { beatMs, ended, goneAfterMs } from './beats.ts'

/** After this time a process is no longer sure of itself. That is before others can take it for gone. */
const sureForMs = goneAfterMs - beatMs

interface Needs {
  processes: Shelves['processes']
  processId: string
  load: () => number
  plays?: readonly string[]
  log: Pick<Log, 'warn'>
  now: () => number
}

/** Tells the archive that this process lives, and knows how long that holds. */
export const keepOwnBeat = ({ processes, processId, load, plays = rulesKnown, log, now }: Needs) => {
  let beat = 0
  let version: number | undefined
  let isLeaving = false
  let sureAt = Number.NEGATIVE_INFINITY
  /** Others may have taken games of this process, and it has not yet looked which. */
  let wasAway = false
  let absences = 0

  const own = (): ProcessRecord => ({ id: processId, beat, load: load(), isLeaving, plays })

  const renew = async (): Promise<void> => {
    const since = now()
    beat++
    const wasThere = version !== undefined && (await processes.replace(own(), version))
    if (wasThere && version !== undefined) version++
    else {
      const present = await processes.get(processId)
      if (present ? !(await processes.replace(own(), present.version)) : !(await processes.insert(own())))
        throw new Error('somebody else goes by the name of this process')
      version = present ? present.version + 1 : 1
    }
    const mayBeTaken = since - sureAt >= sureForMs || !wasThere
    // Set together with `sureAt`, so that this process is never sure of itself without having noted its absence.
    if (mayBeTaken && beat > 1) {
      if (!wasAway) log.warn({}, 'this process was away: others may have taken over its games')
      wasAway = true
      absences++
    }
    sureAt = since
  }

  return {
    renew,
    wasAway: () => wasAway,
    plays,
    /** Called when this process has looked which games are still its own. */
    isBack: (): void => {
      wasAway = false
    },
    /** How often others may have taken games of this process. After each time it has to look again. */
    absences: () => absences,
    isSure: () => now() - sureAt < sureForMs,
    isLeaving: () => isLeaving,
    /** How long ago this process last told the archive that it lives. */
    silentMs: () => now() - sureAt,
    /** From now on other processes hand it no more games. */
    leave: async () => {
      isLeaving = true
      await renew()
    },
    /** Lets other processes take at once the games that are still here. */
    end: async () => {
      const present = await processes.get(processId)
      if (present) await processes.replace({ ...own(), beat: ended }, present.version)
    },
  }
}
