import { useHistoryState } from 'wouter/use-browser-location'
import type { User } from '../../../rooms/shared/contract/accounts.ts'
import { dashboardPath } from '../../parts/navigation/dashboardPath.ts'

/** Why somebody was sent here: a page that is for people who are signed in, or with that role; or a set to be saved. */
export type Why = 'signed-in' | 'student' | 'teacher' | 'administrator' | 'set'

/** Travels in the history state, not in the address, so that a link cannot send a reader anywhere. */
export type Errand = { to: string; why: Why }

export const useErrand = (): Errand | null => {
  const state: unknown = useHistoryState()
  const errand = state as Partial<Errand> | null
  return typeof errand?.to === 'string' && errand.why !== undefined ? (errand as Errand) : null
}

/** The page is for people like this one. */
const isForRole = ({ why }: Errand, { role, administrator }: User): boolean =>
  why === role || (why === 'administrator' && administrator === true)

/** Back to where they wanted to go, if it is for them. */
export const pathAfter = (errand: Errand | null, user: User): string => {
  const fits = errand && (errand.why === 'signed-in' || errand.why === 'set' || isForRole(errand, user))
  return fits ? errand.to : dashboardPath(user)
}

/** Sent here by an old copy of the account: by now the server has said that the page is for them after all. */
export const pathOpenedSince = (errand: Errand | null, user: User): string | undefined =>
  errand && isForRole(errand, user) ? errand.to : undefined
