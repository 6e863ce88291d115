import { buyPackRequest, redeemCodeRequest, riddleQuery } from '../../rooms/shared/contract/player.ts'
import type { Economy } from '../economy/economy.ts'
import type { Achievements } from '../progress/achievements.ts'
import { isRefused } from '../refused.ts'
import type { AddRoute } from './apiRoutes.ts'

type Needs = { economy: Economy; achievements: Achievements }

export const shopRoutes = (add: AddRoute, { economy, achievements }: Needs) => {
  add('get', '/packs', { access: 'everyone' }, ({ user }) => economy.offers(user))

  add('get', '/secret-code-hints', { access: 'everyone', query: riddleQuery }, ({ query }) =>
    economy.riddlesIn(query.place),
  )

  add(
    'post',
    '/player/:userId/buy-pack',
    { access: 'owningStudent', body: buyPackRequest, failure: 'purchaseFailed' },
    async ({ user, body }) => {
      const outcome = await economy.buy(user, body)
      if (!isRefused(outcome)) await achievements.unlock(user, 'shop')
      return outcome
    },
  )

  add(
    'post',
    '/player/:userId/redeem-code',
    { access: 'owningStudent', body: redeemCodeRequest, failure: 'invalidCode' },
    async ({ user, body }) => {
      const outcome = await economy.redeem(user, body)
      if (!isRefused(outcome)) await achievements.unlock(user, 'code')
      return outcome
    },
  )
}
