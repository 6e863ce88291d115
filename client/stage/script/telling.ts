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

/**
 * Tells the story before its result: panel and cards count each point when the stage shows it. They change the order
 * and the rest when the last number has been read. On a player's device that is the last one about the player.
 */
export class Telling {
  private readonly numbers: readonly Counted[]
  private readonly settledAt: number
  private readonly told = new Map<string, number>()
  private seen = 0
  private readonly endsAt: number
  private isOver = false
  private hasEnded = false

  constructor({ beats, ms }: Script, own: string | null) {
    this.numbers = beats.filter(isCounted)
    const awaited = this.numbers.filter(({ where }) => own === null || where === own)
    const fallback = own === null ? [] : beats.filter((beat) => concerns(beat, own))
    const last = Math.max(0, ...(awaited.length > 0 ? awaited : fallback).map(({ at }) => at))
    this.settledAt = Math.min(ms, last + readMs)
    this.endsAt = Math.max(leastTurnMs, ms)
  }

  /** True once, when the whole turn has been seen. */
  isOverNow(now: number): boolean {
    if (this.hasEnded || now < this.endsAt) return false
    this.hasEnded = true
    return true
  }

  /** The points told by this time; null when the whole turn is told, undefined if nothing has changed. */
  news(now: number): Told | null | undefined {
    if (this.isOver) return undefined
    if (now >= this.settledAt) {
      this.isOver = true
      return null
    }
    const before = this.seen
    for (let next = this.numbers[before]; next && next.at <= now; next = this.numbers[this.seen]) {
      this.told.set(next.where, (this.told.get(next.where) ?? 0) + next.by)
      this.seen++
    }
    return this.seen === before ? undefined : new Map(this.told)
  }
}
