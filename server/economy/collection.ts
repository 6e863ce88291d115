import { slimeWorth } from '../../rooms/shared/catalog/economy.ts'
import { isSlimeId, slimeNamed } from '../../rooms/shared/catalog/slimes.ts'
import type { PlayerProfile, SellSlimeRequest, SellSlimeResponse } from '../../rooms/shared/contract/player.ts'
import type { Holdings } from '../archive/records.ts'
import { isRefused, type Refused, refuse } from '../refused.ts'
import { countOf, slimesHeld, withSlimes } from './holdings.ts'
import type { Ledger, Owner } from './ledger.ts'
import { playerProfile } from './profiles.ts'

/** What one does with the slimes one has. */
export const keepCollection = (ledger: Ledger, today: () => string) => ({
  select: async (owner: Owner, slimeId: string): Promise<PlayerProfile | Refused> => {
    if (!isSlimeId(slimeId)) return refuse('slimeNotFound')
    const { holdings } = await ledger.head(owner)
    // Choosing what is chosen already changes nothing, and nothing is written about it.
    if (holdings.selectedSlime === slimeId) return playerProfile(owner, holdings, today())
    const committed = await ledger.commit(owner, {
      reason: 'select',
      apply: (before) =>
        countOf(before, slimeId) > 0 ? { ...before, selectedSlime: slimeId } : refuse('slimeNotOwned'),
    })
    return isRefused(committed) ? committed : playerProfile(owner, committed.row.after, today())
  },

  sell: async (owner: Owner, { slimeId, requestId }: SellSlimeRequest): Promise<SellSlimeResponse | Refused> => {
    if (!isSlimeId(slimeId)) return refuse('slimeNotFound')
    const committed = await ledger.commit(owner, {
      reason: 'sell',
      key: requestId && `sell:${requestId}`,
      apply: (before) => withoutOne(before, slimeId),
    })
    if (isRefused(committed)) return committed
    return { player: playerProfile(owner, committed.holdings, today()), earnedCurrency: committed.row.currency }
  },
})

const withoutOne = (before: Holdings, slimeId: string): Holdings | Refused => {
  const { rarity } = slimeNamed(slimeId)
  if (countOf(before, slimeId) === 0) return refuse('slimeNotOwned')
  if (rarity === 'secret') return refuse('secretSlimesStay')
  if (slimesHeld(before) <= 1) return refuse('lastSlimeStays')
  if (before.selectedSlime === slimeId) return refuse('equippedSlimeStays')
  return { ...withSlimes(before, slimeId, -1), currency: before.currency + slimeWorth(rarity) }
}
