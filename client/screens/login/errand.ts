import { useHistoryState } from 'wouter/use-browser-location'
import type { User } from '../../../rooms/shared/contract/accounts.ts'
import { dashboardPath } from '../../parts/navigation/dashboardPath.ts'

/** Why somebody was sent here: a page that is for people who are signed in, or with that role; or a set to be saved. */
export type Why = 'signed-in' | 'student' | 'teacher' | 'administrator' | 'set'

/** Travels in the history state, not in the address, so that a link cannot send a reader anywhere. */
type Errand = { to: string; why: Why }

export const useErrand = (): Errand | null => {
  const state: unknown = useHistoryState()
  const errand = state as Partial<Errand> | null
  return typeof errand?.to === 'string' && errand.why !== undefined ? (errand as Errand) : null
}

/** Back to where they wanted to go, if it is for them. */
export const pathAfter = (errand: Errand | null, user: User): string => {
  if (!errand) return dashboardPath(user)
  const { to, why } = errand
  const fits =
    why === 'signed-in' || why === 'set' || why === user.role || (why === 'administrator' && user.administrator)
  return fits ? to : dashboardPath(user)
}
