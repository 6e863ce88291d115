import type { Request } from 'express'
import { loginRequest, registerRequest, type User } from '../../rooms/shared/contract/accounts.ts'
import type { Accounts, SignedIn } from '../accounts/accounts.ts'
import { cookieFor, cookieGone } from '../accounts/sessions.ts'
import type { AccountRecord } from '../archive/records.ts'
import type { Economy } from '../economy/economy.ts'
import { isRefused, type Refused, refuse } from '../refused.ts'
import type { AddRoute, Call } from './apiRoutes.ts'

type Needs = { accounts: Accounts; economy: Economy; publicOrigins: readonly string[] }

export const accountRoutes = (add: AddRoute, { accounts, economy, publicOrigins }: Needs) => {
  const userOf = async (account: AccountRecord): Promise<User> => {
    const { currency, ownedSlimes, selectedSlime } = await economy.profile(account)
    return { id: account.id, username: account.username, role: account.role, currency, ownedSlimes, selectedSlime }
  }

  /** TLS may end before us; then only the name we are called by tells. Over plain HTTP a secure cookie would be lost. */
  const secure = ({ secure: isTls, headers: { host = '' } }: Request) =>
    isTls || publicOrigins.includes(`https://${host.toLowerCase()}`)

  const enter = async (
    { request, response }: Pick<Call<never, never, never, 'everyone'>, 'request' | 'response'>,
    outcome: SignedIn | Refused,
  ) => {
    if (isRefused(outcome)) return outcome
    await accounts.logout(request.headers.cookie)
    const user = await userOf(outcome.account)
    response.setHeader('Set-Cookie', cookieFor(outcome.token, secure(request)))
    return user
  }

  add(
    'post',
    '/auth/register',
    { access: 'everyone', body: registerRequest, status: 201, failure: 'authenticationFailed' },
    async (call) => enter(call, await accounts.register(call.body, call.address)),
  )

  add(
    'post',
    '/auth/login',
    { access: 'everyone', body: loginRequest, failure: 'authenticationFailed' },
    async (call) => enter(call, await accounts.login(call.body, call.address)),
  )

  add('post', '/auth/logout', { access: 'everyone' }, async ({ request, response }) => {
    await accounts.logout(request.headers.cookie)
    response.setHeader('Set-Cookie', cookieGone(secure(request)))
  })

  add('get', '/auth/me', { access: 'everyone' }, ({ user }) => (user ? userOf(user) : refuse('signInFirst')))
}
