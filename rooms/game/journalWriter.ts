import type { JournalPort, RoomLog } from '../ports.ts'
import type { MatchEntry } from '../shared/match/matchEntries.ts'
import { type GameUnderCode, journalName } from '../shared/match/matchPlan.ts'

/**
 * Writes the entries of one game in their order. What comes in while a write is under way goes out together with the
 * next one: where a write takes its time, a class that answers at once costs a few of them, not thirty.
 */
export function openJournalWriter(journal: JournalPort, log: RoomLog, game: GameUnderCode, firstSequence: number) {
  const { code } = game
  let sequence = firstSequence
  let waiting: MatchEntry[] = []
  let whenSafe: (() => void)[] = []
  let isWriting = false
  let isClosed = false
  let isBehind = false
  let written: Promise<void> = Promise.resolve()

  /** Writes what is waiting, in one piece; false when it could not be, and all of it waits again. */
  async function writeWaiting(): Promise<boolean> {
    const entries = waiting
    const acknowledgements = whenSafe
    waiting = []
    whenSafe = []
    try {
      if (entries.length > 0) await journal.append(journalName(game), sequence++, entries)
    } catch (error) {
      sequence--
      // Unacknowledged is the truth now: clients keep their answers and send them again.
      // Once, however often it is tried again.
      if (!isBehind) log.error({ game: code, entries: entries.length, error: String(error) }, 'journal write failed')
      isBehind = true
      waiting = [...entries, ...waiting]
      whenSafe = [...acknowledgements, ...whenSafe]
      return false
    }
    if (isBehind && entries.length > 0) {
      log.info({ game: code }, 'journal caught up')
      isBehind = false
    }
    for (const acknowledge of acknowledgements) acknowledge()
    return true
  }

  async function writeAll(): Promise<void> {
    while (waiting.length > 0 || whenSafe.length > 0) {
      if (!(await writeWaiting())) break
    }
    // In the same moment as the last look at what is waiting: nothing can come in between and be forgotten.
    isWriting = false
  }

  const flush = (): Promise<void> => {
    if (!isWriting) {
      isWriting = true
      written = writeAll()
    }
    return written
  }

  return {
    /** Queues an entry; `acknowledge` runs once it would survive the end of this process. */
    write(entry: MatchEntry, acknowledge?: () => void): void {
      if (isClosed) return
      waiting.push(entry)
      if (acknowledge) whenSafe.push(acknowledge)
      void flush()
    },
    /** Runs `acknowledge` once everything written so far would survive. */
    whenSafe(acknowledge: () => void): void {
      if (isClosed || (!isWriting && waiting.length === 0)) acknowledge()
      else {
        whenSafe.push(acknowledge)
        void flush()
      }
    },
    /** Tries again what could not be written: with nothing to say a lobby would never know that the disk is back. */
    catchUp(): void {
      if (waiting.length > 0) void flush()
    },
    /** Resolves when everything written so far is safe; false when it could not be made so. */
    async settled(): Promise<boolean> {
      await flush()
      return waiting.length === 0
    },
    /** The game is over, and what it was is kept elsewhere. */
    rest: (): Promise<void> => journal.rest(code),
    /** What still happens here need not be known. */
    stop(): void {
      isClosed = true
    },
    /** There is no such game any more. */
    async close(): Promise<void> {
      isClosed = true
      await journal.close(game)
    },
  }
}
export type JournalWriter = ReturnType<typeof openJournalWriter>
