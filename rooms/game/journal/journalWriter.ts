import { type Claim, type GameOpening, GameTaken, type JournalPort, type RoomLog } from '../../ports.ts'
import type { MatchEntry } from '../../shared/match/matchEntries.ts'
import type { MatchPlan } from '../../shared/match/matchPlan.ts'
import { Outgoing } from './outgoing.ts'

/** The game went to another process. What is left of it here does no harm, so a failure is only logged. */
const forgetGame = (journal: JournalPort, log: RoomLog, claim: Claim): void => {
  journal.forget(claim).catch((error: unknown) => {
    log.warn({ game: claim.code, error: String(error) }, 'a game that went elsewhere was not let go of')
  })
}

interface ClosingNeeds {
  outgoing: Outgoing
  journal: JournalPort
  log: RoomLog
  claim: Claim
  taken(): void
}

/** Where a try to close fails, the archive may have begun to. So the game does not go on, and is closed later. */
function closingOf({ outgoing, journal, log, claim, taken }: ClosingNeeds) {
  let tries: 'none' | 'under way' | 'failed' = 'none'
  let hasBegun = false

  const close = async (): Promise<void> => {
    tries = 'under way'
    hasBegun = true
    outgoing.isClosed = true
    try {
      // A batch still on its way would find the journal gone, or begin a new one.
      await outgoing.written
      await journal.close(claim)
      outgoing.forget()
      tries = 'none'
    } catch (error) {
      if (error instanceof GameTaken) taken()
      else tries = 'failed'
      throw error
    }
  }

  const closed = async (): Promise<boolean> => {
    const isKnown = tries === 'failed'
    try {
      await close()
      return true
    } catch (error) {
      const isNews = !isKnown && !(error instanceof GameTaken)
      if (isNews) log.warn({ game: claim.code, error: String(error) }, 'a game could not be closed yet')
      return false
    }
  }

  return {
    close,
    closed,
    hasBegun: () => hasBegun,
    isUnderWay: () => tries !== 'none',
    isLeftOpen: () => tries === 'failed',
  }
}

/** Writes the entries of one game in order, and tells when they are safe. */
export function openJournalWriter(
  journal: JournalPort,
  log: RoomLog,
  claim: Claim,
  firstSequence: number,
  taken: () => void = () => {},
) {
  const outgoing = new Outgoing(journal, log, claim, firstSequence, taken)
  const closing = closingOf({ outgoing, journal, log, claim, taken })

  return {
    claim,
    /** Queues an entry. `acknowledge` runs once the entry would survive the end of this process. */
    write(entry: MatchEntry, acknowledge?: () => void): void {
      if (!outgoing.isClosed) outgoing.add([entry], acknowledge)
    },
    /** Runs `acknowledge` once everything written so far would survive. */
    whenSafe(acknowledge: () => void): void {
      if (outgoing.isClosed) return
      if (outgoing.isMore) outgoing.add([], acknowledge)
      else acknowledge()
    },
    /** Tries failed writes again. A lobby without news would otherwise never notice that the disk works again. */
    catchUp(): void {
      if (outgoing.isMore) outgoing.flush()
    },
    /** Whether entries have been unsafe for longer than a write takes. */
    get isBehind(): boolean {
      return outgoing.isBehind
    },
    /** It is closed for good, or will be. */
    get isClosing(): boolean {
      return closing.hasBegun()
    },
    /** It could not be closed so far. */
    get isLeftOpen(): boolean {
      return closing.isLeftOpen()
    },
    /** Resolves when everything written so far is safe, or with false if that failed. */
    async settled(): Promise<boolean> {
      outgoing.flush()
      await outgoing.written
      return !closing.isUnderWay() && !outgoing.isMore && !outgoing.isTaken
    },
    /** The game is over, and its results are kept elsewhere. */
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
    /** From now on entries are dropped: they do not matter, or another process has them. */
    stop(): void {
      outgoing.isClosed = true
    },
    /** Another process goes on with the game, so nothing of it is needed here. */
    leave(): void {
      outgoing.isClosed = true
      forgetGame(journal, log, claim)
    },
    /** Deletes the game. */
    close: closing.close,
    /** The same; false if it cannot be done yet, or if another process has the game. */
    closed: closing.closed,
  }
}
export type JournalWriter = ReturnType<typeof openJournalWriter>
