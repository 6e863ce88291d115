/**
 * How far a turn is in its script. The server ends a turn by its own clock, so a script follows the clock of the page:
 * with slow frames it skips ahead, and no part of it comes late.
 */
export class ScriptClock {
  now = 0
  pace = 1
  isPaused = false
  private movedAt = 0

  start(at: number): void {
    this.now = 0
    this.movedAt = at
  }

  /** Called once in each frame. `by` is for a stage that is stepped by hand, by a given time. */
  move(at: number, by = at - this.movedAt): void {
    this.movedAt = at
    if (!this.isPaused) this.now += by * this.pace
  }
}
