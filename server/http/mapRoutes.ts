import * as z from 'zod/mini'
import { makingQuery, recordId } from '../../rooms/shared/contract/boundedText.ts'
import { handMapRequest } from '../../rooms/shared/contract/classMaps.ts'
import { gameModes } from '../../rooms/shared/contract/gameModes.ts'
import { mapRequest, mapSaveQuery } from '../../rooms/shared/contract/maps.ts'
import { listedMap } from '../../rooms/shared/maps/listedMap.ts'
import { isMapMode, type MapMode } from '../../rooms/shared/maps/tileTypes.ts'
import type { ClassMaps } from '../classes/classMaps.ts'
import type { Maps } from '../content/maps.ts'
import { type AddRoute, keepInOwnTurn } from './apiRoutes.ts'

const idParam = z.object({ id: recordId('map') })
const listQuery = z.object({
  gameMode: z.optional(z.enum(gameModes, 'There is no such game mode')),
  /** Without it every tile is written out. */
  form: z.optional(z.literal('listed', 'There is no such form')),
  /** Only other people's maps that were shared at this time or before. */
  before: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,15}$/, 'There is no such moment')), z.transform(Number))),
})

type Needs = { maps: Maps; classMaps: ClassMaps }

export const mapRoutes = (add: AddRoute, { maps, classMaps }: Needs) => {
  const inTurn = keepInOwnTurn()

  add(
    'get',
    '/maps',
    { access: 'signedIn', query: listQuery },
    inTurn(async ({ user, query: { gameMode, form, before } }) => {
      const list = (mode: MapMode | undefined) =>
        before === undefined ? maps.list(user, mode) : maps.older(user, mode, before)
      const all = gameMode === undefined || isMapMode(gameMode) ? await list(gameMode) : []
      return form === 'listed' ? all.map(listedMap) : all
    }),
  )

  add('get', '/maps/:id', { access: 'signedIn', params: idParam, failure: 'mapLoadFailed' }, ({ user, params }) =>
    maps.get(params.id, user),
  )

  add(
    'post',
    '/maps',
    { access: 'signedIn', query: makingQuery, body: mapRequest, status: 201, failure: 'mapSaveFailed' },
    ({ user, body, query }) => maps.create(body, user, query),
  )

  add(
    'put',
    '/maps/:id',
    { access: 'signedIn', params: idParam, query: mapSaveQuery, body: mapRequest, failure: 'mapSaveFailed' },
    ({ user, params, query, body }) => maps.replace(params.id, body, user, query),
  )

  add(
    'put',
    '/maps/:id/class',
    { access: 'signedIn', params: idParam, body: handMapRequest },
    ({ user, params, body }) => maps.hand(params.id, body.classId, user),
  )
  add('delete', '/maps/:id/class', { access: 'signedIn', params: idParam }, ({ user, params }) =>
    classMaps.takeBack(params.id, user),
  )

  add('delete', '/maps/:id', { access: 'signedIn', params: idParam, failure: 'mapDeleteFailed' }, ({ user, params }) =>
    maps.remove(params.id, user),
  )
}
