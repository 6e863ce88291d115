import { slimes } from '../../rooms/shared/catalog/slimes.ts'
import {
  keepGameRequest,
  selectSlimeRequest,
  sellDuplicatesRequest,
  sellSlimeRequest,
} from '../../rooms/shared/contract/player.ts'
import type { Services } from '../services.ts'
import type { AddRoute } from './apiRoutes.ts'

type Needs = Pick<Services, 'economy' | 'guestEarnings'>

export const playerRoutes = (add: AddRoute, { economy, guestEarnings }: Needs) => {
  add('get', '/slimes', { access: 'everyone' }, () => slimes)

  add('get', '/player/:userId', { access: 'owner' }, ({ user }) => economy.profile(user))

  add(
    'post',
    '/player/:userId/select-slime',
    { access: 'owningStudent', body: selectSlimeRequest, failure: 'selectionFailed' },
    ({ user, body }) => economy.select(user, body.slimeId),
  )

  add(
    'post',
    '/player/:userId/sell-slime',
    { access: 'owningStudent', body: sellSlimeRequest, failure: 'saleFailed' },
    ({ user, body }) => economy.sell(user, body),
  )

  add(
    'post',
    '/player/:userId/sell-duplicates',
    { access: 'owningStudent', body: sellDuplicatesRequest, failure: 'saleFailed' },
    ({ user, body }) => economy.sellDuplicates(user, body),
  )

  add('post', '/guest-offer', { access: 'everyone', body: keepGameRequest }, ({ user, body, address }) =>
    guestEarnings.offer(body.seatKey, user?.role === 'student' ? user : undefined, address),
  )

  add('post', '/player/:userId/keep-game', { access: 'owningStudent', body: keepGameRequest }, ({ user, body }) =>
    guestEarnings.claim(user, body.seatKey),
  )
}
