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

/** Opens a game under a free code, for this process or another; undefined if the code is taken. */
export const newGames =
  ({ runningGames, self, plans, questions, layOut }: Needs) =>
  async (plan: MatchPlan, heldBy = self): Promise<Claim | undefined> => {
    // The other process may open the game as soon as it is claimed, so its questions must be there before.
    if (heldBy !== self && plan.drawn) await layOut(plan.drawn.of)
    await plans.put(plan)
    const claim = claimOf(plan, 1)
    if (!(await runningGames.insert(recordOfGame(plan, heldBy, claim)))) {
      await plans.remove(plan.gameId)
      return undefined
    }
    // Stored again if a sweep has removed it meanwhile.
    await plans.isInUse(plan)
    await questions.hold(plan, claim)
    return claim
  }
