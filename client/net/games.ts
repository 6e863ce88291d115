import type { GameCheck } from '../../rooms/shared/contract/gameCheck.ts'
import { type Answer, callApi } from './http.ts'
import { cookieIsOfAnother } from './reader.ts'

/** The address stays the same for most visitors, because the browser has asked for it before the page could (`pageRoutes.ts`). */
const pathTo = (code: string): string => `/api/games/${encodeURIComponent(code)}${cookieIsOfAnother() ? '?guest' : ''}`

const ask = (code: string, giveUp?: AbortController) =>
  callApi<GameCheck>('GET', pathTo(code), {
    otherwise: 'gameNotFound',
    keepsSession: true,
    giveUp,
  })

const freshForMs = 5000

let handedOn: { answer: Answer<GameCheck>; code: string; at: number } | undefined

/** For a page that goes on to the lobby: the lobby's own request gets this answer at once, a single time. */
export const lookAhead = async (code: string): Promise<Answer<GameCheck>> => {
  const answer = await ask(code)
  if (answer.ok) handedOn = { answer, code: answer.value.gameCode, at: performance.now() }
  return answer
}

/** Asks whether there is such a game, whether it is open, and whether the player has to choose a name. */
export const lookAtGame = async (code: string, giveUp?: AbortController): Promise<Answer<GameCheck>> => {
  const ahead = handedOn
  handedOn = undefined
  const isFresh = ahead?.code === code && performance.now() - ahead.at < freshForMs
  return isFresh ? ahead.answer : ask(code, giveUp)
}
