import type { MapVote } from '../../rooms/ports.ts'
import type { MapVotes } from '../../rooms/shared/contract/maps.ts'
import type { Shelves } from '../archive/shelves.ts'

type Needs = { shelves: Pick<Shelves, 'mapVotes'> }

/** Of a year of games on all maps of a class; beyond that the sums stay what they are. */
const mostVotes = 20_000

export type KeptVotes = ReturnType<typeof keepMapVotes>

/** What classes say about the maps that were built for them, counted by seats and not by accounts. */
export const keepMapVotes = ({ shelves: { mapVotes } }: Needs) => {
  const ofGame = async (gameId: string): Promise<MapVotes> => ({
    yes: await mapVotes.count({ gameId, again: true }),
    no: await mapVotes.count({ gameId, again: false }),
  })
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

    /** By map; a map without votes is not among them. */
    ofMaps: async (mapIds: readonly string[]): Promise<ReadonlyMap<string, MapVotes>> => {
      const sums = new Map<string, MapVotes>()
      if (mapIds.length === 0) return sums
      for (const { mapId, again } of await mapVotes.find({ where: { mapId: { in: mapIds } }, limit: mostVotes })) {
        const { yes, no } = sums.get(mapId) ?? { yes: 0, no: 0 }
        sums.set(mapId, again ? { yes: yes + 1, no } : { yes, no: no + 1 })
      }
      return sums
    },

    forget: (mapId: string) => mapVotes.removeWhere({ mapId }),
  }
}
