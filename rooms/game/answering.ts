import { currentTurn, type PlayedTurn, type Seat } from '../shared/match/matchModel.ts'
import type { Orchestra } from './orchestra.ts'
import type { PhaseClock } from './phaseClock.ts'

/** What a lost connection takes to come back by itself. */
const returnAllowanceMs = 5000

/** Who has answered the question that is open, and how fast by a clock of each player's own. */
export class Answering {
  private readonly room: Orchestra
  private readonly clock: PhaseClock
  /** When this player's question frame was written: their own clock starts there. */
  private readonly askedAt = new Map<string, number>()

  constructor(room: Orchestra, clock: PhaseClock) {
    this.room = room
    this.clock = clock
  }

  get limitMs(): number {
    return this.room.match.plan.settings.timeLimit * 1000
  }

  nobodyIsAsked(): void {
    this.askedAt.clear()
  }

  asked(player: string): void {
    this.askedAt.set(player, this.clock.now())
  }

  /**
   * Who comes back does not get a new clock. Who was away when the question was asked has a moment for coming back and
   * no more, or reading it off the wall first would pay; whoever is new was not there to read it.
   */
  askedIfNew(player: string): void {
    if (this.askedAt.has(player)) return
    const { match } = this.room
    const now = this.clock.now()
    const isNew = (match.seats.get(player)?.joinedAt ?? now) > match.askedAt
    this.askedAt.set(player, isNew ? now : Math.min(now, match.askedAt + returnAllowanceMs))
  }

  /** Nobody can say any more when each frame was written: the question was asked of everybody, or they came later. */
  takeUp(turn: PlayedTurn): void {
    const { match, state } = this.room
    for (const { player, joinedAt } of match.seats.values()) this.askedAt.set(player, Math.max(match.askedAt, joinedAt))
    for (const player of turn.answers.keys()) {
      const row = state.players.get(player)
      if (row) row.answered = true
    }
    state.answeredCount = turn.answers.size
  }

  stoodStill(ms: number): void {
    for (const [player, at] of this.askedAt) this.askedAt.set(player, at + ms)
  }

  /** False when this answer cannot count; `acknowledge` runs once it is safe. */
  take(seat: Seat, choice: number, acknowledge: () => void): boolean {
    const { match, state } = this.room
    const turn = currentTurn(match)
    if (!turn || turn.closed || state.paused) return false
    if (turn.answers.has(seat.player)) {
      acknowledge()
      return true
    }
    const at = this.room.now()
    const ms = Math.min(Math.max(0, at - (this.askedAt.get(seat.player) ?? at)), this.limitMs)
    this.room.record({ kind: 'answered', player: seat.player, question: turn.question, choice, ms, at }, acknowledge)
    const row = state.players.get(seat.player)
    if (row) row.answered = true
    state.answeredCount = turn.answers.size
    return true
  }

  /** The absent hold nobody up. */
  isComplete(turn: PlayedTurn): boolean {
    if (turn.answers.size < this.room.connectedCount()) return false
    let present = 0
    for (const seat of this.room.match.seats.values()) {
      if (!seat.plays || !this.room.isConnected(seat.player)) continue
      if (!turn.answers.has(seat.player)) return false
      present++
    }
    return present > 0
  }
}
