import type { Rarity } from './rarity.ts'

/**
 * Every amount of currency there is. It is earned by learning and by nothing else: there is no way to buy any of it
 * with money, and there never will be.
 */

/** In the pocket of a new student: enough for a first pack. */
export const welcomeCurrency = 1_500

/**
 * No person has read a question by then: it was a script, or a finger that was waiting. Such an answer earns points,
 * but no coins.
 */
const quickestReaderMs = 300
export const isReadersPace = (ms: number): boolean => ms >= quickestReaderMs

/** Twice what practice pays for the same speed, so that a lesson is worth more than an evening alone. */
const mostForAnswer = 100
const leastForAnswer = 10
/** Where speed does not count: what an answer at half time is worth. */
const withoutSpeed = 50
const forPlaces: readonly number[] = [250, 150, 100]
/** A podium among fewer than three is none. */
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

/** What selling one slime brings. Always less than the cheapest pack that can hold it, so that packs are no mint. */
export const slimeWorth = (rarity: Rarity): number => worth[rarity]
