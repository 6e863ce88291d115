import type { Rarity } from './rarity.ts'

/**
 * Every amount of currency there is. It is earned by learning and by nothing else: there is no way to buy any of it
 * with money, and there never will be.
 */

/** In the pocket of a new student: enough for a first pack. */
export const welcomeCurrency = 100

/** Nobody has read a question by then: a script has, or a finger that was waiting. Points it may have, coins it has not. */
const quickestReaderMs = 300
export const isReadersPace = (ms: number): boolean => ms >= quickestReaderMs

const perCorrectAnswer = 5
const mostForSpeed = 5
const forPlaces: readonly number[] = [25, 15, 10]
/** A podium among fewer than three is none. */
export const finishersForPodium = 3
const practicePointsPerCoin = 20

const worth: Record<Rarity, number> = {
  common: 20,
  uncommon: 35,
  rare: 60,
  epic: 110,
  legendary: 220,
  mythic: 400,
  secret: 0,
}

export const currencyForAnswer = (ms: number, limitMs: number, speedBonus: boolean): number => {
  if (!isReadersPace(ms)) return 0
  return perCorrectAnswer + (speedBonus ? Math.round(mostForSpeed * (1 - Math.min(ms, limitMs) / limitMs)) : 0)
}

export const currencyForPlace = (place: number, finishers: number): number =>
  finishers >= finishersForPodium ? (forPlaces[place - 1] ?? 0) : 0

export const practiceCurrency = (score: number): number => Math.floor(score / practicePointsPerCoin)

/** What selling one slime brings. Always less than the cheapest pack that can hold it, so that packs are no mint. */
export const slimeWorth = (rarity: Rarity): number => worth[rarity]
