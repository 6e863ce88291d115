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

export const createMap = (body: MapRequest) =>
  thenRefresh(callApi<GameMap>('POST', mapsPath, { body, otherwise: errorTexts.mapSaveFailed }))

export const saveMap = (id: string, body: MapRequest) =>
  thenRefresh(callApi<GameMap>('PUT', `${mapsPath}/${id}`, { body, otherwise: errorTexts.mapSaveFailed }))

export const deleteMap = (id: string) =>
  thenRefresh(callApi('DELETE', `${mapsPath}/${id}`, { otherwise: errorTexts.mapDeleteFailed }))
