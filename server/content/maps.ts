import { randomUUID } from 'node:crypto'
import type { GameMode } from '../../rooms/shared/contract/gameModes.ts'
import { type GameMap, type MapRequest, sizeOfMap } from '../../rooms/shared/contract/maps.ts'
import type { MapMode } from '../../rooms/shared/maps/tileTypes.ts'
import { isRudeTitle } from '../../rooms/shared/names/titleFilter.ts'
import type { AccountRecord, MapRecord } from '../archive/records.ts'
import type { Kept } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import { type Refused, refuse } from '../refused.ts'

type Needs = { shelves: Pick<Shelves, 'maps'>; now: () => number }

export type Maps = ReturnType<typeof keepMaps>

const mostMapsPerUser = 100
const mostDefaults = 100
const mostOfOthers = 40

export const keepMaps = ({ shelves: { maps }, now }: Needs) => {
  const own = async (id: string, user: AccountRecord): Promise<Kept<MapRecord> | Refused> => {
    const map = await maps.get(id)
    if (!map) return refuse('mapNotFound')
    if (map.isDefault) return refuse('defaultMapsStay')
    return map.ownerId === user.id ? map : refuse('notYours')
  }

  return {
    /** The default maps, then one's own, then the newest of others. */
    list: async (user: AccountRecord, gameMode: MapMode | undefined): Promise<GameMap[]> => {
      const newest = (where: Partial<Pick<MapRecord, 'ownerId' | 'isDefault'>>, limit: number) =>
        maps.find({ where: { ...where, ...(gameMode && { gameMode }) }, sort: [['createdAt', 'desc']], limit })
      const [defaults, mine, others] = await Promise.all([
        newest({ isDefault: true }, mostDefaults),
        newest({ ownerId: user.id, isDefault: false }, mostMapsPerUser),
        newest({ isDefault: false }, mostOfOthers),
      ])
      return [...defaults, ...mine, ...others.filter((map) => map.ownerId !== user.id)].map(shown)
    },

    get: async (id: string): Promise<GameMap | Refused> => {
      const map = await maps.get(id)
      return map ? shown(map) : refuse('mapNotFound')
    },

    create: async (written: MapRequest, user: AccountRecord): Promise<GameMap | Refused> => {
      const rude = rudenessOf(written)
      if (rude) return rude
      if ((await maps.count({ ownerId: user.id })) >= mostMapsPerUser) return refuse('tooManyMaps')
      const at = now()
      const map: MapRecord = {
        id: randomUUID(),
        ...written,
        createdBy: user.username,
        ownerId: user.id,
        isDefault: false,
        createdAt: at,
        updatedAt: at,
      }
      await maps.insert(map)
      return shown(map)
    },

    /** Size and mode stay what they were when the map was made. */
    replace: async (id: string, written: MapRequest, user: AccountRecord): Promise<GameMap | Refused> => {
      const map = await own(id, user)
      if ('refused' in map) return map
      if (written.gameMode !== map.gameMode || !sameSize(written.tiles, map.tiles)) return refuse('mapIsFixed')
      const rude = rudenessOf(written)
      if (rude) return rude
      const { version, ...record } = map
      const changed: MapRecord = { ...record, ...written, updatedAt: now() }
      return (await maps.replace(changed, version)) ? shown(changed) : refuse('changedMeanwhile')
    },

    remove: async (id: string, user: AccountRecord): Promise<Refused | undefined> => {
      const map = await own(id, user)
      if ('refused' in map) return map
      await maps.remove(id)
      return undefined
    },

    /** For the rooms. */
    forMode: async (id: string, gameMode: GameMode): Promise<GameMap | undefined> => {
      const map = await maps.get(id)
      return map?.gameMode === gameMode ? shown(map) : undefined
    },

    defaultFor: async (gameMode: GameMode): Promise<GameMap | undefined> => {
      if (gameMode === 'classic') return undefined
      const found = await maps.find({
        where: { gameMode, isDefault: true },
        sort: [['createdAt', 'desc']],
        limit: 1,
      })
      return found[0] && shown(found[0])
    },
  }
}

const shown = ({ id, name, gameMode, description, tiles, createdBy, isDefault }: MapRecord): GameMap => ({
  id,
  name,
  gameMode,
  description,
  tiles,
  createdBy,
  isDefault,
})

/** Everybody sees them. */
const rudenessOf = ({ name, description }: MapRequest): Refused | undefined => {
  if (isRudeTitle(name)) return refuse('mapNameRude')
  return isRudeTitle(description) ? refuse('descriptionRude') : undefined
}

const sameSize = (some: MapRecord['tiles'], others: MapRecord['tiles']) => {
  const [a, b] = [sizeOfMap(some), sizeOfMap(others)]
  return a.width === b.width && a.height === b.height
}
