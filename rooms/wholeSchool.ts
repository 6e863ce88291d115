import { type IRoomCache, matchMaker } from '@colyseus/core'
import { ExpectingRoom } from './game/seats/expecting.ts'
import { stateShape } from './game/showing/stateShape.ts'
import { movingRooms } from './movingRooms.ts'
import type { Claim, GameOpening, RoomCall, RoomPorts } from './ports.ts'
import type { Visitor } from './shared/match/admission.ts'
import type { MatchPlan } from './shared/match/matchPlan.ts'

/** A game or a practice, at any process of the school. */
export interface Reached {
  readonly isHere: boolean
  /** Reserves a seat, and returns what a device needs to take it. */
  seat(visitor: Visitor): Promise<unknown>
  ask(method: RoomCall, ...what: unknown[]): Promise<unknown>
}

const listed = (roomId: string): Promise<IRoomCache | undefined> => matchMaker.driver.findOne({ roomId })

/** What can be known of a room without asking it. */
export interface RoomListing {
  host: string
  questionSetId: string
}

const here = ({ whereabouts }: RoomPorts, room: IRoomCache): Reached => ({
  isHere: true,
  seat: async (visitor) => {
    const { questionSetId } = room.metadata as RoomListing
    const who = { userId: visitor.account?.id ?? null, device: visitor.device ?? null }
    const elsewhere = await whereabouts.played(questionSetId, who)
    const open = matchMaker.getLocalRoomById(room.roomId)
    if (open instanceof ExpectingRoom) open.expectOneMore(room.clients)
    const seat = await matchMaker.reserveSeatFor(room, {}, { ...visitor, elsewhere } satisfies Visitor)
    return { ...seat, shape: stateShape }
  },
  ask: (method, ...what) => matchMaker.remoteRoomCall(room.roomId, method as never, what as never),
})

const elsewhere = ({ others }: RoomPorts, processId: string, roomId: string): Reached => ({
  isHere: false,
  seat: (visitor) => others.call(processId, 'seat', roomId, visitor),
  ask: (method, ...what) => others.call(processId, 'ask', roomId, method, what),
})

/** Rooms being opened. All who ask for one meanwhile wait for the same promise. */
const opening = new Map<string, Promise<IRoomCache | undefined>>()

/**
 * Call it before claiming a code for a room here, and call the result when the room is open, or will not be. A device
 * that asks for the game in between then waits, because the archive already names this process, as after a crash.
 */
export function expectHere(code: string): () => void {
  if (opening.has(code)) return () => {}
  const { promise, resolve } = Promise.withResolvers<IRoomCache | undefined>()
  opening.set(code, promise)
  return () => {
    opening.delete(code)
    resolve(listed(code))
  }
}

/** Opens a game of the archive: one that was given to this process, or one of the process `from`, which is gone. */
export function openHere(
  ports: RoomPorts,
  code: string,
  { from, expected }: { from?: string; expected?: readonly string[] } = {},
): Promise<IRoomCache | undefined> {
  const open = async () => {
    const present = await listed(code)
    if (present || isEnding()) return present
    const game = await ports.journal.take(code, from)
    const room = game && (await openRoom(ports, expected ? { ...game, expected } : game))
    if (room) ports.others.tookUp(code)
    return room
  }
  const known = opening.get(code) ?? open().finally(() => opening.delete(code))
  opening.set(code, known)
  return known
}

/**
 * A process that is ending opens no more rooms. Games given to it are taken by another process, or at the next start.
 */
const isEnding = () => matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN

/** A room for a game that goes on; undefined if it cannot be opened. */
export async function openRoom(ports: RoomPorts, game: GameOpening): Promise<IRoomCache | undefined> {
  try {
    return await matchMaker.createRoom(kindOf(game.plan), game)
  } catch (error) {
    if (isEnding()) return undefined
    // The same entries would fail every time, so the game is set aside and not tried again at every start.
    await ports.journal.setAside(game.claim, `it could not be opened: ${error}`)
    return undefined
  }
}

/** A room for a new game, at another process if that has less to do. A process that does not answer is left out. */
export async function openNew(
  ports: RoomPorts,
  plan: MatchPlan,
  claim: Claim,
  processId: string | undefined,
): Promise<Reached> {
  if (processId === undefined) {
    const opening: GameOpening = { plan, claim, entries: [], nextSequence: 0 }
    return here(ports, await matchMaker.createRoom(kindOf(plan), opening))
  }
  try {
    await ports.others.call(processId, 'open', plan.code, [])
    await ports.journal.forget(claim)
    return elsewhere(ports, processId, plan.code)
  } catch (error) {
    ports.log.warn(
      { game: plan.code, process: processId, error: String(error) },
      'a new game could not be opened at another process: this one tries',
    )
    const opened = await openHere(ports, plan.code, { from: processId })
    if (opened) return here(ports, opened)
    await ports.journal.forget(claim)
    return elsewhere(ports, processId, plan.code)
  }
}

const kindOf = ({ practice }: MatchPlan) => (practice ? 'practice' : 'game')

/** How long a knock waits for a game that changes its process, and how often it looks. Proxies wait a little longer. */
const patienceMs = 1_200
const lookAgainMs = 200

/**
 * Does something at the room of this id, at any process; undefined if there is no such room. While no process has the
 * game, or its process does not answer, the result is 'lost': asking again later finds it.
 */
export async function atRoom<Value>(
  ports: RoomPorts,
  roomId: string,
  act: (room: Reached) => Promise<Value>,
): Promise<Value | 'lost' | undefined> {
  const latestAt = performance.now() + patienceMs
  for (;;) {
    const room = await reach(ports, roomId)
    if (room === undefined) return undefined
    if (room !== 'lost') {
      try {
        return await act(room)
      } catch (error) {
        if (room.isHere) throw error
      }
    }
    if (performance.now() >= latestAt || !ports.others.canCall()) return 'lost'
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs * (0.5 + ports.random())))
  }
}

async function reach(ports: RoomPorts, roomId: string): Promise<Reached | 'lost' | undefined> {
  const present = await listed(roomId)
  if (present) return hasGone(ports, roomId) ? 'lost' : here(ports, present)
  const holder = await ports.others.whoHas(roomId)
  if (holder === undefined || holder === 'lost') return holder
  if (holder !== 'this' && 'processId' in holder) return elsewhere(ports, holder.processId, roomId)
  try {
    const opened = await openHere(ports, roomId, holder === 'this' ? {} : { from: holder.leftBy })
    // Another process was quicker, or the game is being closed. The next look tells which.
    return opened ? here(ports, opened) : 'lost'
  } catch (error) {
    // The game exists but cannot be opened now, for example because the disk is full. The next knock tries again.
    ports.log.warn({ game: roomId, error: String(error) }, 'a game could not be opened for somebody who asks for it')
    return 'lost'
  }
}

/** This process decides nothing any more, and has sent the room's devices to look elsewhere. */
const hasGone = ({ journal }: RoomPorts, roomId: string): boolean =>
  !journal.mayDecide() && movingRooms.hasSentAway(roomId)

/** What other processes ask of this one. */
export function answerOthers(ports: RoomPorts): void {
  const at = async (roomId: string): Promise<Reached> => {
    const room = (await listed(roomId)) ?? (await openHere(ports, roomId))
    if (!room) throw new Error(`${roomId} is not here`)
    return here(ports, room)
  }
  ports.others.answer({
    seat: async (roomId, visitor) => (await at(roomId)).seat(visitor),
    ask: async (roomId, method, what) => (await at(roomId)).ask(method, ...what),
    open: async (code, expected) => {
      if (!(await openHere(ports, code, { expected }))) throw new Error(`${code} is not to be had`)
    },
  })
}
