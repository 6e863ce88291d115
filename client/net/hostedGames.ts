import type { PlayAgain, SeatedGame } from '../../rooms/shared/contract/hostedGames.ts'
import { callApi } from './http.ts'
import { thenRefresh } from './useServerData.ts'

export const hostedGamesPath = (userId: string) => `/api/player/${userId}/games`

/** The games in which this account has a seat, also one that was taken on another device. */
export const readSeats = (userId: string) => callApi<SeatedGame[]>('GET', `/api/player/${userId}/seats`)

export const endHostedGame = (userId: string, code: string) =>
  thenRefresh(
    hostedGamesPath(userId),
    callApi<undefined>('DELETE', `${hostedGamesPath(userId)}/${code}`, { otherwise: 'somethingWentWrong' }),
  )

/** Opens the next game under the code of one that is over. Its devices hear of it on their own lines. */
export const playAgain = (userId: string, code: string, wish: PlayAgain) =>
  callApi<{ gameCode: string }>('POST', `${hostedGamesPath(userId)}/${code}/again`, {
    body: wish,
    otherwise: 'somethingWentWrong',
  })
