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

/** Asks games of a list. Of each: undefined if it is gone, 'lost' while it changes its process, does not answer or cannot. */
async function askEach<Value>(
  ports: RoomPorts,
  codes: readonly string[],
  method: RoomCall,
  ...what: unknown[]
): Promise<(Value | 'lost' | undefined)[]> {
  const asking = codes.map((code) => atRoom(ports, code, (room) => room.ask(method, ...what)))
  const outcomes = await Promise.allSettled(asking)
  // One line for all of them: a host may have hundreds of games in a process that stops.
  const failed = outcomes.flatMap(({ status }, at) => (status === 'rejected' ? (codes[at] ?? '') : []))
  const why = outcomes.find((outcome) => outcome.status === 'rejected')?.reason as unknown
  const error = why instanceof Error ? why.stack : String(why)
  if (failed.length > 0)
    ports.log.warn({ games: failed.length, game: failed[0], method, error }, 'a game could not be asked')
  // A list of games is told without these.
  return outcomes.map((outcome) =>
    outcome.status === 'fulfilled' ? (outcome.value as Value | 'lost' | undefined) : 'lost',
  )
}

const ask = async <Value>(ports: RoomPorts, code: string, method: RoomCall, ...what: unknown[]) =>
  (await askEach<Value>(ports, [code], method, ...what))[0]

/** The running games that this account has opened. */
export async function gamesHostedBy(ports: RoomPorts, userId: string): Promise<HostedGame[]> {
  const rooms = await matchMaker.query({ name: 'game' })
  const own = rooms.filter(({ metadata }) => (metadata as RoomListing | undefined)?.host === userId)
  const codes = new Set([...(await ports.others.hostedBy(userId)), ...own.map(({ roomId }) => roomId)])
  const signs = await askEach<HostedGame | null>(ports, [...codes], 'hostSign', userId)
  return signs
    .filter((sign) => sign !== undefined && sign !== null && sign !== 'lost')
    .reverse()
    .slice(0, hostedGamesShown)
}

/** Games are asked in lists, at most this many. A game that knows no seat of the account is forgotten and not asked again. */
const mostLists = 4

async function askForSeats(ports: RoomPorts, userId: string): Promise<SeatedGame[]> {
  const noted = (await ports.whereabouts.seatsOf(userId)).toReversed()
  const rooms = [...sameSet.roomsOf(userId), ...noted.map(({ roomId }) => roomId)]
  const codes = [...new Set(rooms)].filter(isGameCode)
  const found: SeatedGame[] = []
  const gone = new Set<string>()
  for (let list = 0; list < mostLists && found.length < hostedGamesShown; list++) {
    const asked = codes.slice(list * hostedGamesShown, (list + 1) * hostedGamesShown)
    const signs = await askEach<SeatedGame | null>(ports, asked, 'seatSign', userId)
    for (const [at, sign] of signs.entries())
      if (sign === undefined || sign === null) gone.add(asked[at] ?? '')
      else if (sign !== 'lost') found.push(sign)
  }
  // The note of a seat stays after its player left the lobby or was removed, so it is deleted here.
  const seatsGone = noted.filter(({ roomId }) => gone.has(roomId))
  if (seatsGone.length > 0) ports.whereabouts.seatsGone(userId, seatsGone)
  return found.slice(0, hostedGamesShown)
}

/** A page asks when it is opened. Beyond this many a second it gets the last answer again, as each list asks a dozen games. */
const askedInASecond = 4
const secondMs = 1_000
const asked = new Map<string, { since: number; times: number; isUnderWay: boolean; answer: Promise<SeatedGame[]> }>()

/** Other hosts' games in which this account plays, so that a new device finds its seat. */
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
 * Opens the next game under the same code, with everybody on their seats. Anything not wished otherwise stays as
 * before. Returns the name of the refusal, if any; to a stranger it is as if there were no such game.
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
  // A class may be archived during a lesson. The lesson still goes on to its end.
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

/** The set lies only in this process, so the plan travels with its questions. */
const withItsQuestions = ({ drawn: _, ...plan }: MatchPlan): MatchPlan => plan

/**
 * Ends a game, or returns the name of the refusal. To a stranger another host's game looks like none. If the first
 * reply was lost and the host asks again, the answer is the same.
 */
export async function endHostedGame(ports: RoomPorts, code: string, userId: string): Promise<RefusalName | null> {
  if (!isGameCode(code)) return 'gameNotFound'
  const isEnded = await ask<boolean>(ports, code, 'endFor', userId)
  if (isEnded === 'lost') return 'busy'
  return (isEnded ?? (await ports.endedGames.has(code))) ? null : 'gameNotFound'
}
