import { type Claim, type GameOpening, GameTaken, type JournalPort, type RoomLog } from '../../ports.ts'
import type { MatchEntry } from '../../shared/match/matchEntries.ts'
import type { MatchPlan } from '../../shared/match/matchPlan.ts'

interface Batch {
  entries: MatchEntry[]
  whenSafe: (() => void)[]
}

/**
 * Writes the entries of one game in their order. Entries that come in during a write go out together in the next one:
 * on a slow disk a class costs few writes, not thirty.
 */
export function openJournalWriter(
  journal: JournalPort,
  log: RoomLog,
  claim: Claim,
  firstSequence: number,
  taken: () => void = () => {},
) {
  const { code } = claim
  let sequence = firstSequence
  let waiting: Batch = { entries: [], whenSafe: [] }
  /** Being written, or tried again. It never changes once sent: only the reply may have been lost. */
  let sent: Batch | undefined
  let isWriting = false
  let isClosed = false
  let isTaken = false
  let isBehind = false
  let written: Promise<void> = Promise.resolve()

  /** Writes what is waiting, in one piece; false when it could not be, and is tried again as it is. */
  async function writeWaiting(): Promise<boolean> {
    if (!sent) {
      sent = waiting
      waiting = { entries: [], whenSafe: [] }
    }
    const { entries, whenSafe } = sent
    try {
      if (entries.length > 0) sequence = await journal.append(claim, sequence, entries)
    } catch (error) {
      if (error instanceof GameTaken) giveUp()
      // Unacknowledged is the truth now: clients keep their answers and send them again.
      // Once, however often it is tried again.
      else if (!isBehind)
        log.error({ game: code, entries: entries.length, error: String(error) }, 'journal write failed')
      isBehind = true
      return false
    }
    sent = undefined
    if (entries.length > 0) {
      if (isBehind) log.info({ game: code }, 'journal caught up')
      isBehind = false
    }
    for (const acknowledge of whenSafe) acknowledge()
    return true
  }

  /** Somebody else goes on with the game: nothing is acknowledged any more that has not been. */
  function giveUp(): void {
    if (isClosed) return
    isClosed = true
    isTaken = true
    waiting = { entries: [], whenSafe: [] }
    sent = undefined
    taken()
  }

  async function writeAll(): Promise<void> {
    while (isMore()) {
      if (!(await writeWaiting())) break
    }
    // In the same moment as the last look at what is waiting: nothing can come in between and be forgotten.
    isWriting = false
  }

  const isMore = () => sent !== undefined || waiting.entries.length > 0 || waiting.whenSafe.length > 0

  const flush = (): Promise<void> => {
    if (!isWriting) {
      isWriting = true
      written = writeAll()
    }
    return written
  }

  return {
    claim,
    /** Queues an entry; `acknowledge` runs once it would survive the end of this process. */
    write(entry: MatchEntry, acknowledge?: () => void): void {
      if (isClosed) return
      waiting.entries.push(entry)
      if (acknowledge) waiting.whenSafe.push(acknowledge)
      void flush()
    },
    /** Runs `acknowledge` once everything written so far would survive. */
    whenSafe(acknowledge: () => void): void {
      if (isClosed) return
      if (!isMore()) acknowledge()
      else {
        waiting.whenSafe.push(acknowledge)
        void flush()
      }
    },
    /** Tries again what could not be written: with nothing to say a lobby would never know that the disk is back. */
    catchUp(): void {
      if (isMore()) void flush()
    },
    /** Whether what has happened would not survive, for longer than a write takes. */
    get isBehind(): boolean {
      return isBehind
    },
    /** Resolves when everything written so far is safe; false when it could not be made so. */
    async settled(): Promise<boolean> {
      await flush()
      return !isMore() && !isTaken
    },
    /** The game is over, and what it was is kept elsewhere. */
    async markOver(): Promise<void> {
      try {
        await journal.markOver(claim)
      } catch (error) {
        if (error instanceof GameTaken) giveUp()
        throw error
      }
    },
    /** The next game under the same code, once this one is over. */
    succeed: (plan: MatchPlan, entries: MatchEntry[]): Promise<GameOpening> => journal.succeed(claim, plan, entries),
    /** Gives the game to another process; messages that still arrive here have no effect. */
    passOn: (processId: string): Promise<boolean> => journal.passOn(claim, processId),
    /** What still happens here need not be known, or is known elsewhere. */
    stop(): void {
      isClosed = true
    },
    /** Another process goes on with the game: nothing of it is needed here any more. */
    leave(): void {
      isClosed = true
      journal.forget(claim).catch((error: unknown) => {
        log.warn({ game: code, error: String(error) }, 'a game that went elsewhere was not let go of')
      })
    },
    /** There is no such game any more. */
    async close(): Promise<void> {
      isClosed = true
      try {
        // What is on its way would find its place gone, or begin the journal anew.
        await written
        await journal.close(claim)
        waiting = { entries: [], whenSafe: [] }
        sent = undefined
      } catch (error) {
        if (error instanceof GameTaken) taken()
        else isClosed = false
        throw error
      }
    },
    /** The same; false where it cannot be said yet, or is not for this process to say. */
    async closed(): Promise<boolean> {
      try {
        await this.close()
        return true
      } catch (error) {
        if (!(error instanceof GameTaken))
          log.warn({ game: code, error: String(error) }, 'a game could not be closed yet')
        return false
      }
    },
  }
}
export type JournalWriter = ReturnType<typeof openJournalWriter>
