import { type PurseName, payForOwnQuestions, payInto } from '../../rooms/shared/catalog/purse.ts'
import type { AccountRecord, Deeds, Holdings, LedgerRow } from '../archive/records.ts'

export type Owner = Pick<AccountRecord, 'id' | 'username' | 'role' | 'firstSlime'>

/** The end of a player's ledger. */
export type Head = { seq: number; holdings: Holdings }

/** The holdings before the first row of a ledger. */
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

/** Adds or takes slimes. A design with none left disappears from the list. */
export const withSlimes = (holdings: Holdings, slimeId: string, count: number): Holdings => {
  const { [slimeId]: before = 0, ...others } = holdings.slimeCounts
  const after = before + count
  if (after <= 0) return { ...holdings, slimeCounts: others }
  // The spread comes first, so that a design already in the list keeps its place.
  return { ...holdings, slimeCounts: { ...holdings.slimeCounts, [slimeId]: after } }
}

/** Pays as much of the earned coins as the purse still has. */
export const withPay = (
  holdings: Holdings,
  { purse, earned, today }: { purse: PurseName | 'ownQuestions'; earned: number; today: string },
): Holdings => {
  const { paid, purses } =
    purse === 'ownQuestions'
      ? payForOwnQuestions(holdings.purses, today, earned)
      : payInto(purse, holdings.purses, today, earned)
  const { currency, stats } = holdings
  // Coins for own questions can be spent, but count for no record.
  const totalCurrencyEarned = stats.totalCurrencyEarned + (purse === 'ownQuestions' ? 0 : paid)
  return { ...holdings, currency: currency + paid, stats: { ...stats, totalCurrencyEarned }, purses }
}

/** Counts a deed for achievements. */
export const withDeed = (holdings: Holdings, deed: keyof Deeds, count = 1): Holdings => ({
  ...holdings,
  deeds: { ...holdings.deeds, [deed]: holdings.deeds[deed] + count },
})

/** The changes that a ledger row records. */
export const difference = (before: Holdings, after: Holdings): Pick<LedgerRow, 'currency' | 'slimes'> => {
  const ids = new Set([...Object.keys(before.slimeCounts), ...Object.keys(after.slimeCounts)])
  return {
    currency: after.currency - before.currency,
    slimes: [...ids]
      .map((slimeId) => ({ slimeId, count: countOf(after, slimeId) - countOf(before, slimeId) }))
      .filter(({ count }) => count !== 0),
  }
}

/** No change that breaks this may be committed. */
export const isSound = (holdings: Holdings): boolean =>
  Number.isSafeInteger(holdings.currency) &&
  holdings.currency >= 0 &&
  Object.values(holdings.slimeCounts).every((count) => Number.isSafeInteger(count) && count > 0) &&
  countOf(holdings, holdings.selectedSlime) > 0
