import type { Match } from '../../shared/match/matchModel.ts'

/** Long enough for a broken line or a change of rooms, but a forgotten game ends before the next lesson. */
export const unattendedMs = 5 * 60_000
/** For looking at the podium once more. A device that is still connected keeps the game longer. */
const afterGameMs = 2 * 60_000

interface VigilNeeds {
  match: Pick<Match, 'stage'>
  attendance: { readonly size: number }
  now(): number
  /** How long a game waits for players who have left it. */
  unattendedMs: number
}

/** Measures for how long a game has been empty. */
export class Vigil {
  private readonly needs: VigilNeeds
  private emptySince: number
  /** Whether it was empty at the last beat. */
  private isEmpty = true

  constructor(needs: VigilNeeds) {
    this.needs = needs
    this.emptySince = needs.now()
  }

  /** How long until the game ends by itself; null while a device is connected. */
  get endsInMs(): number | null {
    const { match, attendance, now, unattendedMs } = this.needs
    if (attendance.size > 0) return null
    const ms = match.stage === 'finished' ? afterGameMs : unattendedMs
    return this.isEmpty ? Math.max(0, this.emptySince + ms - now()) : ms
  }

  /**
   * Calls `end` when the game has been empty for too long, and again after as long again. It counts as empty only from the
   * beat that finds it so. A machine that slept hears before its next beat that all lines are dead, and players then still
   * need a moment to come back.
   */
  beat(end: () => void): void {
    const { endsInMs } = this
    const isEmpty = endsInMs !== null
    if (!this.isEmpty || endsInMs === 0) this.emptySince = this.needs.now()
    this.isEmpty = isEmpty
    if (endsInMs === 0) end()
  }
}
