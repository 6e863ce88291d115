import type { PlayerProfile } from '../../rooms/shared/contract/player.ts'
import type { Throttles } from '../accounts/throttle.ts'
import type { SecretCodes } from '../content/secretCodes.ts'
import { keepCodes } from './codes.ts'
import { keepCollection } from './collection.ts'
import type { Owner } from './holdings.ts'
import type { Ledger } from './ledger.ts'
import { playerProfile } from './profiles.ts'
import { keepShop } from './shop.ts'

export type Economy = ReturnType<typeof keepEconomy>

/** Everything of worth and all that players can do with it. Each act either becomes one row of the ledger or does not happen. */
export const keepEconomy = (ledger: Ledger, codes: SecretCodes, today: () => string, throttles: Throttles) => ({
  ...keepShop(ledger, today),
  ...keepCollection(ledger, today, throttles),
  ...keepCodes(ledger, codes, today, throttles),

  profile: async (owner: Owner): Promise<PlayerProfile> =>
    playerProfile(owner, (await ledger.head(owner)).holdings, today()),
})
