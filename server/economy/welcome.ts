import { welcomeCurrency } from '../../rooms/shared/catalog/economy.ts'
import { fallbackSlime } from '../../rooms/shared/catalog/slimes.ts'
import type { Holdings } from '../archive/records.ts'
import type { Owner } from './holdings.ts'
import { nothing, withSlimes } from './holdings.ts'

/** What an account starts with. Only students get currency. */
export const welcome = ({ role, firstSlime = fallbackSlime.id }: Owner): Holdings => ({
  ...withSlimes(nothing, firstSlime, 1),
  selectedSlime: firstSlime,
  currency: role === 'student' ? welcomeCurrency : 0,
})
