import type { JournalPort } from '../../rooms/ports.ts'
import { journalOf, type MatchPlan } from '../../rooms/shared/match/matchPlan.ts'
import { type Pictures, pictureIdsOf } from '../content/pictures.ts'

/** A running game keeps its pictures, even if its set loses them meanwhile. */
export const holdingPictures = (journal: JournalPort, pictures: Pictures): JournalPort => {
  const hold = (plan: MatchPlan) =>
    pictures.hold({ holderId: journalOf(plan), ownerId: plan.host.userId }, pictureIdsOf(plan.questions))
  const release = (holderId: string) => pictures.release({ holderId })
  return {
    ...journal,
    open: async (plan, heldBy) => {
      const claim = await journal.open(plan, heldBy)
      if (claim) await hold(plan)
      return claim
    },
    succeed: async (claim, plan, entries) => {
      await hold(plan)
      const next = await journal.succeed(claim, plan, entries)
      // The next game has begun, so a failure to tidy up after the last one must not stop it.
      const unused = [claim.journal, journalOf(plan)].filter((name) => name !== next.claim.journal)
      await Promise.allSettled(unused.map(release))
      return next
    },
    close: async (claim) => {
      await journal.close(claim)
      await release(claim.journal)
    },
  }
}
