import type { GameCheck } from '../../rooms/shared/contract/gameCheck.ts'
import { callApi } from './http.ts'

/** A look through the door: is there such a game, is it open, does a name have to be chosen? */
export const lookAtGame = (code: string) =>
  callApi<GameCheck>('GET', `/api/games/${encodeURIComponent(code)}`, {
    otherwise: 'gameNotFound',
    keepsSession: true,
  })
