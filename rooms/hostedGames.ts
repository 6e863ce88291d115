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

/** Games are asked a list at a time, and so many lists at most: those that know nothing of a seat are forgotten, and not asked again. */
const mostLists = 4

async function askForSeats(ports: RoomPorts, userId: string): Promise<SeatedGame[]> {
  const noted = (await ports.whereabouts.seatsOf(userId)).toReversed()
  const rooms = [...sameSet.roomsOf(userId), ...noted.map(({ roomId }) => roomId)]
  const codes = [...new Set(rooms)].filter(isGameCode)
  const found: SeatedGame[] = []
  const gone = new Set<string>()
  for (let list = 0; list < mostLists && found.length < hostedGamesShown; list++) {
    const asked = codes.slice(list * hostedGamesShown, (list + 1) * hostedGamesShown)
    const signs = await Promise.all(asked.map((code) => ask<SeatedGame | null>(ports, code, 'seatSign', userId)))
    for (const [at, sign] of signs.entries())
      if (sign === undefined || sign === null) gone.add(asked[at] ?? '')
      else if (sign !== 'lost') found.push(sign)
  }
  // Who left a lobby, or was taken out, is noted there until now.
  const seatsGone = noted.filter(({ roomId }) => gone.has(roomId))
  if (seatsGone.length > 0) ports.whereabouts.seatsGone(userId, seatsGone)
  return found.slice(0, hostedGamesShown)
}

/** A page asks when it is opened. Who asks more often than this in a second hears the same again: each list asks a dozen games. */
const askedInASecond = 4
const secondMs = 1_000
const asked = new Map<string, { since: number; times: number; isUnderWay: boolean; answer: Promise<SeatedGame[]> }>()

/** The games of others in which this account plays: it finds its seat on a device that knows nothing of it. */
export function gamesPlayedBy(ports: RoomPorts, userId: string): Promise<SeatedGame[]> {
  const now = performance.now()
  for (const [who, { since, isUnderWay }] of asked) {
    if (now < since + secondMs) break
    if (isUnderWay) continue
    asked.delete(who)
  }
  const before = asked.get(userId)
  if (before && (before.isUnderWay || (before.times >= askedInASecond && now < before.since + secondMs)))
    return before.answer
  const isNew = !before || now >= before.since + secondMs
  const asking = {
    ...(isNew ? { since: now, times: 1 } : { since: before.since, times: before.times + 1 }),
    isUnderWay: true,
    answer: askForSeats(ports, userId).finally(() => {
      asking.isUnderWay = false
    }),
  }
  if (isNew) asked.delete(userId)
  asked.set(userId, asking)
  return asking.answer
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
