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

/** What ends a line for good; everything else heals. */
export type LineEnd = 'refused' | 'removed' | 'elsewhere' | 'misbehaved' | 'left'

interface LineKeeper<State> {
  /** Sits down again in the room the line has been to. */
  sitDownAgain(client: Client): Promise<Room<unknown, State>>
  onOpen(room: Room<unknown, State>): void
  onLost(): void
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
/** A knock is answered sooner but where its game just changes its process. */
export const answersDoorMs = 2500

const endingReasons = ['removed', 'elsewhere', 'misbehaved'] as const

/** A line to one room that comes back by itself until the room or the server says no. */
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
      noteLine(true, since)
    } catch (error) {
      if (error instanceof LineShut && !error.hasOpened) noteLine(false, since)
      throw error
    }
  }

  /** Also when the attempt was given up: the last arrival has the seat, and leaving the room would give it back. */
  private arrive(room: Room<unknown, State>): void {
    if (this.hasEnded) void room.leave()
    else this.take(room)
  }

  private take(room: Room<unknown, State>): void {
    // Coming back is our own business: it works after a reload and a restart of the server, too.
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
    // Half a class drops at once when an access point blinks: they do not come back in the same moment.
    this.tryAgainIn(Math.random() * jitter * firstDelayMs)
  }

  private tryAgainIn(delayMs: number): void {
    if (this.retry !== null) clearTimeout(this.retry)
    this.retry = window.setTimeout(() => void this.comeBack(), delayMs)
  }

  /** Now, without waiting: the network or the page has just come back. */
  hurry(): void {
    if (this.hasEnded || !this.wasOpen) return
    // What was open before may be dead, and looks as it did.
    if (this.room) {
      this.watched?.ask()
      return
    }
    // Two at once would put each other out. Should the one that is under way fail, the next follows at once.
    if (this.isComingBack) {
      this.isHurried = true
      return
    }
    // Where pages get through and knocks do not, each knock that failed would be followed by the next.
    const now = performance.now()
    if (now < this.hurriedAt + Math.min(longestDelayMs, firstDelayMs * 2 ** this.hurries)) return
    this.hurriedAt = now
    this.hurries++
    // A school that is reached again is reached in one moment.
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
      // Who is told to wait is on a good line, and may be let in by the next who is asked.
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

/** Knocking twice for the same seat is knocking once; who opens a game twice has two. */
const isForOneSeat = (door: RequestInfo | URL): boolean => String(door).includes('/joinById/')

/**
 * Where the usual way is dead, without cookies: by the key of a seat its player comes back to it, and to nothing else. The next
 * knock has cookies again.
 */
const withoutCookies = (knock: RequestInit | undefined): RequestInit | undefined => {
  const said = String(knock?.body)
  const body = () => JSON.stringify({ ...JSON.parse(said), byKey: true })
  return said.includes('"seatKey"') && usualIsDead() ? { ...knock, credentials: 'omit', body: body() } : knock
}

const askDoor = async (...[door, knock]: Parameters<typeof fetch>): Promise<Response> => {
  const giveUp = new AbortController()
  const watch = isForOneSeat(door) ? watchForDeath(answersDoorMs, () => giveUp.abort(wayIsDead)) : undefined
  try {
    const answer = await patientFetch(door, watch ? withoutCookies(knock) : knock, undefined, giveUp)
    noteReachable(true)
    return answer
  } catch (error) {
    noteReachable(error === wayIsDead)
    throw error
  } finally {
    watch?.stop()
  }
}

let client: Promise<Client> | null = null

/** Named right behind the import, so that the build leaves out what else is in there. */
const fetchLibrary = () =>
  import('colyseus.js').then(({ Client, SchemaSerializer }) =>
    clientThatGivesUp(clientThatKnows({ Client, SchemaSerializer }, knownState)),
  )
const library = inTime(fetchLibrary)

/** While somebody types a name. Where it does not come it is asked for again with the seat. */
export const expectGame = (): void => void fetchLibrary().catch(() => {})

/** The room library is loaded with the first game, not with the page. */
function sdk(): Promise<Client> {
  client ??= library().then((RoomClient) => new RoomClient(window.location.origin, { fetchFn: askDoor }))
  client.catch(() => {
    client = null
  })
  return client
}

/** The name of a refusal that will not change by asking again; undefined for everything that may. */
export function refusalOf(error: unknown): string | undefined {
  const { code, message } = error as { code?: unknown; message?: unknown }
  const isFinal = code === 400 || code === 401 || code === 403 || code === 404 || code === 409
  return isFinal ? String(message) : undefined
}

/** What the server has against it, by its name; undefined when it was not reached at all. */
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
