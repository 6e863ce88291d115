import type { Role } from '../../rooms/shared/contract/accounts.ts'
import type { MapMode } from '../../rooms/shared/maps/tileTypes.ts'
import { findReadable, readableOf } from '../archive/readable.ts'
import type { Shelves } from '../archive/shelves.ts'
import { together } from '../together.ts'
import type { Shares } from './shares.ts'

const mostDefaults = 100

type Needs = { shelves: Pick<Shelves, 'maps'>; shares: Shares }

/** The newest maps of one owner, or those that ship with the product. */
export const newestMaps = (
  maps: Shelves['maps'],
  where: { isDefault: true } | { ownerId: string },
  gameMode: MapMode | undefined,
  limit: number,
) => findReadable(maps, { where: { ...where, ...(gameMode && { gameMode }) }, sort: [['createdAt', 'desc']], limit })

/**
 * Maps that are the same for everybody of a role: megabytes, with all their tiles. If a class opens its maps at one moment,
 * they are read once and not thirty times.
 */
export const everybodysMaps = ({ shelves: { maps }, shares }: Needs) => {
  const readingFor = (role: Role) =>
    together(async (mode: MapMode | 'all') => {
      const gameMode = mode === 'all' ? undefined : mode
      const [defaults, open] = await Promise.all([
        newestMaps(maps, { isDefault: true }, gameMode, mostDefaults),
        shares.openTo(role, 'map', gameMode),
      ])
      const shared = await readableOf(
        maps,
        open.map(({ id }) => id),
      )
      return { defaults, open, shared: new Map(shared.map((map) => [map.id, map])) }
    })
  const readings = { teacher: readingFor('teacher'), student: readingFor('student') }
  return (role: Role, gameMode: MapMode | undefined) => readings[role](gameMode ?? 'all')
}
