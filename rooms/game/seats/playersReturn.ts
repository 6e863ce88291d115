import type { Attendance } from './attendance.ts'

/** How long a game that was brought back waits for its players before it goes on. */
export const returnMs = 10_000
/** And for those who were there a moment ago, and for a class of which the first is back. */
export const moveMs = 2_000

/** The wait for the players of a game that has lost them all at once. */
export class PlayersReturn {
  private readonly attendance: Pick<Attendance, 'has' | 'size'>
  private readonly isSeated: (player: string) => boolean
  private until = Number.POSITIVE_INFINITY
  private players: readonly string[] = []
  private isAttended = false

  constructor(attendance: PlayersReturn['attendance'], isSeated: (player: string) => boolean) {
    this.attendance = attendance
    this.isSeated = isSeated
  }

  begin(players: readonly string[], until: number): void {
    this.players = players
    this.until = until
    this.isAttended = false
  }

  /** A game does not go on in an empty room: only when the first player is back does the rest of the wait begin. */
  get dueAt(): number {
    return this.attendance.size > 0 ? this.until : Number.POSITIVE_INFINITY
  }

  isOver(now: number): boolean {
    const { attendance } = this
    const wasAttended = this.isAttended
    this.isAttended = attendance.size > 0
    if (!this.isAttended) return false
    if (!wasAttended) this.until = Math.max(this.until, now + moveMs)
    return now >= this.until || this.players.every((player) => attendance.has(player) || !this.isSeated(player))
  }
}
