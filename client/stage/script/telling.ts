import type { Beat, BeatOf, Script } from './script.ts'

/** The points of a turn that have been shown so far, by player. */
export type Told = ReadonlyMap<string, number>

type Counted = BeatOf<'number'> & { where: string; by: number }

const isCounted = (beat: Beat): beat is Counted =>
  beat.kind === 'number' && beat.by !== undefined && typeof beat.where === 'string'

/** The time to read the last number. */
const readMs = 350

/** However little happens, the class needs this long to look at the standings, too. */
export const leastTurnMs = 2600

/** Whether a beat is about this player, apart from walking. */
export const concerns = (beat: Beat, who: string): boolean =>
  Object.values(beat).some((part) => part === who) && beat.kind !== 'go'

/** Whether something that has begun has found no place to be seen at yet. */
type Waits = (beat: Beat) => boolean

/**
 * The story before its result: panel and cards count each point when the stage shows it, and change the order and the
 * rest when the last headline has been read and no number waits any more. On a player's device that is the last one about them.
 */
export class Telling {
  /** All that is counted, and what is waited for before the rest is told. */
  private untold: readonly Counted[]
  private readonly awaited: readonly Counted[]
  private readonly settledAt: number
  private readonly told = new Map<string, number>()
  private readonly endsAt: number
  private isOver = false
  /** Whether the whole turn has been seen, and the page knows it. */
  hasEnded = false

  constructor({ beats, ms }: Script, own: string | null) {
    this.untold = beats.filter(isCounted)
    this.awaited = this.untold.filter(({ where }) => own === null || where === own)
    const fallback = own === null ? [] : beats.filter((beat) => concerns(beat, own))
    const last = Math.max(0, ...(this.awaited.length > 0 ? this.awaited : fallback).map(({ at }) => at))
    this.settledAt = Math.min(ms, last + readMs)
    this.endsAt = Math.max(leastTurnMs, ms)
  }

  /** True once, when the whole turn has been seen. */
  isOverNow(now: number): boolean {
    if (this.hasEnded || now < this.endsAt) return false
    this.hasEnded = true
    return true
  }

  /** The points told by this time; null when the whole turn is told, undefined where nothing has changed. */
  news(now: number, waits: Waits): Told | null | undefined {
    if (this.isOver) return undefined
    if (now >= this.settledAt && !this.awaited.some(waits)) {
      this.isOver = true
      return null
    }
    const seen = this.untold.filter((beat) => beat.at <= now && !waits(beat))
    if (seen.length === 0) return undefined
    this.untold = this.untold.filter((beat) => !seen.includes(beat))
    for (const { where, by } of seen) this.told.set(where, (this.told.get(where) ?? 0) + by)
    return new Map(this.told)
  }
}
