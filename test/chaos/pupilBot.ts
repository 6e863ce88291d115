import '../bench/sameSockets.ts'
import { Client, type Room } from 'colyseus.js'
import type { JoinSuccess } from '../../rooms/shared/contract/game.ts'
import { PupilMind } from './pupilMind.ts'

const retryMs = 250

/** A pupil at a plain socket, who quickly comes back by the key of the seat and retries after every refusal. */
export class PupilBot {
  playerId = ''
  private readonly mind: PupilMind
  private readonly url: () => string
  private readonly code: string
  private readonly name: string
  private readonly random: () => number
  private room: Room | null = null
  private seatKey: string | undefined
  private lastOnlineAt = 0
  private isOver = false

  constructor(options: { url: () => string; code: string; name: string; random: () => number }) {
    const { random } = options
    this.url = options.url
    this.code = options.code
    this.name = options.name
    this.random = random
    this.mind = new PupilMind({
      random,
      send: (type, body) => this.send(type, body),
      awayMs: () => (this.room ? 0 : performance.now() - this.lastOnlineAt),
      wasRight: () => this.ownRow()?.lastAnswerCorrect ?? false,
      // Some pupils think until the last moment, because that is where a broken line hurts most.
      thinkMs: (limitMs) => random() ** 2 * limitMs,
    })
  }

  get tapped() {
    return this.mind.tapped
  }

  async sitDown(): Promise<void> {
    await this.join()
    if (!this.room) throw new Error(`${this.name} could not join ${this.code}`)
  }

  private async join(): Promise<void> {
    try {
      const options = this.seatKey === undefined ? { username: this.name } : { seatKey: this.seatKey }
      const room = await new Client(this.url()).joinById(this.code, options)
      if (this.isOver) return void room.leave()
      this.hear(room)
    } catch {
      this.mind.later(retryMs * (1 + this.random()), () => void this.join())
    }
  }

  private hear(room: Room): void {
    this.room = room
    room.reconnection.enabled = false
    this.lastOnlineAt = performance.now()
    room.onMessage('*', (type: string | number, message: unknown) => {
      if (type === 'join-success') {
        const { seatKey, playerId } = message as JoinSuccess
        this.seatKey = seatKey
        this.playerId = playerId
      }
      this.mind.hear(String(type), message)
    })
    room.onStateChange((state: { paused: boolean }) => this.mind.see(state))
    room.onLeave(() => {
      if (this.room !== room) return
      this.room = null
      this.lastOnlineAt = performance.now()
      if (!this.isOver) this.mind.later(retryMs * this.random(), () => void this.join())
    })
  }

  private ownRow() {
    const players = this.room?.state.players as
      | { get(id: string): { lastAnswerCorrect: boolean } | undefined }
      | undefined
    return players?.get(this.playerId)
  }

  private send(type: string, body: object): void {
    try {
      this.room?.send(type, body)
    } catch {
      // The line died during the send. The bot sends it again when it is back.
    }
  }

  /** The line dies silently, as when an access point blinks. */
  cut(): void {
    const socket = (this.room?.connection.transport as unknown as { ws?: { terminate(): void } } | undefined)?.ws
    socket?.terminate()
  }

  leave(): void {
    this.isOver = true
    this.mind.leave()
    void this.room?.leave().catch(() => undefined)
  }
}
