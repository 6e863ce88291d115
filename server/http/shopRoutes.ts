import { buyPackRequest, redeemCodeRequest, riddleQuery } from '../../rooms/shared/contract/player.ts'
import type { Economy } from '../economy/economy.ts'
import type { AddRoute } from './apiRoutes.ts'

export const shopRoutes = (add: AddRoute, { economy }: { economy: Economy }) => {
  add('get', '/packs', { access: 'everyone' }, ({ user }) => economy.offers(user))

  add('get', '/secret-code-hints', { access: 'everyone', query: riddleQuery }, ({ query }) =>
    economy.riddlesIn(query.place),
  )

  add(
    'post',
    '/player/:userId/buy-pack',
    { access: 'owningStudent', body: buyPackRequest, failure: 'purchaseFailed' },
    ({ user, body }) => economy.buy(user, body),
  )

  add(
    'post',
    '/player/:userId/redeem-code',
    { access: 'owningStudent', body: redeemCodeRequest, failure: 'invalidCode' },
    ({ user, body }) => economy.redeem(user, body),
  )
}
