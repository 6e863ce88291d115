import { slimeNamed } from '../../rooms/shared/catalog/slimes.ts'
import type { ReceivedSlimeResponse } from '../../rooms/shared/contract/player.ts'
import type { Holdings, LedgerRow } from '../archive/records.ts'
import type { Owner } from './holdings.ts'
import { countOf } from './holdings.ts'
import { playerProfile } from './profiles.ts'

type Received = { row: LedgerRow; holdings: Holdings }

/** The answer for a row that added a slime: always the same slime, with what the player holds by now. */
export const receipt = (owner: Owner, { row, holdings }: Received, today: string): ReceivedSlimeResponse => {
  const slimeId = row.slimes.find(({ count }) => count > 0)?.slimeId ?? ''
  return {
    player: playerProfile(owner, holdings, today),
    receivedSlime: slimeNamed(slimeId),
    isNew: countOf(row.after, slimeId) === 1,
  }
}
