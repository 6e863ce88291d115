import { type PurseName, payForOwnQuestions, payInto } from '../../rooms/shared/catalog/purse.ts'
import type { AccountRecord, Deeds, Holdings, LedgerRow } from '../archive/records.ts'

export type Owner = Pick<AccountRecord, 'id' | 'username' | 'role' | 'firstSlime'>

/** Where a player's ledger ends. */
export type Head = { seq: number; holdings: Holdings }

/** Before the first row of a ledger there is nothing. */
export const nothing: Holdings = {
  currency: 0,
  slimeCounts: {},
  selectedSlime: '',
  packsSinceGuarantee: {},
  stats: { totalGames: 0, totalWins: 0, totalCorrect: 0, bestStreak: 0, totalCurrencyEarned: 0 },
  practice: { games: 0, questions: 0, correct: 0, earned: 0, score: 0 },
  deeds: {
    totalAnswered: 0,
    perfectGames: 0,
    packsOpened: 0,
    gamesHosted: 0,
    biggestGame: 0,
    setsMade: 0,
    mapsMade: 0,
    codesRedeemed: 0,
  },
}

export const countOf = (holdings: Holdings, slimeId: string) => holdings.slimeCounts[slimeId] ?? 0

export const slimesHeld = (holdings: Holdings) =>
  Object.values(holdings.slimeCounts).reduce((sum, count) => sum + count, 0)

/** Adds or takes slimes; a design of which none is left leaves the list. */
export const withSlimes = (holdings: Holdings, slimeId: string, count: number): Holdings => {
  const { [slimeId]: before = 0, ...others } = holdings.slimeCounts
  const after = before + count
  if (after <= 0) return { ...holdings, slimeCounts: others }
  // Spreading first keeps the place of a design that is already in the list.
  return { ...holdings, slimeCounts: { ...holdings.slimeCounts, [slimeId]: after } }
}

/** Pays what was earned, as far as the purse takes it. */
export const withPay = (
  holdings: Holdings,
  { purse, earned, today }: { purse: PurseName | 'ownQuestions'; earned: number; today: string },
): Holdings => {
  const { paid, purses } =
    purse === 'ownQuestions'
      ? payForOwnQuestions(holdings.purses, today, earned)
      : payInto(purse, holdings.purses, today, earned)
  const { currency, stats } = holdings
  // What own questions bring is for the shop, and no record.
  const totalCurrencyEarned = stats.totalCurrencyEarned + (purse === 'ownQuestions' ? 0 : paid)
  return { ...holdings, currency: currency + paid, stats: { ...stats, totalCurrencyEarned }, purses }
}

/** Counts one more of what achievements count. */
export const withDeed = (holdings: Holdings, deed: keyof Deeds, count = 1): Holdings => ({
  ...holdings,
  deeds: { ...holdings.deeds, [deed]: holdings.deeds[deed] + count },
})

/** What a ledger row says has changed. */
export const difference = (before: Holdings, after: Holdings): Pick<LedgerRow, 'currency' | 'slimes'> => {
  const ids = new Set([...Object.keys(before.slimeCounts), ...Object.keys(after.slimeCounts)])
  return {
    currency: after.currency - before.currency,
    slimes: [...ids]
      .map((slimeId) => ({ slimeId, count: countOf(after, slimeId) - countOf(before, slimeId) }))
      .filter(({ count }) => count !== 0),
  }
}

/** No change may ever be committed that breaks this. */
export const isSound = (holdings: Holdings): boolean =>
  Number.isSafeInteger(holdings.currency) &&
  holdings.currency >= 0 &&
  Object.values(holdings.slimeCounts).every((count) => Number.isSafeInteger(count) && count > 0) &&
  countOf(holdings, holdings.selectedSlime) > 0
