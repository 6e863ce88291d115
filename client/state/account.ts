import type { LoginRequest, RegisterRequest, RenewRequest, User } from '../../rooms/shared/contract/accounts.ts'
import type { PassRequest } from '../../rooms/shared/contract/classes.ts'
import { type Answer, callApi } from '../net/http.ts'
import { wayIsDead } from '../net/patientFetch.ts'
import { aboutIn, whenReached } from '../net/reachability.ts'
import { bringAids, takeOffAids } from './aids.ts'
import { forgetGuestSeats } from './kept/guestSeats.ts'
import { forgetSeats } from './kept/seats.ts'
import { clearStored } from './kept/storage.ts'
import {
  forgetUser,
  noteWhoLeft,
  rememberInstead,
  rememberUser,
  signedInUser,
  storedUser,
  userKey,
  userWhoLeft,
  useSession,
} from './session.ts'

/** Undefined if the code that does the work cannot be loaded. */
const worked = (challenge: string): Promise<string | undefined> =>
  import('./secondChance.ts').then(({ workFor }) => workFor(challenge)).catch(() => undefined)

const comeIn = async (
  path: string,
  body: LoginRequest | RegisterRequest | RenewRequest | PassRequest,
  pageOf?: User,
): Promise<Answer<User>> => {
  const knock = (work?: string) =>
    callApi<User>('POST', path, {
      body: { ...body, work },
      otherwise: 'authenticationFailed',
      keepsSession: true,
    })
  const heard = await knock()
  const answer = !heard.ok && heard.work !== undefined ? await knock(await worked(heard.work)) : heard
  if (!answer.ok) return answer
  if (pageOf && pageOf.id !== answer.value.id) rememberInstead(answer.value)
  else {
    rememberUser(answer.value)
    void bringAids(answer.value)
  }
  return answer
}

let entering: Promise<unknown> = Promise.resolve()
let leaving: AbortController | undefined

const enter: typeof comeIn = (...how) => {
  // A call that still waits for a connection could set out with the cookie of the user who comes in.
  leaving?.abort(wayIsDead)
  const entered = comeIn(...how)
  entering = entered
  return entered
}

/** Logs in with a card of a class. `pageOf`: whose work is on the page; it must not become the work of another pupil. */
export const enterByCard = (request: PassRequest, pageOf?: User) => enter('/api/auth/pass', request, pageOf)
export const logIn = (request: LoginRequest) => enter('/api/auth/login', request)
/** Logs in with the one-time word that an administrator gave. */
export const renewPassword = (request: RenewRequest) => enter('/api/auth/renew', request)
export const register = (request: RegisterRequest) => enter('/api/auth/register', request)

const toldAgainAfterMs = 5_000

/** Until the server hears it, its cookie is still here: without it, the next user of this browser could be taken for this one. */
const tellWhoLeft = async (userId: string): Promise<void> => {
  leaving = new AbortController()
  const { ok } = await callApi('POST', '/api/auth/logout', {
    body: { userId },
    keepsSession: true,
    giveUp: leaving,
    onlyGood: 204,
  })
  if (ok) {
    if (userWhoLeft() === userId) clearStored(userKey)
    return
  }
  await aboutIn(toldAgainAfterMs)
  await whenReached()
  await entering
  // The server ended the session with the next login.
  if (userWhoLeft() === userId) await tellWhoLeft(userId)
}

/**
 * The stored copy was only for the first paint: ask who we really are. Silent for visitors, who have no copy, unless the
 * server has not heard yet that the last user left.
 */
export const verifySession = async (): Promise<void> => {
  const asked = signedInUser()
  const left = userWhoLeft()
  if (left !== undefined) void tellWhoLeft(left)
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
  const user = signedInUser()
  const stored = storedUser()
  // If another user has logged in in another tab, all that is stored here is theirs, and so is the cookie.
  if (stored && stored.id !== user?.id) return useSession.setState({ user: null, instead: null })
  forgetUser()
  if (user) noteWhoLeft(user.id)
  takeOffAids()
  forgetSeats()
  forgetGuestSeats()
  if (user) await tellWhoLeft(user.id)
}
