import type { Visitor } from '../../shared/match/admission.ts'
import { isAmong, type Match, type Seat } from '../../shared/match/matchModel.ts'
import { readNickname } from '../../shared/names/nicknames.ts'
import type { Attendance } from './attendance.ts'

/** Enough for a pupil who stands beside their teacher with a borrowed phone. */
export const handedMs = 120_000

/**
 * Seats of guests whose device has died. The key lies on that device, and a name alone opens no seat. So the host allows
 * a name to open its seat, for a short time and only while the seat has no connection.
 */
export class HandedSeats {
  private readonly match: Match
  private readonly attendance: Attendance
  private readonly now: () => number
  private readonly until = new Map<string, number>()

  constructor(match: Match, attendance: Attendance, now: () => number) {
    this.match = match
    this.attendance = attendance
    this.now = now
  }

  hand({ player }: Seat): void {
    // If the game gives the names, two players who come back could be taken for each other. So only one seat is open.
    if (!this.areNamed) this.until.clear()
    this.until.set(player, this.now() + handedMs)
  }

  /** A player sits there and has the key now. Called once their page has spoken: before that they may have to try again. */
  settle({ player }: Seat): void {
    this.until.delete(player)
  }

  /** Whether players choose their names. If not, the next guest without a key gets the seat. */
  get areNamed(): boolean {
    return this.match.plan.settings.nicknames !== 'generated'
  }

  isOpen(): boolean {
    return this.open().length > 0
  }

  /** Treats the newcomer as if they had brought the seat's key. */
  asKnown(visitor: Visitor): Visitor {
    const { account, join } = visitor
    if (account || this.until.size === 0 || this.hasKey(visitor)) return visitor
    const { name } = readNickname(join.username ?? '')
    const { seatByName } = this.match
    const isCalled = (seat: Seat) => isAmong({ has: (key) => seatByName.get(key) === seat }, name)
    const seat = this.open().find((one) => !this.areNamed || isCalled(one))
    return seat ? { ...visitor, join: { ...join, seatKey: seat.seatKey } } : visitor
  }

  /** Whether they bring a key of this game, of a seat they have or of one they were removed from. */
  private hasKey({ join: { seatKey, ownKey } }: Visitor): boolean {
    const { seatByKey, removedKeys } = this.match
    return [seatKey, ownKey].some((key) => key !== undefined && (seatByKey.has(key) || removedKeys.has(key)))
  }

  private open(): Seat[] {
    for (const [player, until] of this.until) if (until <= this.now()) this.until.delete(player)
    return [...this.until.keys()].flatMap((player) => {
      const seat = this.match.seats.get(player)
      return seat?.userId === null && !this.attendance.has(player) ? [seat] : []
    })
  }
}
