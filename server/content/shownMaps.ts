import type { MapInClass } from '../../rooms/shared/contract/classMaps.ts'
import type { GameMap, MapVotes } from '../../rooms/shared/contract/maps.ts'
import type { Sharing } from '../../rooms/shared/contract/sharing.ts'
import type { MapRecord } from '../archive/records.ts'

export type Standing = { sharing: Sharing; isStopped: boolean }

export const withCredit = (map: GameMap, source: MapRecord | undefined): GameMap =>
  source ? { ...map, after: { id: source.id, name: source.name, createdBy: source.createdBy } } : map

export const withVotes = (map: GameMap, votes: MapVotes | undefined): GameMap => (votes ? { ...map, votes } : map)

/** `standing`: told only to the owner. `inClass`: told to the owner, and to others who see the map because of the class. */
export const shown = (
  { id, name, gameMode, description, tiles, scenery, createdBy, isDefault, version }: MapRecord & { version?: number },
  { standing, inClass }: { standing?: Standing | undefined; inClass?: MapInClass | undefined } = {},
): GameMap => ({
  id,
  name,
  gameMode,
  description,
  tiles,
  ...(scenery && { scenery }),
  createdBy,
  isDefault,
  sharing: standing?.sharing ?? 'everyone',
  ...(standing?.isStopped && { stopped: true }),
  ...(inClass && { inClass }),
  ...((standing ?? inClass) && version !== undefined && { version }),
})
