/** How well a device keeps up with what it shows. */
export type Pace = 'smooth' | 'slow' | 'hopeless'

/** Pictures a second: below the first number a smaller canvas helps, below the second viewers can follow nothing. */
const smoothFrom = 12
const followedFrom = 4
/** A shorter time says nothing. */
const leastMs = 1000
/** After such a gap the page was hidden or the device asleep, so the gap does not count. */
const gapMs = 3000

/** Counts the pictures that the device paints in a turn, because only that shows what it can do. */
export class FramePace {
  private frames = 0
  private ms = 0
  private last = 0

  start(at: number): void {
    this.frames = 0
    this.ms = 0
    this.last = at
  }

  frame(at: number): void {
    const took = at - this.last
    this.last = at
    if (took > gapMs) return
    this.frames++
    this.ms += took
  }

  /** Null if too little of the turn was seen. */
  verdict(): Pace | null {
    if (this.ms < leastMs) return null
    const perSecond = (this.frames / this.ms) * 1000
    if (perSecond >= smoothFrom) return 'smooth'
    return perSecond >= followedFrom ? 'slow' : 'hopeless'
  }
}
