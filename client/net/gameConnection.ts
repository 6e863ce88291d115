import type { Client, Room } from 'colyseus.js'
import type { GameState } from '../../rooms/game/showing/gameState.ts'
import type {
  CreateGame,
  GameMessageName,
  JoinGame,
  JoinSuccess,
  ServerMessageName,
  Tell,
} from '../../rooms/shared/contract/game.ts'
import type { PracticeWish } from '../../rooms/shared/practice/practiceRules.ts'
import { type LineEnd, RoomLine } from './line/roomLine.ts'
import { ownPage } from './ownKeys.ts'

/** The state of a connection to a room. One that has ended does not come back by itself. */
export type ConnectionStatus =
  | { kind: 'connecting' }
  | { kind: 'open' }
  | { kind: 'lost' }
  | { kind: 'ended'; why: LineEnd; refusal: string }

interface ConnectionListener {
  /** The id of this page's user, even if another user logs in in another tab meanwhile. */
  whoseId?(): string | null
  onStatus(status: ConnectionStatus): void
  onState(state: GameState): void
  onTold: Tell
}

/** What a page can open, and what it sends for it. */
export type OpenedRoom = { game: CreateGame; practice: PracticeWish }

/** What a page can call on its line to a game. */
export type GameLine = Pick<GameConnection, 'send' | 'leave' | 'hurry' | 'comeBackBy'>

type GameRoom = Room<unknown, GameState>

/** A connection to one game. It comes back by itself until the game or the server refuses. */
export class GameConnection {
  private readonly listener: ConnectionListener
  private readonly line: RoomLine<GameState>
  private code = ''
  private comeBackAs: JoinGame = {}

  constructor(listener: ConnectionListener) {
    this.listener = listener
    this.line = new RoomLine<GameState>({
      sitDownAgain: (client) => this.sitDown(client, this.comeBackAs),
      onOpen: (room) => {
        this.code = room.roomId
        listener.onStatus({ kind: 'open' })
      },
      onLost: () => listener.onStatus({ kind: 'lost' }),
      // A question that came meanwhile seems new. The room tells how much of its time is left.
      onStoodStill: () => this.send('get-game-state'),
      onEnd: (why, refusal) => listener.onStatus({ kind: 'ended', why, refusal }),
      onState: (state) => listener.onState(state),
      onTold: (type, message) => this.hear(type, message),
    })
  }

  /** Opens a game, or a practice, and sits down in it as its host. */
  async create<Kind extends keyof OpenedRoom>(kind: Kind, payload: OpenedRoom[Kind]): Promise<string> {
    await this.line.open(async (client) => (await client.create<GameState>(kind, payload)) as GameRoom)
    return this.code
  }

  /** Sits down in a game; throws with the name of the refusal. */
  async join(code: string, options: JoinGame): Promise<void> {
    this.code = code.toUpperCase()
    this.comeBackAs = options
    await this.line.open((client) => this.sitDown(client, options))
  }

  private async sitDown(client: Client, options: JoinGame): Promise<GameRoom> {
    const userId = this.listener.whoseId?.()
    return (await client.joinById<GameState>(this.code, {
      ...options,
      userId,
      page: ownPage,
      bundles: true,
    })) as GameRoom
  }

  private hear(type: string, message: unknown): void {
    // The name stays beside the key: if the seat was given away meanwhile, the player gets a new one.
    if (type === 'join-success') this.comeBackAs = { ...this.comeBackAs, seatKey: (message as JoinSuccess).seatKey }
    // The room of the same build compiles against these messages, so they are taken at their word here and nowhere else.
    this.listener.onTold(type as ServerMessageName, message as never)
  }

  /** Sets what the device comes back with from now on. */
  comeBackBy(options: JoinGame): void {
    this.comeBackAs = options
  }

  /** Comes back without waiting, because the network or the page has just come back. */
  hurry(): void {
    this.line.hurry()
  }

  send(type: GameMessageName, message: object = {}): boolean {
    return this.line.send(type, message)
  }

  leave(): void {
    this.line.leave()
  }
}
