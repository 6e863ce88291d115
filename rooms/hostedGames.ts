import { matchMaker } from '@colyseus/core'
import { drawUpGame } from './drawnPlans.ts'
import type { Knock } from './knock.ts'
import type { RoomCall, RoomPorts } from './ports.ts'
import { sameSet } from './sameSet.ts'
import type { RefusalName } from './shared/contract/errors/errorTexts.ts'
import { type HostedGame, hostedGamesShown, type PlayAgain, type SeatedGame } from './shared/contract/hostedGames.ts'
import { isGameCode } from './shared/gameCode.ts'
import type { MatchPlan } from './shared/match/matchPlan.ts'
import { atRoom, type RoomListing } from './wholeSchool.ts'

/** Asks a game: undefined where it is gone, 'lost' while it changes its process or does not answer. */
async function ask<Value>(
  ports: RoomPorts,
  code: string,
  method: RoomCall,
  ...what: unknown[]
): Promise<Value | 'lost' | undefined> {
  try {
    return (await atRoom(ports, code, (room) => room.ask(method, ...what))) as Value | 'lost' | undefined
  } catch {
    return 'lost'
  }
}

/** The games that this account has opened and that are not over. */
export async function gamesHostedBy(ports: RoomPorts, userId: string): Promise<HostedGame[]> {
  const rooms = await matchMaker.query({ name: 'game' })
  const own = rooms.filter(({ metadata }) => (metadata as RoomListing | undefined)?.host === userId)
  const codes = new Set([...(await ports.others.hostedBy(userId)), ...own.map(({ roomId }) => roomId)])
  const signs = await Promise.all([...codes].map((code) => ask<HostedGame | null>(ports, code, 'hostSign', userId)))
  return signs
    .filter((sign) => sign !== undefined && sign !== null && sign !== 'lost')
    .reverse()
    .slice(0, hostedGamesShown)
}

const mostSeatsAsked = 4 * hostedGamesShown

/** The games of others in which this account plays: it finds its seat on a device that knows nothing of it. */
export async function gamesPlayedBy(ports: RoomPorts, userId: string): Promise<SeatedGame[]> {
  const noted = (await ports.whereabouts.seatsOf(userId)).toReversed()
  const rooms = [...sameSet.roomsOf(userId), ...noted.map(({ roomId }) => roomId)]
  const codes = [...new Set(rooms)].filter(isGameCode).slice(0, mostSeatsAsked)
  const signs = await Promise.all(codes.map((code) => ask<SeatedGame | null>(ports, code, 'seatSign', userId)))
  // Who left a lobby, or was taken out, is noted there until now.
  const gone = new Set(codes.filter((_, at) => signs[at] === undefined || signs[at] === null))
  if (gone.size > 0)
    ports.whereabouts.seatsGone(
      userId,
      noted.filter(({ roomId }) => gone.has(roomId)),
    )
  return signs.filter((sign) => sign !== undefined && sign !== null && sign !== 'lost').slice(0, hostedGamesShown)
}

/**
 * The next game under the same code, with everybody on their seats: like the one before where nothing else is wished.
 * Says by its name why there is none; a stranger cannot tell whether there was such a game at all.
 */
export async function playAgain(
  ports: RoomPorts,
  code: string,
  { cookie, address, device }: Pick<Knock, 'cookie' | 'address' | 'device'>,
  wish: PlayAgain,
): Promise<RefusalName | null> {
  const account = await ports.identify(cookie)
  if (!account) return 'signIn'
  const before = isGameCode(code) && (await ask<MatchPlan | 'again' | null>(ports, code, 'playedFor', account.id))
  if (before === 'lost') return 'busy'
  if (before === 'again') return null
  if (!before) return 'gameNotFound'
  const { questionSetId, gameMode, settings, classId, round = 1 } = before
  // A lesson that is under way goes on to its end, also of a class that has been archived since it began.
  const isOwnClass = classId !== undefined && (await ports.teaches(classId, account))
  const plan = await drawUpGame(
    ports,
    isOwnClass ? { ...account, classIds: [classId] } : account,
    { questionSetId, gameMode, settings, ...(classId !== undefined && { classId }), ...wish },
    { device, address },
  )
  if (typeof plan === 'string') return plan
  const { map, builtMap } = wish.gameMode === undefined ? before : plan
  const next = { ...plan, map, ...(builtMap !== undefined && { builtMap }), code, round: round + 1 }
  const answer = await atRoom(ports, code, (room) =>
    room.ask('playAgain', account.id, room.isHere ? next : withItsQuestions(next)),
  )
  if (answer === 'again') return null
  return answer === 'lost' ? 'busy' : ((answer as RefusalName | undefined) ?? 'gameNotFound')
}

/** The set it was drawn from lies here and nowhere else yet. */
const withItsQuestions = ({ drawn: _, ...plan }: MatchPlan): MatchPlan => plan

/**
 * Says by its name why it is not over now. A stranger cannot tell another host's game from none; a host who ends it a
 * second time, because the first reply was lost, hears the same as before.
 */
export async function endHostedGame(ports: RoomPorts, code: string, userId: string): Promise<RefusalName | null> {
  if (!isGameCode(code)) return 'gameNotFound'
  const isEnded = await ask<boolean>(ports, code, 'endFor', userId)
  if (isEnded === 'lost') return 'busy'
  return (isEnded ?? (await ports.endedGames.has(code))) ? null : 'gameNotFound'
}
