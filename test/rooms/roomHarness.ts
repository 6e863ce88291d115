import '../bench/sameSockets.ts'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { matchMaker } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { Client, type Room } from 'colyseus.js'
import express from 'express'
import { type DoorThrottle, openFrontDoor } from '../../rooms/frontDoor.ts'
import { GameRoom } from '../../rooms/game/GameRoom.ts'
import {
  type Account,
  type Claim,
  type FinishedGame,
  type GameOpening,
  GameTaken,
  type JournalPort,
  type PracticeRun,
  type RoomPorts,
} from '../../rooms/ports.ts'
import { PracticeRoom } from '../../rooms/practice/PracticeRoom.ts'
import type { MatchEntry } from '../../rooms/shared/match/matchEntries.ts'
import { journalOf, type MatchPlan } from '../../rooms/shared/match/matchPlan.ts'
import type { KeyedQuestion } from '../../rooms/shared/questions/question.ts'
import { rememberEndedGames } from '../../server/ports/endedGames.ts'
import { noOthers } from '../../server/processes/others.ts'
import { nobodyElsewhere } from '../../server/processes/whereabouts.ts'
import { drawings } from '../assets/mapDrawings.ts'
import { patience } from '../patience.ts'
import { TestClock } from './testClock.ts'

interface KeptGame {
  plan: MatchPlan
  claim: Claim
  batches: MatchEntry[][]
  isOver?: boolean
  heldBy?: string | undefined
}

/** A journal in memory with the promises of the real one. */
export function memoryJournal(): JournalPort & { games: Map<string, KeptGame> } {
  const games = new Map<string, KeptGame>()
  const opening = ({ plan, claim, batches, isOver = false }: KeptGame): GameOpening => ({
    plan,
    claim,
    entries: batches.flat(),
    nextSequence: batches.length,
    areResultsKept: isOver,
  })
  const put = (plan: MatchPlan, epoch: number, batches: MatchEntry[][]) => {
    const { code, gameId } = plan
    const game: KeptGame = {
      plan: structuredClone(plan),
      claim: { code, gameId, epoch, journal: journalOf(plan) },
      batches: structuredClone(batches),
    }
    games.set(code, game)
    return game
  }
  const ours = ({ code, gameId }: Claim): KeptGame => {
    const game = games.get(code)
    if (game?.plan.gameId !== gameId || game.heldBy !== undefined) throw new GameTaken(code)
    return game
  }
  return {
    games,
    async open(plan, heldBy) {
      return games.has(plan.code) ? undefined : Object.assign(put(plan, 1, []), { heldBy }).claim
    },
    async append(claim, sequence, entries) {
      const { batches } = ours(claim)
      if (batches.length !== sequence) throw new Error('out of order')
      return batches.push(structuredClone(entries))
    },
    async *unfinished() {
      for (const game of [...games.values()]) yield opening(game)
    },
    async take(code) {
      const game = games.get(code)
      return game && opening(Object.assign(game, { heldBy: undefined }))
    },
    async passOn() {
      return false
    },
    async forget() {},
    held: async () => [...games.values()].map(({ claim }) => claim),
    mayDecide: () => true,
    async markOver(claim) {
      ours(claim).isOver = true
    },
    async succeed(claim, plan, entries) {
      if (plan.round !== (ours(claim).plan.round ?? 1) + 1) throw new Error('not the next')
      return opening(put(plan, claim.epoch + 1, [entries]))
    },
    async close(claim) {
      games.delete(ours(claim).plan.code)
    },
    async setAside({ code }) {
      games.delete(code)
    },
  }
}

/** The pay that this archive reports for all players of a game it has already kept. */
export const paidBefore = 7

export const questions = (count: number): KeyedQuestion[] =>
  Array.from({ length: count }, (_, index) => ({
    question: `What is ${index} + 1?`,
    answers: [0, 1, 2, 3].map((place) => String(index + 1 + ((place - (index % 4) + 4) % 4))),
    correct: index % 4,
  }))

/** A client is signed in by the cookie `as=teacher:ID:NAME`, or `as=student:ID:NAME:CLASS`, which only this harness knows. */
const identify = async (cookie: string | undefined): Promise<Account | undefined> => {
  const [role, id, username, classId] = cookie?.match(/as=([^;]+)/)?.[1]?.split(':') ?? []
  if ((role !== 'teacher' && role !== 'student') || !id || !username) return undefined
  return { id, username, role, selectedSlime: 'mint', ...(classId && { classIds: [classId] }) }
}

export interface Harness {
  url: string
  ports: RoomPorts
  journal: ReturnType<typeof memoryJournal>
  recorded: FinishedGame[]
  runs: PracticeRun[]
  errors: string[]
  clock: TestClock
  /** `device`: the number of its browser. `address`: where it comes from, if that matters. */
  client(as?: string, device?: string, address?: string): Client
  /** The ids of all rooms. */
  rooms(): Promise<string[]>
  close(): Promise<void>
}

export async function openHarness(
  options: {
    questions?: KeyedQuestion[]
    ownerId?: string
    acceptForEver?: RoomPorts['content']['acceptForEver']
    ofClass?: RoomPorts['ofClass']
    throttle?: DoorThrottle
    mostOpenRooms?: RoomPorts['mostOpenRooms']
    mayHost?: RoomPorts['results']['mayHost']
  } = {},
): Promise<Harness> {
  const journal = memoryJournal()
  const recorded: FinishedGame[] = []
  const runs: PracticeRun[] = []
  const errors: string[] = []
  const clock = new TestClock()
  let secrets = 0
  const ports: RoomPorts = {
    identify,
    ofClass: async (classId) => (await options.ofClass?.(classId)) ?? {},
    teaches: async () => false,
    content: {
      questionSet: async (id) =>
        id === 'sums' || id === 'more-sums'
          ? { id, title: 'Sums', questions: options.questions ?? questions(5), ownerId: options.ownerId ?? 'nobody' }
          : undefined,
      missedIn: async () => undefined,
      acceptForEver: async (wish) => (options.acceptForEver ? options.acceptForEver(wish) : false),
      map: async () => undefined,
      mapCredit: async () => undefined,
      voteOnMap: async () => ({ yes: 0, no: 0 }),
      votesOnMap: async () => ({ yes: 0, no: 0 }),
      defaultMap: async (mode) => drawings.find(({ map }) => map.gameMode === mode)?.map,
    },
    journal,
    others: noOthers,
    whereabouts: nobodyElsewhere,
    endedGames: rememberEndedGames(),
    results: {
      record: async (game) => {
        recorded.push(game)
        return {
          unlocked: {},
          paid: Object.fromEntries(game.rewards.map(({ userId, currency }) => [userId, currency])),
        }
      },
      mayHost: async (account) => (await options.mayHost?.(account)) ?? true,
      paidBy: async (_gameId, userIds) => Object.fromEntries(userIds.map((id) => [id, paidBefore])),
    },
    practice: { record: async (run) => void runs.push(run) },
    now: () => clock.now(),
    date: () => ports.now(),
    wakeAt: (time, ring) => clock.wakeAt(time, ring),
    // Tests about other things may open as many games as they like.
    mostOpenRooms: options.mostOpenRooms ?? { teacher: 10_000, student: 10_000 },
    hasRoom: () => true,
    build: '',
    random: Math.random,
    secret: () => `secret-${secrets++}-${Math.random().toString(36).slice(2)}`,
    log: {
      info: () => {},
      warn: () => {},
      error: (facts, message) => errors.push(`${message} ${JSON.stringify(facts)}`),
    },
  }
  const throttle = options.throttle ?? {
    mayOpen: async () => true,
    mayPractise: async () => true,
    mayMiss: async () => true,
  }
  const knockAt = openFrontDoor(ports, throttle)
  await matchMaker.setup()
  matchMaker.defineRoomType(
    'game',
    class extends GameRoom {
      protected readonly ports = ports
    },
  )
  matchMaker.defineRoomType(
    'practice',
    class extends PracticeRoom {
      protected readonly ports = ports
    },
  )
  const app = express()
  app.post('/matchmake/:method/:roomName', express.json({ limit: '4kb' }), async (request, response) => {
    const { method = '', roomName = '' } = request.params
    const { cookie } = request.headers
    const device = cookie?.match(/device=([^;]+)/)?.[1] ?? null
    const address = cookie?.match(/from=([^;]+)/)?.[1] ?? request.ip ?? ''
    const hasGone = () => response.destroyed
    const answer = await knockAt({ method, roomName, options: request.body, cookie, device, address, hasGone })
    response.status(answer.status).json(answer.body)
  })
  const server = createServer((request: IncomingMessage, response) => app(request, response))
  // A test may compute for a while and still find its connection open.
  server.keepAliveTimeout = 60_000
  new WebSocketTransport({ server, pingInterval: 0 })
  await matchMaker.accept()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    ports,
    journal,
    recorded,
    runs,
    errors,
    clock,
    client: (as, device, address) => {
      const worn = [as && `as=${as}`, device && `device=${device}`, address && `from=${address}`]
      const cookie = worn.filter(Boolean).join('; ')
      return new Client(url, cookie === '' ? {} : { headers: { cookie } })
    },
    rooms: async () => (await matchMaker.query({})).map(({ roomId }) => roomId),
    close: async () => {
      await matchMaker.gracefullyShutdown()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A joined client that remembers what it was told. */
export interface Listener {
  room: Room
  told: { type: string; message: unknown }[]
  left: { code: number; reason: string | undefined } | null
}

/** How lines ended in this test file, for the message of what waited in vain: most of them end on purpose. */
const ended: string[] = []

export function listen(room: Room): Listener {
  room.reconnection.enabled = false
  const listener: Listener = { room, told: [], left: null }
  room.onMessage('*', (type: string | number, message: unknown) => {
    listener.told.push({ type: String(type), message })
  })
  room.onLeave((code: number, reason?: string) => {
    listener.left = { code, reason }
    ended.push(`${code} ${reason ?? ''}`.trim())
  })
  return listener
}

export const lastTold = <Message>(listener: Listener, type: string): Message | undefined =>
  listener.told.findLast((said) => said.type === type)?.message as Message | undefined

/** Waits until `look` returns something, or fails with the name of what it waited for. `stir` is called between two looks. */
export async function until<T>(
  what: string,
  look: () => T | undefined | false | null,
  patienceMs = patience.timeout,
  stir?: () => Promise<void>,
): Promise<T> {
  const giveUpAt = performance.now() + patienceMs
  for (;;) {
    const seen = look()
    if (seen) return seen
    if (performance.now() > giveUpAt) throw new Error(`waited in vain for: ${what}; ended: ${ended.slice(-5)}`)
    await stir?.()
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}
