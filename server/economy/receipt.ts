import { slimeNamed } from '../../rooms/shared/catalog/slimes.ts'
import type { ReceivedSlimeResponse } from '../../rooms/shared/contract/player.ts'
import type { LedgerRow } from '../archive/records.ts'
import { countOf } from './holdings.ts'
import type { Owner } from './ledger.ts'
import { playerProfile } from './profiles.ts'

/** What a row that added a slime says to its player; the same each time it is asked. */
export const receipt = (owner: Owner, row: LedgerRow): ReceivedSlimeResponse => {
  const slimeId = row.slimes.find(({ count }) => count > 0)?.slimeId ?? ''
  return {
    player: playerProfile(owner, row.after),
    receivedSlime: slimeNamed(slimeId),
    isNew: countOf(row.after, slimeId) === 1,
  }
}
