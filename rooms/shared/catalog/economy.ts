import type { Rarity } from './rarity.ts'

/**
 * Every amount of currency. Players earn it by learning and in no other way. No one can buy it with money, and that
 * will never change.
 */

/** What a new student starts with: enough for a first pack. */
export const welcomeCurrency = 1_500

/**
 * No person can have read a question faster than this: a script answered, or a finger that was waiting. Such an answer
 * earns points, but no coins.
 */
const quickestReaderMs = 300
export const isReadersPace = (ms: number): boolean => ms >= quickestReaderMs

/** Twice what practice pays for the same speed, so that a lesson is worth more than an evening alone. */
const mostForAnswer = 100
const leastForAnswer = 10
/** For each right answer in a game without a speed bonus: as much as an answer at half time. */
const withoutSpeed = 50
const forPlaces: readonly number[] = [250, 150, 100]
/** With fewer finishers a podium brings no coins. */
export const finishersForPodium = 3
const practicePointsPerCoin = 20

const worth: Record<Rarity, number> = {
  common: 250,
  uncommon: 400,
  rare: 700,
  epic: 1_200,
  legendary: 2_200,
  mythic: 4_000,
  secret: 0,
}

export const currencyForAnswer = (ms: number, limitMs: number, speedBonus: boolean): number => {
  if (!isReadersPace(ms)) return 0
  return speedBonus
    ? Math.max(leastForAnswer, Math.round(mostForAnswer * (1 - Math.min(ms, limitMs) / limitMs)))
    : withoutSpeed
}

export const currencyForPlace = (place: number, finishers: number): number =>
  finishers >= finishersForPodium ? (forPlaces[place - 1] ?? 0) : 0

export const practiceCurrency = (score: number): number => Math.floor(score / practicePointsPerCoin)

/** What selling one slime brings. Always less than the cheapest pack that can hold it, so that nobody earns by buying packs. */
export const slimeWorth = (rarity: Rarity): number => worth[rarity]
