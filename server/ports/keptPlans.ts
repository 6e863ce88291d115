import type { MatchPlan } from '../../rooms/shared/match/matchPlan.ts'
import type { GamePlanRecord } from '../archive/records.ts'
import { removeUnused } from '../archive/removeUnused.ts'
import { RecordUnreadable } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'

export type WrittenPlan = GamePlanRecord['plan']

const written = ({ questions, ...plan }: MatchPlan): GamePlanRecord => ({
  id: plan.gameId,
  plan: plan.drawn ? plan : { ...plan, questions },
})

const mostIds = 1_000_000

/**
 * The plans of running games. They lie apart from the records, which are asked for all the time, because a plan holds a
 * whole map. A plan is stored before its game and removed after it. If a crash leaves a plan without a game, the sweep
 * removes it.
 */
export const keepPlans = ({ gamePlans, runningGames }: Pick<Shelves, 'gamePlans' | 'runningGames'>) => {
  const hasGame = async (gameId: string) => (await runningGames.count({ gameId })) > 0
  return {
    put: async (plan: MatchPlan): Promise<void> => void (await gamePlans.insert(written(plan))),

    /** The sweep may have removed the plan before its game was there. Now the record names it, so it is stored again. */
    isInUse: async (plan: MatchPlan): Promise<void> => {
      if ((await gamePlans.count({ id: plan.gameId })) === 0) await gamePlans.insert(written(plan))
    },

    /** Undefined if it cannot be read. */
    load: async (gameId: string): Promise<WrittenPlan | undefined> => {
      try {
        return (await gamePlans.get(gameId))?.plan
      } catch (error) {
        if (error instanceof RecordUnreadable) return undefined
        throw error
      }
    },

    remove: async (gameId: string): Promise<void> => void (await gamePlans.remove(gameId)),

    sweep: async (): Promise<void> => {
      for (const id of await gamePlans.ids(mostIds)) await removeUnused(gamePlans, id, hasGame)
    },
  }
}
