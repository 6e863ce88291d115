import { leftIn, purseSizes } from '../../rooms/shared/catalog/purse.ts'
import type { PlayerProfile } from '../../rooms/shared/contract/player.ts'
import type { Holdings } from '../archive/records.ts'
import type { Owner } from './holdings.ts'

/** A player in the form of the contract. */
export const playerProfile = (owner: Owner, holdings: Holdings, today: string): PlayerProfile => ({
  userId: owner.id,
  username: owner.username,
  currency: holdings.currency,
  ownedSlimes: Object.keys(holdings.slimeCounts),
  slimeCounts: holdings.slimeCounts,
  selectedSlime: holdings.selectedSlime,
  purse: { left: leftIn('everyday', holdings.purses, today), size: purseSizes.everyday },
})
