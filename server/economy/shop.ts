import {
  drawFromPack,
  guaranteeIn,
  type PackDesign,
  packNamed,
  packOdds,
  packs,
} from '../../rooms/shared/catalog/packs.ts'
import type { BuyPackRequest, Pack, ReceivedSlimeResponse } from '../../rooms/shared/contract/player.ts'
import type { Holdings } from '../archive/records.ts'
import { isRefused, type Refused, refuse } from '../refused.ts'
import { systemChance } from '../systemChance.ts'
import type { Owner } from './holdings.ts'
import { withDeed, withSlimes } from './holdings.ts'
import type { Ledger } from './ledger.ts'
import { receipt } from './receipt.ts'

export const keepShop = (ledger: Ledger, today: () => string) => ({
  offers: async (owner: Owner | undefined): Promise<Pack[]> => {
    const misses = owner && (await ledger.head(owner)).holdings.packsSinceGuarantee
    return packs.map((pack) => offer(pack, misses && (misses[pack.id] ?? 0)))
  },

  buy: async (owner: Owner, { packId, requestId }: BuyPackRequest): Promise<ReceivedSlimeResponse | Refused> => {
    const pack = packNamed(packId)
    if (!pack) return refuse('packNotFound')
    const committed = await ledger.commit(owner, {
      reason: 'pack',
      key: requestId && `pack:${requestId}`,
      apply: (before) => withPack(before, pack),
    })
    return isRefused(committed) ? committed : receipt(owner, committed, today())
  },
})

const withPack = (before: Holdings, pack: PackDesign): Holdings | Refused => {
  if (before.currency < pack.price) return refuse('notEnoughCurrency')
  const drawn = drawFromPack(pack, before.packsSinceGuarantee[pack.id] ?? 0, systemChance)
  return {
    ...withDeed(withSlimes(before, drawn.slimeId, 1), 'packsOpened'),
    currency: before.currency - pack.price,
    packsSinceGuarantee: { ...before.packsSinceGuarantee, [pack.id]: drawn.misses },
  }
}

const offer = (pack: PackDesign, misses: number | undefined): Pack => ({
  id: pack.id,
  name: pack.name,
  description: pack.description,
  rarity: pack.rarity,
  price: pack.price,
  slimeIds: [...pack.slimeIds],
  odds: packOdds(pack),
  guarantee: pack.guarantee,
  guaranteeIn: misses === undefined ? null : guaranteeIn(pack, misses),
})
