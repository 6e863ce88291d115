import type { Match, Seat } from './matchModel.ts'
import type { MatchPlan } from './matchPlan.ts'

/**
 * Pupils who have more time have a slower clock: points, coins, rules and reports go by a share of one's own time and
 * know nothing of it. In a class with such a pupil, here or not, everything stays open for all until the longest time
 * is over, so that the class does not see for whom.
 */

/** How many times the usual time somebody has. */
export const ownTimeOf = ({ plan }: Match, { userId }: Pick<Seat, 'userId'>): number =>
  (userId !== null && plan.ownTimes?.[userId]) || 1

/** How many times the usual time a phase stays open. */
export const longestTime = ({ ownTimes }: MatchPlan): number => Math.max(1, ...Object.values(ownTimes ?? {}))

/** Nothing is sent as too late before everything is closed. */
export const staysOpen = ({ ownTimes }: MatchPlan): boolean => ownTimes !== undefined
