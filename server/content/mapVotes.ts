import type { MapVote } from '../../rooms/ports.ts'
import type { MapVotes } from '../../rooms/shared/contract/maps.ts'
import type { Shelves } from '../archive/shelves.ts'

type Needs = { shelves: Pick<Shelves, 'mapVotes'> }

export type KeptVotes = ReturnType<typeof keepMapVotes>

/** The votes of classes on maps that were built for them, counted by seats and not by accounts. */
export const keepMapVotes = ({ shelves: { mapVotes } }: Needs) => {
  const sumsOf = async (where: { gameId: string } | { mapId: string }): Promise<MapVotes> => ({
    yes: await mapVotes.count({ ...where, again: true }),
    no: await mapVotes.count({ ...where, again: false }),
  })
  const ofGame = (gameId: string): Promise<MapVotes> => sumsOf({ gameId })
  return {
    ofGame,

    vote: async ({ mapId, gameId, player, again }: MapVote): Promise<MapVotes> => {
      const vote = { id: `${gameId}:${player}`, mapId, gameId, again }
      if (!(await mapVotes.insert(vote))) {
        const before = await mapVotes.get(vote.id)
        if (before && before.again !== again) await mapVotes.replace(vote, before.version)
      }
      return ofGame(gameId)
    },

    /** By map, without maps that have no votes. */
    ofMaps: async (mapIds: readonly string[]): Promise<ReadonlyMap<string, MapVotes>> => {
      const sums = await Promise.all(mapIds.map(async (mapId) => [mapId, await sumsOf({ mapId })] as const))
      return new Map(sums.filter(([, { yes, no }]) => yes + no > 0))
    },

    forget: (mapId: string) => mapVotes.removeWhere({ mapId }),
  }
}
