import { useHistoryState } from 'wouter/use-browser-location'
import type { User } from '../../../rooms/shared/contract/accounts.ts'
import { dashboardPath } from '../../parts/navigation/dashboardPath.ts'

/** Why the user was sent here: a page is only for signed-in users or for one role, or a set is to be saved. */
type Why = 'signed-in' | 'student' | 'teacher' | 'administrator' | 'set'

/** Travels in the history state, not in the address, so that a link cannot send a reader anywhere. */
export type Errand = { to: string; why: Why }

export const useErrand = (): Errand | null => {
  const state: unknown = useHistoryState()
  const errand = state as Partial<Errand> | null
  return typeof errand?.to === 'string' && errand.why !== undefined ? (errand as Errand) : null
}

/** Whether the page is for users of this role. */
const isForRole = ({ why }: Errand, { role, administrator }: User): boolean =>
  why === role || (why === 'administrator' && administrator === true)

/** Leads back to where the user wanted to go, if that page is for them. */
export const pathAfter = (errand: Errand | null, user: User): string => {
  const fits = errand && (errand.why === 'signed-in' || errand.why === 'set' || isForRole(errand, user))
  return fits ? errand.to : dashboardPath(user)
}

/** An old copy of the account sent the user here, but by now the server has said that the page is for them. */
export const pathOpenedSince = (errand: Errand | null, user: User): string | undefined =>
  errand && isForRole(errand, user) ? errand.to : undefined
