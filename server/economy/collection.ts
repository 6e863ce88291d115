import { duplicatesIn } from '../../rooms/shared/catalog/duplicates.ts'
import { slimeWorth } from '../../rooms/shared/catalog/economy.ts'
import { isSlimeId, slimeNamed } from '../../rooms/shared/catalog/slimes.ts'
import type {
  PlayerProfile,
  SellDuplicatesRequest,
  SellSlimeRequest,
  SellSlimeResponse,
} from '../../rooms/shared/contract/player.ts'
import type { Pace, Throttles } from '../accounts/throttle.ts'
import type { Holdings } from '../archive/records.ts'
import { isRefused, type Refused, refuse } from '../refused.ts'
import type { Owner } from './holdings.ts'
import { countOf, slimesHeld, withSlimes } from './holdings.ts'
import type { Ledger } from './ledger.ts'
import { playerProfile } from './profiles.ts'

/** No player changes slimes more often. Each change is free but writes a row that stays. */
const changesOfSlime: Pace = { points: 200, seconds: 10 * 60 }

/** What players do with the slimes they have. */
export const keepCollection = (ledger: Ledger, today: () => string, throttles: Throttles) => {
  const changes = throttles('changesOfSlime', changesOfSlime)
  return {
    select: async (owner: Owner, slimeId: string): Promise<PlayerProfile | Refused> => {
      if (!isSlimeId(slimeId)) return refuse('slimeNotFound')
      const { holdings } = await ledger.head(owner)
      // Choosing the slime that is chosen already writes nothing.
      if (holdings.selectedSlime === slimeId) return playerProfile(owner, holdings, today())
      if (!(await changes.take(owner.id))) return refuse('tooManyAttempts')
      const committed = await ledger.commit(owner, {
        reason: 'select',
        apply: (before) =>
          countOf(before, slimeId) > 0 ? { ...before, selectedSlime: slimeId } : refuse('slimeNotOwned'),
      })
      return isRefused(committed) ? committed : playerProfile(owner, committed.row.after, today())
    },

    sell: async (
      owner: Owner,
      { slimeId, count = 1, requestId }: SellSlimeRequest,
    ): Promise<SellSlimeResponse | Refused> => {
      if (!isSlimeId(slimeId)) return refuse('slimeNotFound')
      const committed = await ledger.commit(owner, {
        reason: 'sell',
        key: requestId && `sell:${requestId}`,
        apply: (before) => withoutSome(before, slimeId, count),
      })
      if (isRefused(committed)) return committed
      return { player: playerProfile(owner, committed.holdings, today()), earnedCurrency: committed.row.currency }
    },

    sellDuplicates: async (
      owner: Owner,
      { requestId }: SellDuplicatesRequest,
    ): Promise<SellSlimeResponse | Refused> => {
      const committed = await ledger.commit(owner, {
        reason: 'sell',
        key: requestId && `sell:${requestId}`,
        apply: withoutDuplicates,
      })
      if (isRefused(committed)) return committed
      return { player: playerProfile(owner, committed.holdings, today()), earnedCurrency: committed.row.currency }
    },
  }
}

const sold = (before: Holdings, slimeId: string, count: number): Holdings => ({
  ...withSlimes(before, slimeId, -count),
  currency: before.currency + count * slimeWorth(slimeNamed(slimeId).rarity),
})

const withoutSome = (before: Holdings, slimeId: string, count: number): Holdings | Refused => {
  const owned = countOf(before, slimeId)
  if (owned < count) return refuse('slimeNotOwned')
  if (slimeNamed(slimeId).rarity === 'secret') return refuse('secretSlimesStay')
  if (slimesHeld(before) <= count) return refuse('lastSlimeStays')
  // The worn slime stays, but its duplicates may be sold.
  if (before.selectedSlime === slimeId && owned === count) return refuse('equippedSlimeStays')
  return sold(before, slimeId, count)
}

const withoutDuplicates = (before: Holdings): Holdings | Refused => {
  const extra = duplicatesIn(before.slimeCounts)
  if (extra.length === 0) return refuse('noDuplicates')
  return extra.reduce((left, { slimeId, count }) => sold(left, slimeId, count), before)
}
