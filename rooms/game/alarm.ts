/** One timer, by the clock of the room: set for another time, it forgets the first. */
export class Alarm {
  private readonly now: () => number
  private readonly ring: () => void
  private timer: NodeJS.Timeout | undefined

  constructor(now: () => number, ring: () => void) {
    this.now = now
    this.ring = ring
  }

  get isSet(): boolean {
    return this.timer !== undefined
  }

  /** For good at `Infinity`. */
  setTo(time: number): void {
    clearTimeout(this.timer)
    this.timer = undefined
    if (time === Number.POSITIVE_INFINITY) return
    // Timers count by another clock and may be a moment early by this one.
    const wait = Math.max(1, time - this.now() + 1)
    this.timer = setTimeout(() => {
      this.timer = undefined
      this.ring()
    }, wait)
  }
}
