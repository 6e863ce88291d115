import type { GameCheck } from '../../rooms/shared/contract/gameCheck.ts'
import { type Answer, callApi } from './http.ts'

const ask = (code: string, giveUp?: AbortController) =>
  callApi<GameCheck>('GET', `/api/games/${encodeURIComponent(code)}`, {
    otherwise: 'gameNotFound',
    keepsSession: true,
    giveUp,
  })

const freshForMs = 5000

let handedOn: { answer: Answer<GameCheck>; code: string; at: number } | undefined

/** For a page that goes on to the lobby: the lobby's own request gets this answer, once and at once. */
export const lookAhead = async (code: string): Promise<Answer<GameCheck>> => {
  const answer = await ask(code)
  if (answer.ok) handedOn = { answer, code: answer.value.gameCode, at: performance.now() }
  return answer
}

/** A look through the door: is there such a game, is it open, does a name have to be chosen? */
export const lookAtGame = async (code: string, giveUp?: AbortController): Promise<Answer<GameCheck>> => {
  const ahead = handedOn
  handedOn = undefined
  const isFresh = ahead?.code === code && performance.now() - ahead.at < freshForMs
  return isFresh ? ahead.answer : ask(code, giveUp)
}
