import type { Visitor } from '../../shared/match/admission.ts'
import { isAmong, type Match, type Seat } from '../../shared/match/matchModel.ts'
import { readNickname } from '../../shared/names/nicknames.ts'
import type { Attendance } from './attendance.ts'

/** The pupil stands beside their teacher, with a phone that somebody has lent them. */
export const handedMs = 120_000

/**
 * Seats of guests whose device has died. The key of a seat lies on that device, and a name alone opens none: so the host
 * says for whom it does, for a moment, and while nobody sits there.
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
    // Where nobody has a name to say, two who come back would be mistaken for each other.
    if (!this.areNamed) this.until.clear()
    this.until.set(player, this.now() + handedMs)
  }

  /** Somebody sits there, and has its key from now on. Before their page has said something, they may have to try again. */
  settle({ player }: Seat): void {
    this.until.delete(player)
  }

  /** Otherwise the game gives the names, and the next who comes without a key is the one who is waited for. */
  get areNamed(): boolean {
    return this.match.plan.settings.nicknames !== 'generated'
  }

  isOpen(): boolean {
    return this.open().length > 0
  }

  /** The newcomer as if they had brought the key. */
  asKnown(visitor: Visitor): Visitor {
    const { account, join } = visitor
    if (account || this.until.size === 0 || this.hasKey(visitor)) return visitor
    const { name } = readNickname(join.username ?? '')
    const { seatByName } = this.match
    const isCalled = (seat: Seat) => isAmong({ has: (key) => seatByName.get(key) === seat }, name)
    const seat = this.open().find((one) => !this.areNamed || isCalled(one))
    return seat ? { ...visitor, join: { ...join, seatKey: seat.seatKey } } : visitor
  }

  /** Of a seat of their own, or of one that they have lost. */
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
