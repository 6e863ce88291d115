import { matchMaker } from '@colyseus/core'
import type { GameListing } from './game/GameRoom.ts'
import { type HostedGame, hostedGamesShown } from './shared/contract/hostedGames.ts'

/** Asks a room, which may be gone by now. */
async function ask<Value>(code: string, method: 'hostSign' | 'endFor', userId: string): Promise<Value | null> {
  try {
    return (await matchMaker.remoteRoomCall(code, method as never, [userId] as never)) as Value
  } catch {
    return null
  }
}

/** The games that this account has opened and that are not over. */
export async function gamesHostedBy(userId: string): Promise<HostedGame[]> {
  const rooms = await matchMaker.query({ name: 'game' })
  const own = rooms.filter(({ metadata }) => (metadata as GameListing | undefined)?.host === userId)
  const signs = await Promise.all(own.map(({ roomId }) => ask<HostedGame>(roomId, 'hostSign', userId)))
  return signs
    .filter((sign) => sign !== null)
    .reverse()
    .slice(0, hostedGamesShown)
}

/** False when there is no such game, or it is somebody else's: a stranger cannot tell which. */
export async function endHostedGame(code: string, userId: string): Promise<boolean> {
  const room = await matchMaker.driver.findOne({ roomId: code, name: 'game' })
  return room ? (await ask<boolean>(code, 'endFor', userId)) === true : false
}
