import { errorTexts } from '../../rooms/shared/contract/errorTexts.ts'
import type { GameMap, MapRequest } from '../../rooms/shared/contract/maps.ts'
import { type Answer, callApi } from './http.ts'
import { refreshServerData } from './useServerData.ts'

export const mapsPath = '/api/maps'

const thenRefresh = async <Value>(call: Promise<Answer<Value>>): Promise<Answer<Value>> => {
  const answer = await call
  if (answer.ok) refreshServerData(mapsPath)
  return answer
}

/** As it is now, for somebody who is about to change it. */
export const readMap = (id: string) =>
  callApi<GameMap>('GET', `${mapsPath}/${encodeURIComponent(id)}`, { otherwise: errorTexts.mapLoadFailed })

export const createMap = (body: MapRequest) =>
  thenRefresh(callApi<GameMap>('POST', mapsPath, { body, otherwise: errorTexts.mapSaveFailed }))

export const saveMap = (id: string, body: MapRequest) =>
  thenRefresh(callApi<GameMap>('PUT', `${mapsPath}/${id}`, { body, otherwise: errorTexts.mapSaveFailed }))

export const deleteMap = (id: string) =>
  thenRefresh(callApi('DELETE', `${mapsPath}/${id}`, { otherwise: errorTexts.mapDeleteFailed }))
