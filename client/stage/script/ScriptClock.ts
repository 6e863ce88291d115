/**
 * Where in its script a turn is. The server ends a turn by its clock, so a script follows the clock of the page: where frames
 * are slow it is entered further on, and none of it comes late.
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

  /** Once in every frame; `by` where a stage is stepped by hand, which has the time it is given. */
  move(at: number, by = at - this.movedAt): void {
    this.movedAt = at
    if (!this.isPaused) this.now += by * this.pace
  }
}
