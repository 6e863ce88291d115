import { leastTurnMs } from './telling.ts'
import { lastReadMs, leastReadMs, type Written } from './written.ts'

/** Numbers over one head come this far apart: nobody can read two at once. */
export const numbersApart = 420

/** Shouts and a hero's numbers are written at once. Small numbers are many, and wait for each other. */
export const isLarge = (beat: Written): boolean => beat.kind === 'shout' || beat.isHero

/** A hero's number stays with the hero. */
export const isOfHero = (beat: Written): boolean => beat.kind === 'number' && beat.isHero

/** Whether one plaque makes room for another: the later one does, but small numbers always make room for large plaques. */
export const givesWay = (about: Written, other: Written, isEarlier: boolean): boolean =>
  isLarge(other) ? isEarlier || !isLarge(about) : isEarlier && !isOfHero(about)

/** Until when the class looks at a turn of this length. */
export const lookedAtUntil = (ms: number): number => Math.max(leastTurnMs, ms)

/** Whether something that comes now would be gone before it could be read. */
export const isTooLate = (now: number, endsAt: number): boolean => now + leastReadMs > endsAt

/** A number that still has no free place takes the one that hides the least. Better there than never shown. */
export const isLastChance = (now: number, endsAt: number): boolean => now + lastReadMs > endsAt

/** A waiting number looks for a place only this often: a hundred of them would take too long in each picture. */
export const looksEveryMs = 100

/** Whether a small number may come now: at most `most` are read at once, and those over one head keep their distance. */
export const hasTurn = ({ where }: Written, now: number, read: readonly Written[], most: number): boolean =>
  read.filter((other) => !isLarge(other)).length < most &&
  !read.some((other) => other.kind === 'number' && other.where === where && now < other.at + numbersApart)
