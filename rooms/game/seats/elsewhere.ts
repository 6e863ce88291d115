import { CloseCode } from '@colyseus/core'
import type { WhereaboutsPort } from '../../ports.ts'
import { type Played, type Sitting, sameSet, type Who } from '../../sameSet.ts'
import type { Visitor } from '../../shared/match/admission.ts'
import type { Match, Seat } from '../../shared/match/matchModel.ts'
import type { Attendance } from './attendance.ts'

const whoSits = ({ userId, device }: Seat): Who => ({ userId, device: device ?? null })

/** A game among all those that ask the same questions. */
export class Elsewhere {
  private readonly match: Match
  private readonly sitting: Sitting
  private readonly whereabouts: WhereaboutsPort

  constructor(match: Match, attendance: Attendance, whereabouts: WhereaboutsPort) {
    this.match = match
    this.whereabouts = whereabouts
    const { host, code } = match.plan
    this.sitting = {
      hostId: host.userId,
      roomId: code,
      isTaught: host.teaches === true,
      playsSince: (who) => this.seatOf(who)?.joinedAt,
      reconsider: (who, elsewhere) => {
        for (const seat of [...this.seatsOf(who)]) {
          if (!this.bars(who, seat, elsewhere)) continue
          const remotes = seat.isHost ? [...attendance.remotes()] : []
          for (const client of [...attendance.of(seat.player), ...remotes])
            client.leave(CloseCode.CONSENTED, 'elsewhere')
        }
      },
      announce: () => {
        for (const seat of match.seats.values()) this.tellOthers(seat)
      },
    }
  }

  open(): void {
    const { match } = this
    if (match.stage === 'finished') return
    sameSet.open(match.plan.questionSetId, this.sitting)
    for (const seat of match.seats.values()) this.satDown(seat)
  }

  /** The seats of an account and of a browser. All games of the same questions look for a player who joins one of them. */
  private *seatsOf({ userId, device }: Who): Generator<Seat> {
    const own = userId === null ? undefined : this.match.seatByUser.get(userId)
    if (own) yield own
    const others = device === null ? undefined : this.match.seatsByDevice.get(device)
    for (const seat of others ?? []) if (seat !== own) yield seat
  }

  private seatOf(who: Who): Seat | undefined {
    for (const seat of this.seatsOf(who)) if (seat.plays) return seat
    return undefined
  }

  private bars(who: Who, seat: Seat | undefined, elsewhere?: readonly Played[]): boolean {
    const { hostId, isTaught } = this.sitting
    const since = seat?.plays ? seat.joinedAt : undefined
    const here = { hostId, isTaught, sitting: this.sitting, since }
    return sameSet.bars(this.match.plan.questionSetId, who, here, elsewhere)
  }

  /** Whether a visitor may not come in because they play the same questions elsewhere. `seat`: the one they come back to. */
  keepsOut({ account, device = null, elsewhere }: Visitor, seat: Seat | undefined): boolean {
    const who = { userId: account?.id ?? seat?.userId ?? null, device }
    return this.match.stage !== 'finished' && this.bars(who, seat, elsewhere)
  }

  satDown(seat: Seat): void {
    if (!seat.plays || this.match.stage === 'finished') return
    sameSet.satDown(this.match.plan.questionSetId, this.sitting, whoSits(seat))
    this.tellOthers(seat)
  }

  /** Seats are carried over from the game before, but their players may have sat down elsewhere since then. */
  lookAtAll(): void {
    for (const seat of this.match.seats.values()) this.sitting.reconsider(whoSits(seat))
  }

  private get place() {
    return { setId: this.match.plan.questionSetId, roomId: this.match.plan.code }
  }

  /** Two games that a player enters at the same moment hear of each other in this way. */
  private tellOthers(seat: Seat): void {
    if (!seat.plays) return
    const { hostId, isTaught, reconsider } = this.sitting
    const who = whoSits(seat)
    const here = { hostId, isTaught, since: seat.joinedAt }
    void this.whereabouts.satDown(this.place, who, here).then((elsewhere) => {
      if (elsewhere.length > 0) reconsider(who, elsewhere)
    })
  }

  close(): void {
    if (!sameSet.close(this.match.plan.questionSetId, this.sitting)) return
    this.whereabouts.left(this.place, [...this.match.seats.values()].map(whoSits))
  }
}
