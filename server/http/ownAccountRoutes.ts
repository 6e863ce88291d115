import * as z from 'zod/mini'
import { farewellRequest, passwordRequest, renameRequest } from '../../rooms/shared/contract/accounts.ts'
import { recordId } from '../../rooms/shared/contract/boundedText.ts'
import type { Departures } from '../accounts/departures.ts'
import type { LastAdministrator } from '../accounts/lastAdministrator.ts'
import type { OwnAccounts } from '../accounts/ownAccount.ts'
import type { ownDataOf } from '../accounts/ownData.ts'
import type { Pace, Throttles } from '../accounts/throttle.ts'
import type { Economy } from '../economy/economy.ts'
import { isRefused, refuse } from '../refused.ts'
import { userOf } from './accountRoutes.ts'
import type { AddRoute } from './apiRoutes.ts'
import { type PlaysSet, shutTo } from './reportRoutes.ts'
import { sendPieces } from './sending.ts'

type Needs = {
  ownAccounts: OwnAccounts
  departures: Departures
  lastAdministrator: LastAdministrator
  ownData: ReturnType<typeof ownDataOf>
  economy: Economy
  throttles: Throttles
  playsSet: PlaysSet
  endGamesOf: (userId: string) => Promise<void>
}

/** Each download reads everything about a person. */
const dataPace: Pace = { points: 5, seconds: 60 * 60 }

const deviceParam = z.object({ id: recordId('device') })

export const ownAccountRoutes = (
  add: AddRoute,
  { ownAccounts, departures, lastAdministrator, ownData, economy, throttles, playsSet, endGamesOf }: Needs,
) => {
  const downloads = throttles('ownData', dataPace)
  const isShutTo = shutTo(playsSet)

  add('put', '/auth/password', { access: 'signedIn', body: passwordRequest }, ({ user, body, request, address }) =>
    ownAccounts.changePassword(user, body, { address, cookieHeader: request.headers.cookie }),
  )

  add('put', '/auth/name', { access: 'signedIn', body: renameRequest }, async ({ user, body, address }) => {
    const renamed = await ownAccounts.rename(user, body, address)
    return isRefused(renamed) ? renamed : userOf(economy)(renamed)
  })

  add('get', '/auth/devices', { access: 'signedIn' }, ({ user, request }) =>
    ownAccounts.devices(user, request.headers.cookie),
  )

  add('delete', '/auth/devices', { access: 'signedIn' }, ({ user, request }) =>
    ownAccounts.signOutElsewhere(user, request.headers.cookie),
  )

  add('delete', '/auth/devices/:id', { access: 'signedIn', params: deviceParam }, ({ user, params }) =>
    ownAccounts.signOut(user, params.id),
  )

  add('get', '/auth/data', { access: 'signedIn' }, async ({ user, request, response }) => {
    if (!(await downloads.take(user.id))) return refuse('tooManyAttempts')
    response.setHeader('Content-Disposition', 'attachment; filename="slime-school-my-data.json"')
    response.type('application/json; charset=utf-8')
    await sendPieces(response, ownData(user, isShutTo(user, request)))
    return undefined
  })

  add('post', '/auth/farewell', { access: 'signedIn', body: farewellRequest }, async ({ user, body, address }) => {
    const refused = (await ownAccounts.prove(user, body.password, address)) ?? (await lastAdministrator.giveUp(user))
    if (refused) return refused
    await endGamesOf(user.id)
    await departures.leave(user)
    return undefined
  })
}
