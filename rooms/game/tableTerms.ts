import type { RoomPorts } from '../ports.ts'
import type { Phase, TellPlayer } from '../shared/contract/game.ts'
import type { Visitor } from '../shared/match/admission.ts'
import type { MatchEntry } from '../shared/match/matchEntries.ts'
import type { Match, Seat } from '../shared/match/matchModel.ts'
import type { Conductor, ConductorNeeds } from './conductor.ts'
import type { JournalWriter } from './journal/journalWriter.ts'
import { unattendedMs } from './journal/vigil.ts'
import { AheadOfUs } from './seats/aheadOfUs.ts'
import type { Attendance } from './seats/attendance.ts'
import { Elsewhere } from './seats/elsewhere.ts'
import { type FinalWord, finalWord, openResultsDesk } from './showing/results.ts'

/** Keeps the results of a game, trying again until they are safe. */
export interface Desk {
  keep(): Promise<void>
  isKept(): boolean
  /** Undefined until it is known; null if the account is gone. */
  paidTo(seat: Seat, final: FinalWord): number | null | undefined
  tick(at: number): void
}

/** The phase that a press means, if it says so. */
export interface Meant {
  phase?: Phase | undefined
  questionNumber?: number | undefined
}

/** What differs between the game of a class and a practice. Everything else of a table is the same for both. */
export interface TableTerms {
  /** Which players the game waits for, and which devices lead it. */
  attendance: ConductorNeeds['attendance']
  /** The other games that the players here play in. */
  elsewhere: {
    keepsOut(visitor: Visitor, seat: Seat | undefined): boolean
    satDown(seat: Seat): void
    /** Checks players whom no door has checked, because they keep their seats from the game before. */
    lookAtAll(): void
  }
  /** The questions that a class behind the same address has still to be asked. */
  aheadOfUs: { satDown(address: string | undefined): void }
  /** From now on others reckon with this game. The table does this last, because one that fails before is never closed. */
  open(): void
  /** The game's questions are no secret any more. */
  close(): void
  desk: Desk
  /** What all players are told at the end. With `isToldOnceKept` not before the results are safe. */
  finalWord(match: Match): FinalWord
  isToldOnceKept: boolean
  /** Seats played by a script: what they do before an entry, and what they do by themselves, and when. */
  scripted: {
    readonly players: readonly string[]
    before(entry: MatchEntry): MatchEntry | null
    due(): MatchEntry | null
    readonly dueAt: number
  }
  /** The seats that are taken before any player comes, in order. */
  seated(): Iterable<MatchEntry>
  /** How long the game waits for players who have left it. */
  unattendedMs: number
  start(alone?: boolean): boolean
  goOn(meant: Meant): boolean
}

export interface TermsNeeds {
  ports: RoomPorts
  match: Match
  attendance: Attendance
  journal: JournalWriter
  conductor(): Conductor
  now(): number
  tell: TellPlayer
  tellFinal(): void
  /** Runs what follows an answer that had to be waited for. */
  safely(what: string, act: () => void): void
  areResultsKept: boolean | undefined
}

const noScript = { players: [], before: () => null, due: () => null, dueAt: Number.POSITIVE_INFINITY }

/** The game of a class, or of pupils among themselves. */
export function gameTerms(needs: TermsNeeds): TableTerms {
  const { ports, match, attendance, journal, conductor, tell, safely } = needs
  const aheadOfUs = new AheadOfUs(match, ports.whereabouts)
  const elsewhere = new Elsewhere(match, attendance, ports.whereabouts)
  return {
    attendance,
    elsewhere,
    aheadOfUs,
    open() {
      elsewhere.open()
      // Players of the game before are connected already.
      for (const [, { seat, address }] of attendance.all()) if (seat.plays) aheadOfUs.satDown(address)
    },
    close() {
      elsewhere.close()
      aheadOfUs.close()
    },
    desk: openResultsDesk(match, journal, { ...ports, now: needs.now }, tell, needs.areResultsKept),
    finalWord,
    isToldOnceKept: false,
    scripted: noScript,
    seated: () => [],
    unattendedMs,
    /** A pupil's own game waits until a class behind the same address has been asked its questions. */
    start(alone) {
      if (aheadOfUs.isTaught) return conductor().start(alone)
      void aheadOfUs.asksBeforeAClass().then((waits) => {
        if (!waits) safely('start', () => conductor().start(alone))
        for (const host of waits ? attendance.hosts() : [])
          host.send('notice', { type: 'warning', name: 'being-played' })
      })
      return true
    },
    goOn: (meant) => conductor().skip(meant),
  }
}
