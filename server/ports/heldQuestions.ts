import type { Claim } from '../../rooms/ports.ts'
import { asDrawn, type MatchPlan } from '../../rooms/shared/match/matchPlan.ts'
import type { WrittenPlan } from './keptPlans.ts'
import type { KeptQuestions } from './keptQuestions.ts'

/** The questions that the games of this process hold, by journal. */
export const holdQuestions = (questions: KeptQuestions) => {
  const held = new Map<string, string>()
  return {
    hold: async (plan: MatchPlan, { journal }: Claim): Promise<void> => {
      if (!plan.drawn || held.has(journal)) return
      const { of } = plan.drawn
      const source = await questions.load(of)
      if (!source) throw new Error('The questions of a game are nowhere')
      held.set(journal, of)
      await questions.hold(of, source)
    },

    release: async ({ journal }: Claim): Promise<void> => {
      const of = held.get(journal)
      held.delete(journal)
      if (of !== undefined) await questions.release(of)
    },

    /** A plan with its questions; undefined if these are gone. */
    whole: async (plan: WrittenPlan): Promise<MatchPlan | undefined> => {
      if (!plan.drawn) return { ...plan, questions: plan.questions ?? [] }
      const source = await questions.load(plan.drawn.of)
      return source && { ...plan, questions: asDrawn(source, plan.drawn.draw) }
    },
  }
}
