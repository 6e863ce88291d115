/** Whether a device keeps up with what it shows. */
export type Pace = 'smooth' | 'slow' | 'hopeless'

/** In pictures a second: below the first a smaller canvas helps, below the second nothing can be followed. */
const smoothFrom = 12
const followedFrom = 4
/** Of less nothing can be said. */
const leastMs = 1000
/** The page was hidden or the device asleep. */
const gapMs = 3000

/** Counts the pictures of a turn: what a device is able to do is seen by what it does. */
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

  /** Null where too little was seen. */
  verdict(): Pace | null {
    if (this.ms < leastMs) return null
    const perSecond = (this.frames / this.ms) * 1000
    if (perSecond >= smoothFrom) return 'smooth'
    return perSecond >= followedFrom ? 'slow' : 'hopeless'
  }
}
