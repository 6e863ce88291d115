import type { Client, Room } from 'colyseus.js'
import type { GameState } from '../../rooms/game/gameState.ts'
import type {
  CreateGame,
  GameMessageName,
  JoinGame,
  JoinSuccess,
  ServerMessageName,
  Tell,
} from '../../rooms/shared/contract/game.ts'

/** How a connection to a room stands; what has ended does not come back by itself. */
export type ConnectionStatus =
  | { kind: 'connecting' }
  | { kind: 'open' }
  | { kind: 'lost' }
  | { kind: 'ended'; why: 'refused' | 'removed' | 'elsewhere' | 'misbehaved' | 'left'; message: string }

interface ConnectionListener {
  onStatus(status: ConnectionStatus): void
  onState(state: GameState): void
  onTold: Tell
}

/** The specification's socket defaults. */
const firstDelayMs = 1000
const longestDelayMs = 5000
const jitter = 0.5
const connectTimeoutMs = 20_000
/** A socket whose other end is gone looks open to a browser for minutes; an unanswered ping does not. */
const pingEveryMs = 5000

const endingReasons = ['removed', 'elsewhere', 'misbehaved'] as const

/** A connection to one game that comes back by itself until the game or the server says no. */
export class GameConnection {
  private readonly listener: ConnectionListener
  private room: Room<unknown, GameState> | null = null
  private code = ''
  private seatKey: string | undefined
  private attempts = 0
  private retry: number | null = null
  private pinging: number | null = null
  private hasEnded = false

  constructor(listener: ConnectionListener) {
    this.listener = listener
  }

  /** Opens a game and sits down in it as its host. */
  async create(payload: CreateGame): Promise<string> {
    const client = await sdk()
    const room = await withinTime(client.create<GameState>('game', payload))
    this.take(room as Room<unknown, GameState>)
    return room.roomId
  }

  /** Sits down in a game; throws with the text of the refusal. */
  async join(code: string, options: JoinGame): Promise<void> {
    this.code = code.toUpperCase()
    this.seatKey = options.seatKey
    await this.sitDown(options)
  }

  private async sitDown(options: JoinGame): Promise<void> {
    const client = await sdk()
    const room = await withinTime(client.joinById<GameState>(this.code, options))
    if (this.hasEnded) {
      void room.leave()
      return
    }
    this.take(room as Room<unknown, GameState>)
  }

  private take(room: Room<unknown, GameState>): void {
    // Coming back is our own business: by the seat's key it works after a reload and a restart of the server, too.
    room.reconnection.enabled = false
    this.room = room
    this.code = room.roomId
    this.attempts = 0
    // What a game that was left still says is nobody's business any more.
    room.onMessage('join-success', (message: JoinSuccess) => {
      if (room !== this.room) return
      this.seatKey = message.seatKey
      this.listener.onTold('join-success', message)
    })
    // The room of the same build compiles against these messages, so they are taken at their word here and nowhere else.
    room.onMessage('*', (type, message: never) => {
      if (room === this.room) this.listener.onTold(type as ServerMessageName, message)
    })
    room.onStateChange((state) => {
      if (room === this.room) this.listener.onState(state)
    })
    room.onLeave((_code, reason) => this.dropped(room, reason))
    room.onError(() => {})
    this.keepAsking(room)
    this.listener.onStatus({ kind: 'open' })
  }

  private keepAsking(room: Room<unknown, GameState>): void {
    if (this.pinging !== null) clearInterval(this.pinging)
    let isAnswered = true
    this.pinging = window.setInterval(() => {
      if (room !== this.room) return
      if (!isAnswered) {
        room.connection.close()
        this.dropped(room, undefined)
        return
      }
      isAnswered = false
      room.ping(() => {
        isAnswered = true
      })
    }, pingEveryMs)
  }

  private dropped(room: Room<unknown, GameState>, reason: string | undefined): void {
    if (room !== this.room || this.hasEnded) return
    this.room = null
    const ending = endingReasons.find((known) => known === reason)
    if (ending) {
      this.end(ending, '')
      return
    }
    this.listener.onStatus({ kind: 'lost' })
    // Half a class drops at once when an access point blinks: they do not come back in the same moment.
    this.tryAgainIn(Math.random() * jitter * firstDelayMs)
  }

  private tryAgainIn(delayMs: number): void {
    if (this.retry !== null) clearTimeout(this.retry)
    this.retry = window.setTimeout(() => void this.comeBack(), delayMs)
  }

  /** Now, without waiting: the network or the page has just come back. */
  hurry(): void {
    if (this.room || this.hasEnded || this.code === '') return
    this.tryAgainIn(0)
  }

  private async comeBack(): Promise<void> {
    this.retry = null
    if (this.room || this.hasEnded) return
    try {
      await this.sitDown(this.seatKey === undefined ? {} : { seatKey: this.seatKey })
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal) {
        this.end('refused', refusal)
        return
      }
      this.attempts++
      const delay = Math.min(longestDelayMs, firstDelayMs * 1.5 ** (this.attempts - 1))
      this.tryAgainIn(delay * (1 - jitter / 2 + Math.random() * jitter))
    }
  }

  send(type: GameMessageName, message: object = {}): boolean {
    if (!this.room?.connection.isOpen) return false
    this.room.send(type, message)
    return true
  }

  leave(): void {
    if (this.hasEnded) return
    const { room } = this
    this.end('left', '')
    void room?.leave()
  }

  private end(why: Extract<ConnectionStatus, { kind: 'ended' }>['why'], message: string): void {
    this.hasEnded = true
    this.room = null
    if (this.retry !== null) clearTimeout(this.retry)
    if (this.pinging !== null) clearInterval(this.pinging)
    this.listener.onStatus({ kind: 'ended', why, message })
  }
}

let client: Promise<Client> | null = null

/** The room library is loaded with the first game, not with the page. */
export function sdk(): Promise<Client> {
  client ??= import('colyseus.js').then((library) => new library.Client(window.location.origin))
  return client
}

/** The text of a refusal that will not change by asking again; undefined for everything that may. */
export function refusalOf(error: unknown): string | undefined {
  const { code, message } = error as { code?: unknown; message?: unknown }
  const isFinal = code === 400 || code === 401 || code === 403 || code === 404 || code === 409
  return isFinal ? String(message) : undefined
}

/** What the server said against it; undefined when it was not reached at all. */
export function serverWordOf(error: unknown): string | undefined {
  const { code, message } = error as { code?: unknown; message?: unknown }
  const isStatus = typeof code === 'number' && code >= 400 && code < 600
  return isStatus && typeof message === 'string' && message !== '' ? message : undefined
}

async function withinTime<T>(attempt: Promise<T>): Promise<T> {
  let timer: number | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error('timed out')), connectTimeoutMs)
  })
  try {
    return await Promise.race([attempt, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
