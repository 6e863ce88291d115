import { besideClasses, drawUpGame, type From, planPractice } from './drawnPlans.ts'
import type { Knock } from './knock.ts'
import { openRooms } from './openRooms.ts'
import type { Account, Claim, RoomPorts } from './ports.ts'
import { sameSet } from './sameSet.ts'
import { errorTexts, type RefusalName } from './shared/contract/errors/errorTexts.ts'
import { createGame, type JoinRefusal, joinGame } from './shared/contract/game.ts'
import type { DoorCheck } from './shared/contract/gameCheck.ts'
import { drawGameCode, isGameCode } from './shared/gameCode.ts'
import type { Visitor } from './shared/match/admission.ts'
import { type MatchPlan, mapOfPlan } from './shared/match/matchPlan.ts'
import { practiceWish } from './shared/practice/practiceRules.ts'
import { atRoom, expectHere, openNew, openRoom, type Reached } from './wholeSchool.ts'

export interface DoorThrottle {
  /** False when this account has opened too many games and practices. */
  mayOpen(userId: string): Promise<boolean>
  /** False when this account has practised as often as a day allows. */
  mayPractise(userId: string): Promise<boolean>
  /** False when this address has tried too many codes that do not exist. */
  mayMiss(address: string): Promise<boolean>
}

export type DoorAnswer =
  | { status: 200; body: unknown }
  | { status: number; body: { code: number; error: string; message: RefusalName } }

const refused = (status: number, why: JoinRefusal): DoorAnswer => ({
  status,
  // The room library passes only the message on to the device, so it is the name that the device puts into words.
  body: { code: status, error: errorTexts[why], message: why },
})

/** HTTP statuses of refusals to draw up a game. All others are 404. */
const statuses: Partial<Record<JoinRefusal, number>> = { beingPlayed: 409, gamesOfToday: 429 }

const codesTried = 20

/**
 * The only way into a room. It replaces the matchmaking routes of Colyseus, which let anybody call every method and
 * hand a client's own words to the room as options.
 */
export function openFrontDoor(ports: RoomPorts, throttle: DoorThrottle) {
  return async function answer(knock: Knock): Promise<DoorAnswer> {
    const account = await ports.identify(knock.cookie)
    // A game that exists counts its own wrong tries, so tries of others behind the same address keep no player out.
    if (knock.method === 'joinById') return join(ports, throttle, account, knock)
    // Opening needs an account and is counted by it. So knocks without one use up nothing of others behind their
    // address.
    if (account && !(await throttle.mayOpen(account.id))) return refused(429, 'tooManyAttempts')
    if (knock.method === 'create' && knock.roomName === 'game') return create(ports, account, knock)
    if (knock.method === 'create' && knock.roomName === 'practice') return practise(ports, throttle, account, knock)
    return refused(400, 'malformed')
  }
}

async function create(ports: RoomPorts, account: Account | undefined, knock: Knock): Promise<DoorAnswer> {
  if (!account) return refused(401, 'signIn')
  const reading = createGame.safeParse(knock.options)
  if (!reading.success) return refused(400, 'malformed')
  const elsewhere = ports.others.relief()
  if (!elsewhere && !ports.hasRoom()) return refused(503, 'serverFull')
  const most = ports.mostOpenRooms[account.role]
  const claimed = openRooms.claim(account.id, most)
  if (!claimed) return refused(409, 'tooManyRooms')
  try {
    if ((await ports.others.openGamesOf(account.id)) >= most) return refused(409, 'tooManyRooms')
    const plan = await drawUpGame(ports, account, reading.data, knock)
    if (typeof plan === 'string') return refused(statuses[plan] ?? 404, plan)
    const opened = await openClaimed(ports, plan, elsewhere, {
      // Several processes may each have opened one at the same moment. If they are too many, each takes its own back.
      mayStay: async () =>
        !knock.hasGone() && (elsewhere !== undefined || (await ports.others.openGamesOf(account.id)) <= most),
      drawCode: () => drawGameCode(ports.random),
    })
    return opened ? await seatHost(ports, opened, plan, visitorOf(account, {}, knock)) : refused(409, 'tooManyRooms')
  } finally {
    claimed()
  }
}

interface Claiming {
  drawCode: () => string
  /** Asked when the game is in the archive, which may have taken long. A game without its host would stay empty. */
  mayStay: () => Promise<boolean>
}

/** Opens a room under a code that no other game has; undefined if it may not stay. */
async function openClaimed(
  ports: RoomPorts,
  plan: MatchPlan,
  heldBy: string | undefined,
  { drawCode, mayStay }: Claiming,
): Promise<Reached | undefined> {
  for (let tries = 0; tries < codesTried; tries++) {
    plan.code = drawCode()
    const isThere = heldBy === undefined ? expectHere(plan.code) : () => {}
    try {
      const claim = await ports.journal.open(plan, heldBy)
      if (!claim) continue
      if (await mayStay()) return await openNew(ports, plan, claim, heldBy)
      await takeBack(ports, claim, heldBy)
      return undefined
    } finally {
      isThere()
    }
  }
  throw new Error('no free code found')
}

/** Closes a game in which nothing has happened. One that was meant for another process has to be claimed back before. */
async function takeBack({ journal }: RoomPorts, claim: Claim, heldBy: string | undefined): Promise<void> {
  if (heldBy === undefined) return journal.close(claim)
  const taken = await journal.take(claim.code, heldBy)
  // Else the other process has opened it already, or it is being closed.
  return taken ? journal.close(taken.claim) : journal.forget(claim)
}

async function join(
  ports: RoomPorts,
  throttle: DoorThrottle,
  account: Account | undefined,
  knock: Knock,
): Promise<DoorAnswer> {
  const reading = joinGame.safeParse(knock.options ?? {})
  if (!reading.success) return refused(400, 'malformed')
  // Where the page knows of nobody, the cookie is that of a pupil who has left, and whose leaving has not reached us yet.
  const visitor = visitorOf(reading.data.userId === null ? undefined : account, reading.data, knock)
  const answer = await atRoom(ports, roomIdOf(knock.roomName), (room) => seat(room, visitor))
  if (answer) return answer === 'lost' ? refused(503, 'busy') : answer
  if (await ports.endedGames.has(knock.roomName.toUpperCase())) return refused(403, 'ended')
  return (await throttle.mayMiss(knock.address)) ? refused(404, 'gameNotFound') : refused(429, 'tooManyAttempts')
}

async function practise(
  ports: RoomPorts,
  throttle: DoorThrottle,
  account: Account | undefined,
  knock: Knock,
): Promise<DoorAnswer> {
  const { options, device } = knock
  if (!account) return refused(401, 'signInFirst')
  if (account.role !== 'student') return refused(403, 'studentsOnly')
  const reading = practiceWish.safeParse(options)
  if (!reading.success) return refused(400, 'malformed')
  if (!(await throttle.mayPractise(account.id))) return refused(409, 'gamesOfToday')
  const found = await ports.content.questionSet(reading.data.questionSetId, account)
  if (!found) return refused(404, 'questionSetNotFound')
  const elsewhere = ports.others.relief()
  if (!elsewhere && !ports.hasRoom()) return refused(503, 'busy')
  const own = { hostId: account.id, isTaught: false, isPractice: true } as const
  const who = { userId: account.id, device }
  const isPlaying = sameSet.bars(found.id, who, own, await ports.whereabouts.played(found.id, who))
  const set = isPlaying ? undefined : await besideClasses(ports, found, knock.address)
  if (!set) return refused(409, 'beingPlayed')
  const drawn = await ports.content.defaultMap(reading.data.gameMode)
  const map = drawn ? mapOfPlan(drawn) : null
  const plan = planPractice(ports, account, reading.data, { ...set, map })
  // Longer than a game code, so that a player can neither type nor guess it.
  const drawCode = () => `PRACTICE-${ports.secret().toUpperCase()}`
  const opened = await openClaimed(ports, plan, elsewhere, { drawCode, mayStay: async () => !knock.hasGone() })
  return opened ? seatHost(ports, opened, plan, visitorOf(account, {}, knock)) : refused(503, 'busy')
}

async function seat(room: Reached, visitor: Visitor): Promise<DoorAnswer> {
  return { status: 200, body: await room.seat(visitor) }
}

/**
 * Seats the person who has just opened this game. A process that does not answer at once is asked again for a moment:
 * a refused host would open another game. This one would stay without anybody for minutes, as one of the few a host may have.
 */
async function seatHost(ports: RoomPorts, room: Reached, { code }: MatchPlan, host: Visitor): Promise<DoorAnswer> {
  try {
    return await seat(room, host)
  } catch (error) {
    if (room.isHere) throw error
    const answer = await atRoom(ports, code, (found) => seat(found, host))
    if (typeof answer === 'object') return answer
    // That process may only have stood still. Then it hears this as soon as it goes on, and nobody is in the game yet.
    room.ask('endFor', host.account?.id).catch(() => {})
    return refused(503, 'busy')
  }
}

const visitorOf = (account: Account | undefined, join: Visitor['join'], { device, address }: From): Visitor => ({
  account: account
    ? {
        id: account.id,
        username: account.username,
        slime: account.selectedSlime,
        earns: account.role === 'student',
        classIds: account.classIds ?? [],
      }
    : null,
  join,
  device,
  address,
})

/** A game by its code in any case, or a pupil's own practice by the id of its room. */
const roomIdOf = (name: string): string => {
  const code = name.toUpperCase()
  return isGameCode(code) ? code : name
}

/** What the join form may be told with only a code. An account may have a seat in the game. */
export async function lookAtGame(
  ports: RoomPorts,
  code: string,
  userId: string | null,
): Promise<DoorCheck | undefined> {
  const sign = isGameCode(code) ? await atRoom(ports, code, (room) => room.ask('doorSign', userId)) : undefined
  // The game exists but does not answer now. Joining it will tell the player to wait.
  if (sign === 'lost') return { refusal: null, nicknames: 'free' }
  if (!sign) return (await ports.endedGames.has(code)) ? { refusal: 'ended', nicknames: 'free' } : undefined
  return sign as DoorCheck
}

/** Brings back the games that were running when the server ended, and returns how many. */
export async function bringGamesBack(ports: RoomPorts): Promise<number> {
  let [returned, left] = [0, 0]
  for await (const game of ports.journal.unfinished()) {
    // A class in the middle of a game comes first, even if memory is short. A lobby can wait for the next start.
    if (game.entries.every(({ kind }) => kind !== 'started') && !ports.hasRoom()) left++
    else if (await openRoom(ports, game)) returned++
  }
  if (left > 0)
    ports.log.error({ lobbies: left }, 'too little memory for every lobby: those that are left wait for the next start')
  return returned
}
