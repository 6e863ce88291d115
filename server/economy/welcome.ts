import { welcomeCurrency } from '../../rooms/shared/catalog/economy.ts'
import { fallbackSlime } from '../../rooms/shared/catalog/slimes.ts'
import type { Holdings } from '../archive/records.ts'
import { nothing, withSlimes } from './holdings.ts'
import type { Owner } from './ledger.ts'

/** What everybody starts with; currency is for students. */
export const welcome = ({ role }: Owner): Holdings => ({
  ...withSlimes(nothing, fallbackSlime.id, 1),
  selectedSlime: fallbackSlime.id,
  currency: role === 'student' ? welcomeCurrency : 0,
})
