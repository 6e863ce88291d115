import { mutate } from 'swr'
import type { GameMap, MapRequest } from '../../rooms/shared/contract/maps.ts'
import type { ListedMap } from '../../rooms/shared/maps/listedMap.ts'
import type { MapMode } from '../../rooms/shared/maps/tileTypes.ts'
import '../texts/refusals/writingRefusals.ts'
import { callApi } from './http.ts'
import { thenRefresh } from './useServerData.ts'

export const mapsPath = '/api/maps'

/** The path for a list of all maps, or of those of one mode. */
export const listedMapsPath = (mode?: MapMode): string =>
  `${mapsPath}?form=listed${mode === undefined ? '' : `&gameMode=${mode}`}`

/** Maps that others shared at that moment or before. */
export const readOlderMaps = (before: number, mode?: MapMode) =>
  callApi<ListedMap[]>('GET', `${listedMapsPath(mode)}&before=${before}`, { otherwise: 'mapLoadFailed' })

/** The map as it is now, for an author who is about to change it. */
export const readMap = (id: string) =>
  callApi<GameMap>('GET', `${mapsPath}/${encodeURIComponent(id)}`, { otherwise: 'mapLoadFailed' })

/**
 * Lists that were read before lack the new map. They are dropped and not just read again: otherwise a host who comes
 * back quickly to choose a map would host another one. `requestId`: if the answer is lost, the same id finds the map that
 * was made.
 */
export const createMap = async (body: MapRequest, requestId: string) => {
  const path = `${mapsPath}?requestId=${requestId}`
  const answer = await callApi<GameMap>('POST', path, { body, otherwise: 'mapSaveFailed' })
  if (answer.ok) void mutate((key) => typeof key === 'string' && key.startsWith(mapsPath), undefined)
  return answer
}

/** `changes`: the version that was drawn on. If the map has changed since, the server does not overwrite it. */
export const saveMap = (
  id: string,
  body: MapRequest,
  { changes, isResized }: { changes: number; isResized: boolean },
) =>
  thenRefresh(
    mapsPath,
    callApi<GameMap>('PUT', `${mapsPath}/${id}?changes=${changes}${isResized ? '&resize=yes' : ''}`, {
      body,
      otherwise: 'mapSaveFailed',
    }),
  )

export const deleteMap = (id: string) =>
  thenRefresh(mapsPath, callApi('DELETE', `${mapsPath}/${id}`, { otherwise: 'mapDeleteFailed' }))
