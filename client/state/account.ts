import type { LoginRequest, RegisterRequest, RenewRequest, User } from '../../rooms/shared/contract/accounts.ts'
import type { PassRequest } from '../../rooms/shared/contract/classes.ts'
import { type Answer, callApi } from '../net/http.ts'
import { bringAids, takeOffAids } from './aids.ts'
import { forgetGuestSeats } from './kept/guestSeats.ts'
import { forgetSeats } from './kept/seats.ts'
import { forgetUser, rememberUser, signedInUser, storedUser } from './session.ts'

/** Undefined if the code that does the work cannot be loaded. */
const worked = (challenge: string): Promise<string | undefined> =>
  import('./secondChance.ts').then(({ workFor }) => workFor(challenge)).catch(() => undefined)

const enter = async (
  path: string,
  body: LoginRequest | RegisterRequest | RenewRequest | PassRequest,
): Promise<Answer<User>> => {
  const knock = (work?: string) =>
    callApi<User>('POST', path, {
      body: { ...body, work },
      otherwise: 'authenticationFailed',
      keepsSession: true,
    })
  const heard = await knock()
  const answer = !heard.ok && heard.work !== undefined ? await knock(await worked(heard.work)) : heard
  if (answer.ok) {
    rememberUser(answer.value)
    void bringAids(answer.value)
  }
  return answer
}

/** Logs in with a card of a class. */
export const enterByCard = (request: PassRequest) => enter('/api/auth/pass', request)
export const logIn = (request: LoginRequest) => enter('/api/auth/login', request)
/** Logs in with the one-time word that an administrator gave. */
export const renewPassword = (request: RenewRequest) => enter('/api/auth/renew', request)
export const register = (request: RegisterRequest) => enter('/api/auth/register', request)

/** The stored copy was only for the first paint: ask who we really are. Silent for visitors, who have no copy. */
export const verifySession = async (): Promise<void> => {
  const asked = signedInUser()
  if (!asked) return
  const answer = await callApi<User>('GET', '/api/auth/me')
  const present = signedInUser()
  // If the user has logged out meanwhile, or another user has logged in in another tab, that stays so.
  if (!answer.ok || present?.id !== asked.id || storedUser()?.id !== asked.id) return
  const { currency, ownedSlimes, selectedSlime } = present
  // If the same user has bought something meanwhile, those coins and slimes are newer than this answer.
  const isNewer = present !== asked && answer.value.id === asked.id
  rememberUser(isNewer ? { ...answer.value, currency, ownedSlimes, selectedSlime } : answer.value)
  await bringAids(answer.value)
}

export const logOut = async (): Promise<void> => {
  forgetUser()
  takeOffAids()
  forgetSeats()
  forgetGuestSeats()
  await callApi('POST', '/api/auth/logout', { keepsSession: true })
}
