import type { Claim } from '../../rooms/ports.ts'
import type { MatchPlan } from '../../rooms/shared/match/matchPlan.ts'
import type { Archive } from '../archive/openArchive.ts'
import { claimOf, recordOfGame } from './gameClaims.ts'
import type { holdQuestions } from './heldQuestions.ts'
import type { keepPlans } from './keptPlans.ts'

type Needs = Pick<Archive, 'runningGames'> & {
  self: string
  plans: ReturnType<typeof keepPlans>
  questions: ReturnType<typeof holdQuestions>
  layOut(questionsId: string): Promise<unknown>
}

/** A game under a code that nobody has, for this process or another; undefined where somebody has it. */
export const newGames =
  ({ runningGames, self, plans, questions, layOut }: Needs) =>
  async (plan: MatchPlan, heldBy = self): Promise<Claim | undefined> => {
    // Another process may open it as soon as it is claimed.
    if (heldBy !== self && plan.drawn) await layOut(plan.drawn.of)
    await plans.put(plan)
    const claim = claimOf(plan, 1)
    if (!(await runningGames.insert(recordOfGame(plan, heldBy, claim)))) {
      await plans.remove(plan.gameId)
      return undefined
    }
    // Said again, for whoever has swept meanwhile.
    await plans.isInUse(plan)
    await questions.hold(plan, claim)
    return claim
  }
