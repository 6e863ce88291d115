import type { ProcessRecord } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'
import type { Log } from '../log.ts'
import { beatMs, ended, goneAfterMs } from './beats.ts'

/** Before others can take this process for gone it is no longer sure of itself. */
const sureForMs = goneAfterMs - beatMs

interface Needs {
  processes: Shelves['processes']
  processId: string
  load: () => number
  log: Pick<Log, 'warn'>
  now: () => number
}

/** How this process tells the archive that it lives, and how long that is good for. */
export const keepOwnBeat = ({ processes, processId, load, log, now }: Needs) => {
  let beat = 0
  let version: number | undefined
  let isLeaving = false
  let sureAt = Number.NEGATIVE_INFINITY
  /** Others may have taken games of this process, and it has not looked yet which. */
  let wasAway = false
  let absences = 0

  const own = (): ProcessRecord => ({ id: processId, beat, load: load(), isLeaving })

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
    // Said in the same moment in which this process would be sure of itself again.
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
    /** This process has looked which games are still its own. */
    isBack: (): void => {
      wasAway = false
    },
    /** How often others may have taken games of this process; after each time it has to look again. */
    absences: () => absences,
    isSure: () => now() - sureAt < sureForMs,
    isLeaving: () => isLeaving,
    /** For how long it has not been said that this process lives. */
    silentMs: () => now() - sureAt,
    /** From now on other processes hand no games to this one. */
    leave: async () => {
      isLeaving = true
      await renew()
    },
    /** Other processes may take the games that are still here at once. */
    end: async () => {
      const present = await processes.get(processId)
      if (present) await processes.replace({ ...own(), beat: ended }, present.version)
    },
  }
}
