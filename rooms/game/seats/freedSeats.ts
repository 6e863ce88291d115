/** A whole school may come into a lobby and go again. */
const atOnce = 1_000
const perSecond = 2

/**
 * How many seats become free because their players go. Each that is taken and given back is two lines of the journal, and
 * a script would go in and out without end: beyond the pace a seat stays, as that of somebody who is away. So nobody is
 * kept out, and the seats are filled by what is known for floods: silent ones make room, and the host can clear them.
 */
export class FreedSeats {
  private readonly now: () => number
  private left = atOnce
  private at: number

  constructor(now: () => number) {
    this.now = now
    this.at = now()
  }

  mayFree(): boolean {
    const now = this.now()
    this.left = Math.min(atOnce, this.left + ((now - this.at) / 1_000) * perSecond)
    this.at = now
    if (this.left < 1) return false
    this.left--
    return true
  }
}
