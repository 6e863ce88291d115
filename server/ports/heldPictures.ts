import type { JournalPort } from '../../rooms/ports.ts'
import { type GameUnderCode, journalName, type MatchPlan } from '../../rooms/shared/match/matchPlan.ts'
import { type Pictures, pictureIdsOf } from '../content/pictures.ts'

const before = ({ code, round = 2 }: MatchPlan): GameUnderCode => (round > 2 ? { code, round: round - 1 } : { code })

/** A running game keeps its pictures, also when its set loses them meanwhile. */
export const holdingPictures = (journal: JournalPort, pictures: Pictures): JournalPort => {
  const hold = (plan: MatchPlan) =>
    pictures.hold({ holderId: journalName(plan), ownerId: plan.host.userId }, pictureIdsOf(plan.questions))
  return {
    ...journal,
    open: async (plan, heldBy) => {
      const isOpen = await journal.open(plan, heldBy)
      if (isOpen) await hold(plan)
      return isOpen
    },
    succeed: async (plan, entries) => {
      await hold(plan)
      await journal.succeed(plan, entries)
      await pictures.letGo({ holderId: journalName(before(plan)) })
    },
    close: async (game) => {
      await journal.close(game)
      await pictures.letGo({ holderId: journalName(game) })
    },
  }
}
