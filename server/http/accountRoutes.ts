import type { Request, Response } from 'express'
import {
  loginRequest,
  logoutRequest,
  registerRequest,
  renewRequest,
  type User,
} from '../../rooms/shared/contract/accounts.ts'
import type { SchoolSign } from '../../rooms/shared/contract/administration.ts'
import { passRequest } from '../../rooms/shared/contract/classes.ts'
import type { Accounts, SignedIn } from '../accounts/accounts.ts'
import { deviceName } from '../accounts/deviceName.ts'
import type { Caller } from '../accounts/recognising.ts'
import { cookieFor } from '../accounts/sessions.ts'
import type { AccountRecord } from '../archive/records.ts'
import type { Passes } from '../classes/passes.ts'
import type { Economy } from '../economy/economy.ts'
import { isRefused, type Refused, refuse } from '../refused.ts'
import type { SchoolRules } from '../schoolRules.ts'
import type { AddRoute } from './apiRoutes.ts'
import { isSecure } from './origins.ts'

type Needs = {
  accounts: Accounts
  passes: Passes
  economy: Economy
  rules: SchoolRules
  publicOrigins: readonly string[]
}

/** The user in the form that pages know. */
export const userOf =
  (economy: Economy) =>
  async (account: AccountRecord): Promise<User> => {
    const { id, username, role, administrator, kept } = account
    const { currency, ownedSlimes, selectedSlime } = await economy.profile(account)
    const marks = { ...(administrator && { administrator }), ...(kept && { kept }) }
    return { id, username, role, ...marks, currency, ownedSlimes, selectedSlime }
  }

export const accountRoutes = (add: AddRoute, { accounts, passes, economy, rules, publicOrigins }: Needs) => {
  const user = userOf(economy)

  const secure = (request: Request) => isSecure(request, publicOrigins)

  const callerOf = ({ headers, res: response }: Request, address: string): Caller => ({
    address,
    isHere: () => response?.closed !== true,
    cookieHeader: headers.cookie,
    device: deviceName(headers['user-agent']),
  })

  const enter = async (request: Request, response: Response, outcome: SignedIn | Refused) => {
    if (isRefused(outcome)) return outcome
    const { account, token, lifeMs } = outcome
    const lifeSeconds = lifeMs === undefined ? accounts.sessions.lifeSeconds : lifeMs / 1000
    await accounts.logout(request.headers.cookie)
    const entered = await user(account)
    response.setHeader('Set-Cookie', [
      cookieFor(token, lifeSeconds, secure(request)),
      await accounts.marks.mark(request.headers.cookie, account.id, secure(request)),
    ])
    return entered
  }

  add(
    'post',
    '/auth/register',
    { access: 'everyone', body: registerRequest, status: 201, failure: 'authenticationFailed' },
    async ({ body, request, response, address }) =>
      enter(request, response, await accounts.register(body, callerOf(request, address))),
  )

  add(
    'post',
    '/auth/login',
    { access: 'everyone', body: loginRequest, failure: 'authenticationFailed' },
    async ({ body, request, response, address }) =>
      enter(request, response, await accounts.login(body, callerOf(request, address))),
  )

  add(
    'post',
    '/auth/renew',
    { access: 'everyone', body: renewRequest, failure: 'authenticationFailed' },
    async ({ body, request, response, address }) =>
      enter(request, response, await accounts.renew(body, callerOf(request, address))),
  )

  add(
    'post',
    '/auth/pass',
    { access: 'everyone', body: passRequest, failure: 'authenticationFailed' },
    async ({ body, request, response, address }) =>
      enter(request, response, await passes.signIn(body, callerOf(request, address))),
  )

  // The cookie stays, and opens nothing any more: an answer that took it away could arrive late and take that of the next user.
  add('post', '/auth/logout', { access: 'everyone', body: logoutRequest }, async ({ body, user: present, request }) => {
    if (body?.userId === undefined || body.userId === present?.id) await accounts.logout(request.headers.cookie)
  })

  add('get', '/auth/me', { access: 'everyone' }, (call) => (call.user ? user(call.user) : refuse('signInFirst')))

  add('get', '/school', { access: 'everyone' }, (): SchoolSign => {
    const { teacherCode, ...told } = rules
    return { ...told, teacherCode: teacherCode !== undefined }
  })
}
