import type { Beat, BeatOf, Script } from './script.ts'

/** What of a turn's points has been seen so far, by player. */
export type Told = ReadonlyMap<string, number>

type Counted = BeatOf<'number'> & { where: string; by: number }

const isCounted = (beat: Beat): beat is Counted =>
  beat.kind === 'number' && beat.by !== undefined && typeof beat.where === 'string'

/** After the last number it takes a moment to read it. */
const readMs = 350

/** However little has happened: the class looks at the standings, too. */
export const leastTurnMs = 2600

/** Whether it is about somebody, beside where they go. */
export const concerns = (beat: Beat, who: string): boolean =>
  Object.values(beat).some((part) => part === who) && beat.kind !== 'go'

/**
 * The story before its result: panel and cards count each point when the stage shows it, and change the order and the
 * rest when the last headline has been read. On a player's device that is the last one about them.
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

  /** Once, when all of the turn has been seen. */
  isOverNow(now: number): boolean {
    if (this.hasEnded || now < this.endsAt) return false
    this.hasEnded = true
    return true
  }

  /** The points told by this time; null when the whole turn is told, undefined where nothing has changed. */
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
