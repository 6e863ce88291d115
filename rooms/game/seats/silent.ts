import {
  currentTurn,
  hasAnswered,
  type Match,
  missedInARow,
  type Seat,
  tookPart,
} from '../../shared/match/matchModel.ts'
import type { Attendance } from './attendance.ts'

/** Several pupils may share one browser, each in a tab of their own. */
const seatsPerDevice = 8
const minuteMs = 60_000
/** A player who missed this many questions may be a script. */
const idleQuestions = 2

/** Whether this player has answered nothing, though there was time for it. */
export const isIdle = (match: Match, seat: Seat): boolean => {
  const now = currentTurn(match)
  const isAnswering = now !== undefined && hasAnswered(now, seat.player)
  return (
    seat.plays && !seat.isHost && !isAnswering && !tookPart(match, seat) && missedInARow(match, seat, idleQuestions)
  )
}

/** A page says at once that it is there, but a slow one in a crowded room needs this long. */
export const silentMs = 10_000

/**
 * Seats without a person, taken by a script or by a page that closed before it had opened. Every page says that it is
 * there, so a seat that never sent or answered anything has no page.
 */
export class SilentSeats {
  private readonly match: Match
  private readonly attendance: Attendance
  private readonly now: () => number
  /** No seat can have sent anything before this time, for example after a restart. */
  private readonly since: number
  /** When each browser took its seats of the last minute. The browser that took one last is the last. */
  private readonly takenBy = new Map<string, number[]>()

  constructor(match: Match, attendance: Attendance, now: () => number) {
    this.match = match
    this.attendance = attendance
    this.now = now
    this.since = now()
  }

  /** Whether this browser may take another seat within this minute. Always true for a browser without a number. */
  mayTake(device: string | null | undefined): boolean {
    if (!device) return true
    const since = this.now() - minuteMs
    this.forgetUntil(since)
    const taken = (this.takenBy.get(device) ?? []).filter((at) => at > since)
    if (taken.length >= seatsPerDevice) return false
    this.takenBy.delete(device)
    this.takenBy.set(device, [...taken, this.now()])
    return true
  }

  /** A script can say another number at each knock, and would fill the memory. */
  private forgetUntil(time: number): void {
    for (const [device, taken] of this.takenBy) {
      if ((taken.at(-1) ?? 0) > time) return
      this.takenBy.delete(device)
    }
  }

  private isSilent(seat: Seat): boolean {
    const { player, isHost, plays, joinedAt } = seat
    if (isHost || !plays || this.now() < Math.max(joinedAt, this.since) + silentMs) return false
    return !this.attendance.hasSpoken(player) && !tookPart(this.match, seat)
  }

  all(): Seat[] {
    return [...this.match.seats.values()].filter((seat) => this.isSilent(seat))
  }

  /** The seat to give up first for a real player: one without a connection, else the longest silent. */
  first(): Seat | undefined {
    const silent = this.all()
    return silent.find(({ player }) => !this.attendance.isHere(player)) ?? silent[0]
  }
}
