import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { GameMode } from '../../rooms/shared/contract/gameModes.ts'
import type { GameMap, MapCredit, MapRequest, mapSaveQuery } from '../../rooms/shared/contract/maps.ts'
import type { Sharing } from '../../rooms/shared/contract/sharing.ts'
import { isMapMode, type MapMode } from '../../rooms/shared/maps/tileTypes.ts'
import { readableOf } from '../archive/readable.ts'
import type { AccountRecord, MapRecord } from '../archive/records.ts'
import type { Kept } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import type { ClassMaps } from '../classes/classMaps.ts'
import { madeByRequest } from '../classes/madeByRequest.ts'
import { keepOneAtATime } from '../oneAtATime.ts'
import { type Refused, refuse } from '../refused.ts'
import { everybodysMaps, newestMaps } from './everybodysMaps.ts'
import { isAsMade } from './madeAgain.ts'
import { rudenessOf, sameSize } from './mapChecks.ts'
import type { KeptVotes } from './mapVotes.ts'
import type { Shares, Thing } from './shares.ts'
import { type Standing, shown, withCredit, withVotes } from './shownMaps.ts'

type Needs = {
  shelves: Pick<Shelves, 'maps' | 'meta' | 'secrets'>
  shares: Shares
  classMaps: ClassMaps
  votes: KeptVotes
  now: () => number
}

type SaveTerms = z.infer<typeof mapSaveQuery>
/** `isMadeAgain`: by the request that made the map. */
type WriteTerms = SaveTerms & { isMadeAgain?: boolean }

export type Maps = ReturnType<typeof keepMaps>

const mostMapsPerUser = 100

const toldAuthors = ({ shelves: { maps }, shares, classMaps }: Needs) => ({
  own: async (id: string, user: AccountRecord): Promise<Kept<MapRecord> | Refused> => {
    const map = await maps.get(id)
    if (!map) return refuse('mapNotFound')
    if (map.isDefault) return refuse('defaultMapsStay')
    return map.ownerId === user.id ? map : refuse('notYours')
  },

  toAuthor: async (map: Kept<MapRecord>, user: AccountRecord): Promise<GameMap> =>
    shown(map, { standing: await shares.standingOf(map.id), inClass: await classMaps.of(map, user) }),
})

const writingMaps = (needs: Needs, seen: Seen) => {
  const { shelves, shares, classMaps, now } = needs
  const { maps } = shelves
  const oneAtATime = keepOneAtATime(shelves)
  const made = madeByRequest(shelves)
  const { own, toAuthor } = toldAuthors(needs)

  /** The mode stays, unless the map is made again, and so does the size, unless the author wants another. `changes`: the version that was drawn on. */
  const write = async (
    id: string,
    { after: _, ...written }: MapRequest,
    user: AccountRecord,
    { changes, resize, isMadeAgain = false }: WriteTerms,
  ): Promise<Kept<MapRecord> | Refused> => {
    const map = await own(id, user)
    if ('refused' in map) return map
    const isMeant = isMadeAgain ? isAsMade(map) : changes === undefined || map.version === changes
    if (!isMeant) return refuse('changedMeanwhile')
    const isSameShape = resize === 'yes' || sameSize(written.tiles, map.tiles)
    if (!isMadeAgain && (written.gameMode !== map.gameMode || !isSameShape)) return refuse('mapIsFixed')
    const rude = rudenessOf(written)
    if (rude) return rude
    // A request without a scenery means the mode's own world.
    const { version, scenery: _before, ...record } = map
    const at = now()
    const changed: MapRecord = { ...record, ...written, ...(isMadeAgain && { createdAt: at }), updatedAt: at }
    if (!(await maps.replace(changed, version))) return refuse('changedMeanwhile')
    return { ...changed, version: version + 1 }
  }

  return {
    replace: async (
      id: string,
      written: MapRequest,
      user: AccountRecord,
      terms: SaveTerms = {},
    ): Promise<GameMap | Refused> => {
      const map = await write(id, written, user, terms)
      return 'refused' in map ? map : toAuthor(map, user)
    },

    /** If the answer to the same request was lost, this writes into the map that it made, unless that was changed since. */
    create: async (
      { after, ...written }: MapRequest,
      user: AccountRecord,
      { requestId = randomUUID() }: { requestId?: string | undefined } = {},
    ): Promise<GameMap | Refused> => {
      const id = await made.id('map', user.id, requestId)
      const rude = rudenessOf(written)
      if (rude) return rude
      const source = after === undefined ? undefined : await seen(after, user)
      const at = now()
      const map: MapRecord = {
        id,
        ...written,
        createdBy: user.username,
        ownerId: user.id,
        isDefault: false,
        ...(source && { afterId: source.id }),
        createdAt: at,
        updatedAt: at,
      }
      const kept = await oneAtATime(`maps of ${user.id}`, async () => {
        if (!(await maps.get(id))) {
          if ((await maps.count({ ownerId: user.id })) >= mostMapsPerUser) return refuse('tooManyMaps')
          if (await maps.insert(map)) return (await maps.get(id)) ?? refuse('mapNotFound')
        }
        return write(id, written, user, { isMadeAgain: true })
      })
      if ('refused' in kept) return kept
      // A new map is shared with everybody, up to the limit of its owner; further maps stay private. A map by a pupil of
      // a class stays private until a teacher has looked at it.
      if (!(await classMaps.isPupilOfAny(user))) await shares.shareNew(thingOf(kept), user)
      return toAuthor(kept, user)
    },
  }
}

/** For authors, who alone may make, change, share and remove their maps. */
const keepOwnMaps = (needs: Needs, seen: Seen) => {
  const { shares, classMaps, votes } = needs
  const { maps } = needs.shelves
  const { own, toAuthor } = toldAuthors(needs)
  return {
    ...writingMaps(needs, seen),

    share: async (id: string, sharing: Sharing, user: AccountRecord): Promise<GameMap | Refused> => {
      const map = await own(id, user)
      if ('refused' in map) return map
      if (sharing === 'everyone' && (await classMaps.isPupilOfAny(user))) return refuse('teacherSharesIt')
      const outcome = await shares.share(thingOf(map), user, sharing)
      return typeof outcome === 'string' ? toAuthor(map, user) : outcome
    },

    /** Hands a map in to the teachers of a class that its author is in. */
    hand: async (id: string, classId: string, user: AccountRecord): Promise<GameMap | Refused> => {
      const map = await own(id, user)
      if ('refused' in map) return map
      if ((await shares.standingOf(id)).isStopped) return refuse('sharingStopped')
      return (await classMaps.hand(map, user, classId)) ?? toAuthor(map, user)
    },

    remove: async (id: string, user: AccountRecord): Promise<Refused | undefined> => {
      const map = await own(id, user)
      if ('refused' in map) return map
      await maps.remove(id)
      await shares.forget(id)
      await classMaps.forget(id)
      await votes.forget(id)
      return undefined
    },
  }
}

type Reader = Pick<AccountRecord, 'id' | 'role'>
type Seen = (id: string, user: Reader) => Promise<Kept<MapRecord> | undefined>

/** Undefined, too, if the user may not know that the map exists. */
const seenIn =
  ({ shelves: { maps }, shares, classMaps }: Needs): Seen =>
  async (id, user) => {
    const map = await maps.get(id)
    if (!map || map.isDefault || (await shares.maySee(map, user))) return map
    return (await classMaps.of(map, user)) ? map : undefined
  }

/** The lists in which a user finds maps. */
const listMaps = (
  { shelves: { maps }, shares, classMaps, votes }: Needs,
  everybodys: ReturnType<typeof everybodysMaps>,
) => ({
  /** The default maps, then the user's own, then those of their classes, then those that others share. */
  list: async (user: AccountRecord, gameMode: MapMode | undefined): Promise<GameMap[]> => {
    const [{ defaults, open, shared }, mine, standing, { ids: ofClasses, shownAs: inClass }] = await Promise.all([
      everybodys(user.role, gameMode),
      newestMaps(maps, { ownerId: user.id }, gameMode, mostMapsPerUser),
      shares.standingsOf(user.id, 'map'),
      classMaps.around(user),
    ])
    const others = open.filter(({ ownerId }) => ownerId !== user.id).map(({ id }) => id)
    const inClasses = await readableOf(
      maps,
      [...new Set(ofClasses)].filter((id) => !shared.has(id)),
    )
    const found = new Map([...shared, ...inClasses.map((map) => [map.id, map] as const)])
    const isOfClass = (map: Kept<MapRecord>) =>
      map.ownerId !== user.id && (gameMode === undefined || map.gameMode === gameMode) && inClass(map) !== undefined
    const ours = ofClasses.flatMap((id) => found.get(id) ?? []).filter(isOfClass)
    const known = new Set(ours.map(({ id }) => id))
    const theirs = others.flatMap((id) => (known.has(id) ? [] : (found.get(id) ?? [])))
    const said = await votes.ofMaps(mine.flatMap((map) => (inClass(map) ? [map.id] : [])))
    const listed = new Map([...defaults, ...mine, ...ours, ...theirs].map((map) => [map.id, map]))
    const show = (map: Kept<MapRecord>, standing?: Standing) =>
      withCredit(shown(map, { standing, inClass: inClass(map) }), listed.get(map.afterId ?? ''))
    return [
      ...defaults.map((map) => show(map)),
      ...mine.map((map) => withVotes(show(map, standing(map.id)), said.get(map.id))),
      ...[...ours, ...theirs].map((map) => show(map)),
    ]
  },

  /** Maps that others shared at that time or before, the newest first: one page of an endless list. */
  older: async (user: AccountRecord, gameMode: MapMode | undefined, at: number): Promise<GameMap[]> => {
    const open = await shares.openedBy(user.role, 'map', at, gameMode)
    const ids = open.map(({ id }) => id)
    const found = new Map((await readableOf(maps, ids)).map((map) => [map.id, map]))
    return open.flatMap(({ id, ownerId, sharedAt }) => {
      const map = ownerId === user.id ? undefined : found.get(id)
      return map ? [{ ...shown(map), sharedAt }] : []
    })
  },
})

/** Who sees which maps. */
const showMaps = (needs: Needs, seen: Seen) => {
  const { shelves, shares, classMaps, votes } = needs
  const { maps } = shelves
  const credited = async (map: MapRecord, user: Reader, shown: GameMap): Promise<GameMap> =>
    withCredit(shown, map.afterId === undefined ? undefined : await seen(map.afterId, user))

  return {
    ...listMaps(needs, everybodysMaps(needs)),

    get: async (id: string, user: AccountRecord): Promise<GameMap | Refused> => {
      const map = await seen(id, user)
      if (!map) return refuse('mapNotFound')
      const standing = map.ownerId === user.id ? await shares.standingOf(id) : undefined
      return credited(map, user, shown(map, { standing, inClass: await classMaps.of(map, user) }))
    },

    /** The maps that pupils of a class have handed in, for its teachers. */
    ofClass: async (classId: string, teacher: AccountRecord): Promise<GameMap[] | Refused> => {
      const handed = await classMaps.inClass(teacher, classId)
      if ('refused' in handed) return handed
      const said = await votes.ofMaps(handed.map(({ map }) => map.id))
      return Promise.all(
        handed.map(async ({ map, inClass }) =>
          withVotes(await credited(map, teacher, shown(map, { inClass })), said.get(map.id)),
        ),
      )
    },

    /** A map that the user may report: they see it, and it belongs to another person. */
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

    /** The author of a game's map. Looked up during the game, so that the name of a deleted account is not shown. */
    creditOf: async (id: string, host: Reader): Promise<MapCredit | undefined> => {
      const map = await seen(id, host)
      if (!map || map.isDefault) return undefined
      const source = map.afterId === undefined ? undefined : await seen(map.afterId, host)
      return { by: map.createdBy, ...(source && { after: { name: source.name, by: source.createdBy } }) }
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
