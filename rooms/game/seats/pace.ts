/** This many at once, and this many a second after that. */
export class Pace {
  private readonly now: () => number
  private readonly atOnce: number
  private readonly perSecond: number
  private left: number
  private at: number

  constructor(now: () => number, { atOnce, perSecond }: { atOnce: number; perSecond: number }) {
    this.now = now
    this.atOnce = atOnce
    this.perSecond = perSecond
    this.left = atOnce
    this.at = now()
  }

  /** Takes one, if there is one left. */
  takes(): boolean {
    const now = this.now()
    this.left = Math.min(this.atOnce, this.left + ((now - this.at) / 1_000) * this.perSecond)
    this.at = now
    if (this.left < 1) return false
    this.left--
    return true
  }
}
