import type { User } from '../../../rooms/shared/contract/accounts.ts'

/** Guests have no dashboard: they go home. */
export const dashboardPath = (user: User | null): string => {
  if (!user) return '/'
  return user.role === 'teacher' ? '/teacher' : '/student'
}
