import { leastTurnMs } from './telling.ts'
import { leastReadMs, type Written } from './written.ts'

/** Numbers over one head come one after the other: two at once are none. */
export const numbersApart = 420

/** What a turn is remembered for is written at once; small numbers are many, and wait for each other. */
export const isLarge = (beat: Written): boolean => beat.kind === 'shout' || beat.isHero

/** What a hero wins stays with them. */
export const isOfHero = (beat: Written): boolean => beat.kind === 'number' && beat.isHero

/** Whether something goes out of the way of something else: the later one does, but small numbers make room for what is large. */
export const givesWay = (about: Written, other: Written, isEarlier: boolean): boolean =>
  isLarge(other) ? isEarlier || !isLarge(about) : isEarlier && !isOfHero(about)

/** Until when the class looks at a turn of this length. */
export const lookedAtUntil = (ms: number): number => Math.max(leastTurnMs, ms)

/** What comes now would be gone before it was read. */
export const isTooLate = (now: number, endsAt: number): boolean => now + leastReadMs > endsAt

/** So long before that is the last picture of a slow screen in which something can come up. */
const lastPicturesMs = 200
/** What has found no place of its own by now takes one that hides the least: better there than not read at all. */
export const isLastChance = (now: number, endsAt: number): boolean => isTooLate(now + lastPicturesMs, endsAt)

/** A hundred that wait would each look through all there is, for every picture. */
export const looksEveryMs = 100

/** Whether a small number has its turn among those that are read now, of which there may be so many. */
export const hasTurn = ({ where }: Written, now: number, read: readonly Written[], most: number): boolean =>
  read.filter((other) => !isLarge(other)).length < most &&
  !read.some((other) => other.kind === 'number' && other.where === where && now < other.at + numbersApart)
