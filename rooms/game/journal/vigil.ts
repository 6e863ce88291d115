import type { Match } from '../../shared/match/matchModel.ts'

/** Long enough for a break in the line or a change of rooms; a forgotten game does not last until the next lesson. */
export const unattendedMs = 5 * 60_000
/** For looking at the podium again; a device that is still connected keeps the game longer. */
const afterGameMs = 2 * 60_000

interface VigilNeeds {
  match: Pick<Match, 'stage'>
  attendance: { readonly size: number }
  now(): number
  /** How long a game waits for those who have left it. */
  unattendedMs: number
}

/** Measures for how long a game has been empty. */
export class Vigil {
  private readonly needs: VigilNeeds
  private emptySince: number
  /** At the last beat. */
  private isEmpty = true

  constructor(needs: VigilNeeds) {
    this.needs = needs
    this.emptySince = needs.now()
  }

  /** Until the game ends by itself; null while somebody is there. */
  get endsInMs(): number | null {
    const { match, attendance, now, unattendedMs } = this.needs
    if (attendance.size > 0) return null
    const ms = match.stage === 'finished' ? afterGameMs : unattendedMs
    return this.isEmpty ? Math.max(0, this.emptySince + ms - now()) : ms
  }

  /**
   * Calls `end` when the game has been empty for too long, and again after as long again. It is empty from the beat that
   * finds it so: a machine that slept through the break hears that all lines are dead before its next beat, and nobody has
   * had a moment to come back.
   */
  beat(end: () => void): void {
    const { endsInMs } = this
    const isEmpty = endsInMs !== null
    if (!this.isEmpty || endsInMs === 0) this.emptySince = this.needs.now()
    this.isEmpty = isEmpty
    if (endsInMs === 0) end()
  }
}
