import { isGameCode } from '../../../rooms/shared/gameCode.ts'
import { lookAtGame } from '../../net/games.ts'
import { forgetSeat, seatPrefix } from './seats.ts'

const seatedCodes = (): string[] => {
  try {
    return Object.keys(sessionStorage).flatMap((name) => {
      const code = name.startsWith(seatPrefix) ? name.slice(seatPrefix.length) : ''
      return isGameCode(code) ? code : []
    })
  } catch {
    return []
  }
}

/** The running games in which this tab has a seat. Seats in games that are gone are forgotten. */
export const seatedGames = async (): Promise<string[]> => {
  const games: string[] = []
  for (const code of seatedCodes()) {
    const answer = await lookAtGame(code)
    const refusal = answer.ok ? answer.value.refusal : answer.refusal
    const isGone = refusal === 'ended' || refusal === 'removed' || refusal === 'gameNotFound'
    if (isGone) forgetSeat(code)
    // A game that is over keeps its seat: the next game under its code may be played on it.
    else if (answer.ok && !answer.value.over) games.push(code)
  }
  return games
}
