import { callApi } from './http.ts'
import { thenRefresh } from './useServerData.ts'

export const hostedGamesPath = (userId: string) => `/api/player/${userId}/games`

export const endHostedGame = (userId: string, code: string) =>
  thenRefresh(
    hostedGamesPath(userId),
    callApi<undefined>('DELETE', `${hostedGamesPath(userId)}/${code}`, { otherwise: 'somethingWentWrong' }),
  )
