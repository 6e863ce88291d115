import type { Attendance } from './attendance.ts'

interface Wait {
  ms: number
  /** The least wait after the first player is back. */
  afterFirstMs: number
  /** The wait ends even if no player has come back. */
  isForNobody?: boolean
}

/**
 * For a game that was brought back, or has lost all its players. A device that has tried for a while tries again
 * every five and a quarter seconds. The last may be that much later than the first.
 */
export const afterLoss: Wait = { ms: 10_000, afterFirstMs: 7_500 }
/** For players who were there a moment ago and were told where to go. */
export const afterMove: Wait = { ms: 2_000, afterFirstMs: 2_000 }
/** For a player alone: if the game waited for them, they could pull the plug before it moves here, to get time to think. */
export const afterMoveAlone: Wait = { ...afterMove, isForNobody: true }

/** The wait for the players of a game that has lost them all at once. */
export class PlayersReturn {
  private readonly attendance: Pick<Attendance, 'has' | 'size'>
  private readonly isSeated: (player: string) => boolean
  private until = Number.POSITIVE_INFINITY
  private afterFirstMs = 0
  private isForNobody = false
  private players: readonly string[] = []
  private isAttended = false

  constructor(attendance: PlayersReturn['attendance'], isSeated: (player: string) => boolean) {
    this.attendance = attendance
    this.isSeated = isSeated
  }

  begin(players: readonly string[], now: number, { ms, afterFirstMs, isForNobody = false }: Wait): void {
    this.players = players
    this.until = now + ms
    this.afterFirstMs = afterFirstMs
    this.isForNobody = isForNobody
    this.isAttended = false
  }

  /** A class's game does not go on in an empty room. The rest of the wait begins only when the first player is back. */
  get dueAt(): number {
    return this.attendance.size > 0 || this.isForNobody ? this.until : Number.POSITIVE_INFINITY
  }

  isOver(now: number): boolean {
    const { attendance } = this
    const wasAttended = this.isAttended
    this.isAttended = attendance.size > 0
    if (!this.isAttended) return this.isForNobody && now >= this.until
    if (!wasAttended) this.until = Math.max(this.until, now + this.afterFirstMs)
    return now >= this.until || this.players.every((player) => attendance.has(player) || !this.isSeated(player))
  }
}
