import type { JournalWriter } from '../game/journal/journalWriter.ts'
import type { Desk } from '../game/tableTerms.ts'
import type { RoomPorts } from '../ports.ts'
import type { Match } from '../shared/match/matchModel.ts'
import { practiceRunOf } from './practiceRun.ts'

const keepAgainMs = 2000

interface RunDeskNeeds {
  match: Match
  journal: Pick<JournalWriter, 'close'>
  ports: Pick<RoomPorts, 'practice' | 'log' | 'now'>
  /** Called when the pupil may save the run. */
  kept(): void
}

/** Hands a finished run to the archive until it is safe there. Only then is the pupil told, and may save it. */
export function openRunDesk({ match, journal, ports, kept }: RunDeskNeeds): Desk {
  let isKept = false
  let againAt = Number.POSITIVE_INFINITY
  const keep = async (): Promise<void> => {
    againAt = Number.POSITIVE_INFINITY
    try {
      await ports.practice.record(practiceRunOf(match))
      await journal.close()
    } catch (error) {
      ports.log.error({ error: String(error) }, 'practice run not recorded yet')
      againAt = ports.now() + keepAgainMs
      return
    }
    isKept = true
    kept()
  }
  return {
    keep,
    isKept: () => isKept,
    paidTo: () => undefined,
    tick(at) {
      if (at >= againAt) void keep()
    },
  }
}
