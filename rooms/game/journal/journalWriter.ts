import { type Claim, type GameOpening, GameTaken, type JournalPort, type RoomLog } from '../../ports.ts'
import type { MatchEntry } from '../../shared/match/matchEntries.ts'
import type { MatchPlan } from '../../shared/match/matchPlan.ts'
import { Outgoing } from './outgoing.ts'

/** The game went to another process: what is kept of it here does no harm, and is worth a line in the log. */
const forgetGame = (journal: JournalPort, log: RoomLog, claim: Claim): void => {
  journal.forget(claim).catch((error: unknown) => {
    log.warn({ game: claim.code, error: String(error) }, 'a game that went elsewhere was not let go of')
  })
}

async function couldClose(close: () => Promise<void>, log: RoomLog, { code }: Claim): Promise<boolean> {
  try {
    await close()
    return true
  } catch (error) {
    if (!(error instanceof GameTaken)) log.warn({ game: code, error: String(error) }, 'a game could not be closed yet')
    return false
  }
}

/** Writes the entries of one game in their order, and says when they are safe. */
export function openJournalWriter(
  journal: JournalPort,
  log: RoomLog,
  claim: Claim,
  firstSequence: number,
  taken: () => void = () => {},
) {
  const outgoing = new Outgoing(journal, log, claim, firstSequence, taken)

  const close = async (): Promise<void> => {
    outgoing.isClosed = true
    try {
      // What is on its way would find its place gone, or begin the journal anew.
      await outgoing.written
      await journal.close(claim)
      outgoing.forget()
    } catch (error) {
      if (error instanceof GameTaken) taken()
      else outgoing.isClosed = false
      throw error
    }
  }

  return {
    claim,
    /** Queues an entry; `acknowledge` runs once it would survive the end of this process. */
    write(entry: MatchEntry, acknowledge?: () => void): void {
      if (!outgoing.isClosed) outgoing.add([entry], acknowledge)
    },
    /** Runs `acknowledge` once everything written so far would survive. */
    whenSafe(acknowledge: () => void): void {
      if (outgoing.isClosed) return
      if (outgoing.isMore) outgoing.add([], acknowledge)
      else acknowledge()
    },
    /** Tries again what could not be written: with nothing to say a lobby would never know that the disk is back. */
    catchUp(): void {
      if (outgoing.isMore) outgoing.flush()
    },
    /** Whether what has happened would not survive, for longer than a write takes. */
    get isBehind(): boolean {
      return outgoing.isBehind
    },
    /** Resolves when everything written so far is safe; false when it could not be made so. */
    async settled(): Promise<boolean> {
      outgoing.flush()
      await outgoing.written
      return !outgoing.isMore && !outgoing.isTaken
    },
    /** The game is over, and what it was is kept elsewhere. */
    async markOver(): Promise<void> {
      try {
        await journal.markOver(claim)
      } catch (error) {
        if (error instanceof GameTaken) outgoing.giveUp()
        throw error
      }
    },
    /** The next game under the same code, once this one is over. */
    succeed: (plan: MatchPlan, entries: MatchEntry[]): Promise<GameOpening> => journal.succeed(claim, plan, entries),
    /** Gives the game to another process; messages that still arrive here have no effect. */
    passOn: (processId: string): Promise<boolean> => journal.passOn(claim, processId),
    /** What still happens here need not be known, or is known elsewhere. */
    stop(): void {
      outgoing.isClosed = true
    },
    /** Another process goes on with the game: nothing of it is needed here any more. */
    leave(): void {
      outgoing.isClosed = true
      forgetGame(journal, log, claim)
    },
    /** There is no such game any more. */
    close,
    /** The same; false where it cannot be said yet, or is not for this process to say. */
    closed: (): Promise<boolean> => couldClose(close, log, claim),
  }
}
export type JournalWriter = ReturnType<typeof openJournalWriter>
