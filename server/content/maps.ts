import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { GameMode } from '../../rooms/shared/contract/gameModes.ts'
import { sizeOfMap } from '../../rooms/shared/contract/mapSize.ts'
import type { GameMap, MapRequest, mapSaveQuery } from '../../rooms/shared/contract/maps.ts'
import type { Sharing } from '../../rooms/shared/contract/sharing.ts'
import { isMapMode, type MapMode } from '../../rooms/shared/maps/tileTypes.ts'
import { isRudeTitle } from '../../rooms/shared/names/titleFilter.ts'
import type { AccountRecord, MapRecord } from '../archive/records.ts'
import type { Kept } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import { type Refused, refuse } from '../refused.ts'
import type { Shares, Thing } from './shares.ts'

type Needs = { shelves: Pick<Shelves, 'maps'>; shares: Shares; now: () => number }

type SaveTerms = z.infer<typeof mapSaveQuery>

export type Maps = ReturnType<typeof keepMaps>

const mostMapsPerUser = 100
const mostDefaults = 100

/** An author's work: made, changed, shared and removed by its author alone. */
const keepOwnMaps = ({ shelves: { maps }, shares, now }: Needs, seen: Seen) => {
  const own = async (id: string, user: AccountRecord): Promise<Kept<MapRecord> | Refused> => {
    const map = await maps.get(id)
    if (!map) return refuse('mapNotFound')
    if (map.isDefault) return refuse('defaultMapsStay')
    return map.ownerId === user.id ? map : refuse('notYours')
  }

  return {
    create: async ({ after, ...written }: MapRequest, user: AccountRecord): Promise<GameMap | Refused> => {
      const rude = rudenessOf(written)
      if (rude) return rude
      if ((await maps.count({ ownerId: user.id })) >= mostMapsPerUser) return refuse('tooManyMaps')
      const source = after === undefined ? undefined : await seen(after, user)
      const at = now()
      const map: MapRecord = {
        id: randomUUID(),
        ...written,
        createdBy: user.username,
        ownerId: user.id,
        isDefault: false,
        ...(source && { afterId: source.id }),
        createdAt: at,
        updatedAt: at,
      }
      await maps.insert(map)
      // Everybody may play on a new map, as far as its owner may share; further maps are the owner's alone.
      await shares.share(thingOf(map), user, 'everyone')
      return shown((await maps.get(map.id)) ?? map, await shares.standingOf(map.id))
    },

    /** Mode and, unless its author says otherwise, size stay what they were. `changes`: the version that was drawn on. */
    replace: async (
      id: string,
      { after: _, ...written }: MapRequest,
      user: AccountRecord,
      { changes, resize }: SaveTerms = {},
    ): Promise<GameMap | Refused> => {
      const map = await own(id, user)
      if ('refused' in map) return map
      if (changes !== undefined && map.version !== changes) return refuse('changedMeanwhile')
      const isSameShape = resize === 'yes' || sameSize(written.tiles, map.tiles)
      if (written.gameMode !== map.gameMode || !isSameShape) return refuse('mapIsFixed')
      const rude = rudenessOf(written)
      if (rude) return rude
      // A request without a scenery is one for the world of the mode.
      const { version, scenery: _before, ...record } = map
      const changed: MapRecord = { ...record, ...written, updatedAt: now() }
      if (!(await maps.replace(changed, version))) return refuse('changedMeanwhile')
      return shown({ ...changed, version: version + 1 }, await shares.standingOf(id))
    },

    share: async (id: string, sharing: Sharing, user: AccountRecord): Promise<GameMap | Refused> => {
      const map = await own(id, user)
      if ('refused' in map) return map
      const outcome = await shares.share(thingOf(map), user, sharing)
      return typeof outcome === 'string' ? shown(map, await shares.standingOf(id)) : outcome
    },

    remove: async (id: string, user: AccountRecord): Promise<Refused | undefined> => {
      const map = await own(id, user)
      if ('refused' in map) return map
      await maps.remove(id)
      await shares.forget(id)
      return undefined
    },
  }
}

type Reader = Pick<AccountRecord, 'id' | 'role'>
type Seen = (id: string, user: Reader) => Promise<Kept<MapRecord> | undefined>

/** Undefined also where somebody may not know that there is such a map. */
const seenIn =
  ({ shelves: { maps }, shares }: Needs): Seen =>
  async (id, user) => {
    const map = await maps.get(id)
    return map && (map.isDefault || (await shares.maySee(map, user))) ? map : undefined
  }

/** Who sees which maps. */
const showMaps = ({ shelves: { maps }, shares }: Needs, seen: Seen) => {
  const credited = async (map: MapRecord, user: Reader, shown: GameMap): Promise<GameMap> =>
    withCredit(shown, map.afterId === undefined ? undefined : await seen(map.afterId, user))

  return {
    /** The default maps, then one's own, then what others share. */
    list: async (user: AccountRecord, gameMode: MapMode | undefined): Promise<GameMap[]> => {
      const newest = (where: { isDefault: true } | { ownerId: string }, limit: number) =>
        maps.find({ where: { ...where, ...(gameMode && { gameMode }) }, sort: [['createdAt', 'desc']], limit })
      const [defaults, mine, standing, open] = await Promise.all([
        newest({ isDefault: true }, mostDefaults),
        newest({ ownerId: user.id }, mostMapsPerUser),
        shares.standingsOf(user.id, 'map'),
        shares.openTo(user.role, 'map', gameMode),
      ])
      const others = open.filter(({ ownerId }) => ownerId !== user.id).map(({ id }) => id)
      const found = new Map((await maps.getMany(others)).map((map) => [map.id, map]))
      const theirs = others.flatMap((id) => found.get(id) ?? [])
      const listed = new Map([...defaults, ...mine, ...theirs].map((map) => [map.id, map]))
      const show = (map: Kept<MapRecord>, standing?: Standing) =>
        withCredit(shown(map, standing), listed.get(map.afterId ?? ''))
      return [
        ...defaults.map((map) => show(map)),
        ...mine.map((map) => show(map, standing(map.id))),
        ...theirs.map((map) => show(map)),
      ]
    },

    /** What others have shared at a moment or before, the newest first: one page of a list that has no end. */
    older: async (user: AccountRecord, gameMode: MapMode | undefined, at: number): Promise<GameMap[]> => {
      const open = await shares.openedBy(user.role, 'map', at, gameMode)
      const found = new Map((await maps.getMany(open.map(({ id }) => id))).map((map) => [map.id, map]))
      return open.flatMap(({ id, ownerId, sharedAt }) => {
        const map = ownerId === user.id ? undefined : found.get(id)
        return map ? [{ ...shown(map), sharedAt }] : []
      })
    },

    get: async (id: string, user: AccountRecord): Promise<GameMap | Refused> => {
      const map = await seen(id, user)
      if (!map) return refuse('mapNotFound')
      const standing = map.ownerId === user.id ? await shares.standingOf(id) : undefined
      return credited(map, user, shown(map, standing))
    },

    /** What could be reported: what somebody sees of others. */
    seenThing: async (id: string, user: AccountRecord): Promise<Thing | undefined> => {
      const map = await seen(id, user)
      return map && !map.isDefault && map.ownerId !== user.id ? thingOf(map) : undefined
    },

    titled: async (ids: readonly string[]) =>
      (await maps.getMany(ids)).map(({ id, name: title, createdBy }) => ({ id, title, createdBy })),

    /** For the rooms. */
    forMode: async (id: string, gameMode: GameMode, user: Reader) => {
      const map = await seen(id, user)
      return map?.gameMode === gameMode ? shown(map) : undefined
    },

    defaultFor: async (gameMode: GameMode): Promise<GameMap | undefined> => {
      if (!isMapMode(gameMode)) return undefined
      const found = await maps.find({
        where: { gameMode, isDefault: true },
        sort: [['createdAt', 'desc']],
        limit: 1,
      })
      return found[0] && shown(found[0])
    },
  }
}

export const keepMaps = (needs: Needs) => {
  const seen = seenIn(needs)
  return { ...showMaps(needs, seen), ...keepOwnMaps(needs, seen) }
}

const thingOf = ({ id, gameMode, ownerId, updatedAt }: MapRecord): Thing => ({
  id,
  kind: 'map',
  topic: gameMode,
  ownerId,
  updatedAt,
})

type Standing = { sharing: Sharing; isStopped: boolean }

const withCredit = (map: GameMap, source: MapRecord | undefined): GameMap =>
  source ? { ...map, after: { id: source.id, name: source.name, createdBy: source.createdBy } } : map

/** `standing`: told to its owner alone. */
const shown = (
  { id, name, gameMode, description, tiles, scenery, createdBy, isDefault, version }: MapRecord & { version?: number },
  standing?: Standing,
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
  ...(standing && version !== undefined && { version }),
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
