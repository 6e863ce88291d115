import { CloseCode } from '@colyseus/core'
import { isSame, type Sitting, sameSet, type Who } from '../sameSet.ts'
import type { Visitor } from '../shared/match/admission.ts'
import type { Match, Seat } from '../shared/match/matchModel.ts'
import type { Attendance } from './attendance.ts'

const whoSits = ({ userId, device }: Seat): Who => ({ userId, device: device ?? null })

/** One game among those that ask the same questions. */
export class Elsewhere {
  private readonly match: Match
  private readonly sitting: Sitting

  constructor(match: Match, attendance: Attendance) {
    this.match = match
    const { host } = match.plan
    this.sitting = {
      hostId: host.userId,
      isTaught: host.teaches === true,
      playsSince: (who) => this.seatOf(who)?.joinedAt,
      reconsider: (who) => {
        for (const [client, { seat }] of [...attendance.all()])
          if (isSame(whoSits(seat), who) && this.bars(who, seat)) client.leave(CloseCode.CONSENTED, 'elsewhere')
      },
    }
    if (match.stage === 'finished') return
    sameSet.open(match.plan.questionSetId, this.sitting)
    for (const seat of match.seats.values()) this.satDown(seat)
  }

  private seatOf(who: Who): Seat | undefined {
    const own = who.userId === null ? undefined : this.match.seatByUser.get(who.userId)
    if (own?.plays) return own
    return [...this.match.seats.values()].find((seat) => seat.plays && isSame(whoSits(seat), who))
  }

  private bars(who: Who, seat: Seat | undefined): boolean {
    const { hostId, isTaught } = this.sitting
    const since = seat?.plays ? seat.joinedAt : undefined
    return sameSet.bars(this.match.plan.questionSetId, who, { hostId, isTaught, sitting: this.sitting, since })
  }

  /** Whether somebody at the door plays the same questions elsewhere. `seat`: the one they come back to. */
  keepsOut({ account, device = null }: Visitor, seat: Seat | undefined): boolean {
    return this.match.stage !== 'finished' && this.bars({ userId: account?.id ?? seat?.userId ?? null, device }, seat)
  }

  satDown(seat: Seat): void {
    if (seat.plays && this.match.stage !== 'finished')
      sameSet.satDown(this.match.plan.questionSetId, this.sitting, whoSits(seat))
  }

  /** Nothing of it is a secret any more. */
  close(): void {
    sameSet.close(this.match.plan.questionSetId, this.sitting)
  }
}
