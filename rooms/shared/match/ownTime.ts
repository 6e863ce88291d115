import type { Match, Seat } from './matchModel.ts'
import type { MatchPlan } from './matchPlan.ts'

/**
 * Pupils who have more time have a slower clock: points, coins, rules and reports use the share of the pupil's own
 * time, and know nothing of the extra time. If a class has such a pupil, present or not, every phase stays open for all
 * until the longest time is over. So the class does not see who has it.
 */

/** How many times the usual time this player has. */
export const ownTimeOf = ({ plan }: Match, { userId }: Pick<Seat, 'userId'>): number =>
  (userId !== null && plan.ownTimes?.[userId]) || 1

/** How many times the usual time a phase stays open. */
export const longestTime = ({ ownTimes }: MatchPlan): number => Math.max(1, ...Object.values(ownTimes ?? {}))

/**
 * Then no device stops its player when the usual time is over: answers count until everything is closed. Only what
 * stands in a field at the end of the player's own time is sent, because nobody may press the button after that.
 */
export const staysOpen = ({ ownTimes }: MatchPlan): boolean => ownTimes !== undefined
