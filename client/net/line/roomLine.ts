import { knownState } from 'virtual:known-state'
import type { Client, Room } from 'colyseus.js'
import { noteReachable } from '../connection.ts'
import { inTime } from '../lateCode.ts'
import { patientFetch, wayIsDead } from '../patientFetch.ts'
import { isWhole, watchForDeath } from './deadWay.ts'
import { clientThatKnows } from './knownState.ts'
import { watchLine } from './lineWatch.ts'
import { answersAfter, usualIsDead } from './otherWays.ts'
import { clientThatGivesUp, LineShut, noteLine } from './shutLine.ts'

/** What ends a line for good. After anything else it comes back. */
export type LineEnd = 'refused' | 'removed' | 'elsewhere' | 'misbehaved' | 'left'

interface LineKeeper<State> {
  /** Sits down again in the room that this line was connected to. */
  sitDownAgain(client: Client): Promise<Room<unknown, State>>
  onOpen(room: Room<unknown, State>): void
  onLost(): void
  /** The page stood still for a while, and the line with it. */
  onStoodStill(): void
  onEnd(why: LineEnd, message: string): void
  onState(state: State): void
  onTold(type: string, message: unknown): void
}

/** The specification's socket defaults. */
const firstDelayMs = 1000
const longestDelayMs = 5000
const jitter = 0.5
const busy = 503
const connectTimeoutMs = 20_000
/** A knock is answered sooner, unless its game is just moving to another process. */
export const answersDoorMs = 2500

const endingReasons = ['removed', 'elsewhere', 'misbehaved'] as const

/** A line to one room. It comes back by itself until the room or the server refuses. */
export class RoomLine<State> {
  private readonly keeper: LineKeeper<State>
  private room: Room<unknown, State> | null = null
  private wasOpen = false
  private attempts = 0
  private retry: number | null = null
  private watched: ReturnType<typeof watchLine> | null = null
  private isComingBack = false
  private isHurried = false
  private hurriedAt = Number.NEGATIVE_INFINITY
  private hurries = 0
  private hasEnded = false

  constructor(keeper: LineKeeper<State>) {
    this.keeper = keeper
  }

  /** Gets into a room; throws with the name of a refusal. */
  async open(sitDown: (client: Client) => Promise<Room<unknown, State>>): Promise<void> {
    const since = performance.now()
    try {
      await withinTime(
        sdk()
          .then(sitDown)
          .then((room) => this.arrive(room)),
      )
      noteLine('in', since)
    } catch (error) {
      if (error instanceof LineShut) noteLine(error.how, since)
      throw error
    }
  }

  /** Takes a room even if its attempt was given up: the last arrival has the seat, and leaving would give it back. */
  private arrive(room: Room<unknown, State>): void {
    if (this.hasEnded) void room.leave()
    else this.take(room)
  }

  private take(room: Room<unknown, State>): void {
    // We come back by ourselves, which also works after a reload and after a restart of the server.
    room.reconnection.enabled = false
    const before = this.room
    this.room = room
    void before?.leave(false)
    this.wasOpen = true
    this.attempts = 0
    this.hurriedAt = Number.NEGATIVE_INFINITY
    this.hurries = 0
    isWhole()
    // Messages of a room that was left are dropped.
    room.onMessage('*', (type: string | number, message: unknown) => {
      if (room === this.room) this.keeper.onTold(String(type), message)
    })
    room.onStateChange((state) => {
      if (room === this.room) this.keeper.onState(state)
    })
    room.onLeave((_code, reason) => this.dropped(room, reason))
    room.onError(() => {})
    this.watch(room)
    this.keeper.onOpen(room)
  }

  private watch(room: Room<unknown, State>): void {
    this.watched?.stop()
    this.watched = watchLine(room, {
      askElsewhere: answersAfter,
      giveUp: () => {
        if (room !== this.room) return
        room.connection.close()
        this.dropped(room, undefined)
      },
      stoodStill: () => room === this.room && this.keeper.onStoodStill(),
    })
  }

  private dropped(room: Room<unknown, State>, reason: string | undefined): void {
    if (room !== this.room || this.hasEnded) return
    this.room = null
    this.watched?.stop()
    const ending = endingReasons.find((known) => known === reason)
    if (ending) {
      this.end(ending, '')
      return
    }
    this.keeper.onLost()
    // When an access point blinks, half a class drops at once. The random delay spreads their return.
    this.tryAgainIn(Math.random() * jitter * firstDelayMs)
  }

  private tryAgainIn(delayMs: number): void {
    if (this.retry !== null) clearTimeout(this.retry)
    this.retry = window.setTimeout(() => void this.comeBack(), delayMs)
  }

  /** Tries without waiting, because the network or the page has just come back. */
  hurry(): void {
    if (this.hasEnded || !this.wasOpen) return
    // A line that was open may be dead and still look open.
    if (this.room) {
      this.watched?.ask()
      return
    }
    // Two attempts at once would disconnect each other. If the running one fails, the next follows at once.
    if (this.isComingBack) {
      this.isHurried = true
      return
    }
    // If pages get through but knocks do not, each failed knock would start the next one at once.
    const now = performance.now()
    if (now < this.hurriedAt + Math.min(longestDelayMs, firstDelayMs * 2 ** this.hurries)) return
    this.hurriedAt = now
    this.hurries++
    // All devices of a school notice in one moment that the server is back.
    this.tryAgainIn(Math.random() * jitter * firstDelayMs)
  }

  private async comeBack(): Promise<void> {
    this.retry = null
    if (this.room || this.hasEnded || this.isComingBack) return
    this.isComingBack = true
    this.isHurried = false
    try {
      await this.open((client) => this.keeper.sitDownAgain(client))
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal !== undefined) {
        this.end('refused', refusal)
        return
      }
      // A busy server was reached, so the line is good, and the next process that is asked may let the device in.
      if ((error as { code?: unknown }).code !== busy) this.attempts++
      const delay = this.isHurried ? 0 : Math.min(longestDelayMs, firstDelayMs * 1.5 ** Math.max(0, this.attempts - 1))
      this.tryAgainIn(delay * (1 - jitter / 2 + Math.random() * jitter))
    } finally {
      this.isComingBack = false
    }
  }

  send(type: string, message: object): boolean {
    if (!this.room?.connection.isOpen) return false
    this.room.send(type, message)
    this.watched?.spoke()
    return true
  }

  leave(): void {
    const { room } = this
    this.end('left', '')
    void room?.leave()
  }

  private end(why: LineEnd, message: string): void {
    if (this.hasEnded) return
    this.hasEnded = true
    this.room = null
    if (this.retry !== null) clearTimeout(this.retry)
    this.watched?.stop()
    this.keeper.onEnd(why, message)
  }
}

/** Knocking twice for one seat is harmless; asking twice to open a game would open two. */
const isForOneSeat = (door: RequestInfo | URL): boolean => String(door).includes('/joinById/')

/**
 * If the usual connection is dead, this knocks without cookies: the key of a seat opens that seat for its player, and
 * nothing else. The next knock has cookies again.
 */
const withoutCookies = (knock: RequestInit | undefined): RequestInit | undefined => {
  const said = String(knock?.body)
  const body = () => JSON.stringify({ ...JSON.parse(said), byKey: true })
  return said.includes('"seatKey"') && usualIsDead() ? { ...knock, credentials: 'omit', body: body() } : knock
}

/**
 * The server gives its reasons as JSON. Any other page of a refusal is that of a filter or proxy of the network, as is a
 * page in place of a seat. It says nothing about the seat, and the next knock may get through.
 */
const isStrangers = ({ ok, status, headers }: Response): boolean => {
  const type = headers.get('content-type') ?? ''
  return ok ? type.includes('text/html') : status < 500 && !type.includes('json')
}

const askDoor = async (...[door, knock]: Parameters<typeof fetch>): Promise<Response> => {
  const giveUp = new AbortController()
  const watch = isForOneSeat(door) ? watchForDeath(answersDoorMs, () => giveUp.abort(wayIsDead)) : undefined
  try {
    const answer = await patientFetch(door, watch ? withoutCookies(knock) : knock, undefined, giveUp)
    noteReachable(true)
    if (isStrangers(answer)) throw wayIsDead
    return answer
  } catch (error) {
    noteReachable(error === wayIsDead)
    throw error
  } finally {
    watch?.stop()
  }
}

let client: Promise<Client> | null = null

/** The names stand right after the import, so that the build leaves out the rest of the library. */
const fetchLibrary = () =>
  import('colyseus.js').then(({ Client, SchemaSerializer }) =>
    clientThatGivesUp(clientThatKnows({ Client, SchemaSerializer }, knownState)),
  )
const library = inTime(fetchLibrary)

/** Loads the library while a player types a name. If that fails, it is loaded with the request for a seat. */
export const expectGame = (): void => void fetchLibrary().catch(() => {})

/** The room library is loaded with the first game, not with the page. */
function sdk(): Promise<Client> {
  client ??= library().then((RoomClient) => new RoomClient(window.location.origin, { fetchFn: askDoor }))
  client.catch(() => {
    client = null
  })
  return client
}

/** The name of a refusal that will not change if the device asks again; undefined for any other error. */
export function refusalOf(error: unknown): string | undefined {
  const { code, message } = error as { code?: unknown; message?: unknown }
  const isFinal = code === 400 || code === 401 || code === 403 || code === 404 || code === 409
  return isFinal ? String(message) : undefined
}

/** The name of the server's refusal; undefined if the server was not reached. */
export function serversRefusalOf(error: unknown): string | undefined {
  const { code, message } = error as { code?: unknown; message?: unknown }
  const isStatus = typeof code === 'number' && code >= 400 && code < 600
  return isStatus && typeof message === 'string' && message !== '' ? message : undefined
}

async function withinTime(attempt: Promise<void>): Promise<void> {
  let timer: number | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error('timed out')), connectTimeoutMs)
  })
  try {
    await Promise.race([attempt, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
