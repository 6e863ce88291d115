import { type Match, matchTime, type Seat } from '../shared/match/matchModel.ts'
import { ownTimeOf } from '../shared/match/ownTime.ts'
import { limitMsOf } from '../shared/match/turnFlow.ts'
import { absenceGraceMs } from './seats/attendance.ts'

/** Measures answers by a clock for each player, which starts when their copy of the question is written. */
export class AnswerClock {
  private readonly match: Match
  private readonly now: () => number
  /** How much later than the question itself this player's clock started. */
  private readonly lateBy = new Map<string, number>()

  constructor(match: Match, now: () => number) {
    this.match = match
    this.now = now
  }

  private get sinceAsked(): number {
    return matchTime(this.match, this.now()) - this.match.askedAt
  }

  nobodyIsAsked(): void {
    this.lateBy.clear()
  }

  asked(player: string): void {
    this.lateBy.set(player, this.sinceAsked)
  }

  /**
   * A player who comes back does not get a new clock. One who was away when the question was asked gets only a short
   * moment for coming back: otherwise it would pay to read it off the board first. The clock of a new player starts when
   * they join, because they were not there to read it.
   */
  askedIfNew(player: string): void {
    if (this.lateBy.has(player)) return
    const arrivedAfter = this.match.turns.at(-1)?.lateBy.get(player)
    this.lateBy.set(player, arrivedAfter ?? Math.min(this.sinceAsked, absenceGraceMs))
  }

  /** After a restart nobody knows when each copy was written: a player counts as asked with all others, or when they joined. */
  takeUp(): void {
    const turn = this.match.turns.at(-1)
    for (const player of this.match.seats.keys()) this.lateBy.set(player, turn?.lateBy.get(player) ?? 0)
  }

  /** By the player's own clock, which may be slower than others. */
  msOf(seat: Seat): number {
    const ms = (this.sinceAsked - (this.lateBy.get(seat.player) ?? 0)) / ownTimeOf(this.match, seat)
    return Math.min(Math.max(0, Math.round(ms)), limitMsOf(this.match))
  }
}
