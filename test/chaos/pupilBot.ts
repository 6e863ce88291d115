import '../bench/sameSockets.ts'
import { Client, type Room } from 'colyseus.js'
import type { ChooseOpened, JoinSuccess, QuestionAsked } from '../../rooms/shared/contract/game.ts'

/** One answer of one bot: what was tapped and when, and what the server said of it. */
export interface Tapped {
  question: number
  choice: number
  /** On the line, or off it for less than the seconds that a lost connection takes to come back. */
  inTime: boolean
  isSafe: boolean
}

const graceMs = 5000
const retryMs = 250

/** Plays as a page does: keeps an answer until it is safe, comes back by its key, and sends again what was not confirmed. */
export class PupilBot {
  readonly tapped = new Map<number, Tapped>()
  playerId = ''
  private readonly url: () => string
  private readonly code: string
  private readonly name: string
  private readonly random: () => number
  private room: Room | null = null
  private seatKey: string | undefined
  private lastOnlineAt = 0
  private paused = false
  private move: { questionNumber: number; body: object; type: 'choose' | 'look-again' } | null = null
  private isOver = false
  private timers = new Set<NodeJS.Timeout>()

  constructor(options: { url: () => string; code: string; name: string; random: () => number }) {
    this.url = options.url
    this.code = options.code
    this.name = options.name
    this.random = options.random
  }

  async sitDown(): Promise<void> {
    await this.join()
    if (!this.room) throw new Error(`${this.name} could not join ${this.code}`)
  }

  private later(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      if (!this.isOver) act()
    }, ms)
    this.timers.add(timer)
  }

  private async join(): Promise<void> {
    try {
      const options = this.seatKey === undefined ? { username: this.name } : { seatKey: this.seatKey }
      const room = await new Client(this.url()).joinById(this.code, options)
      if (this.isOver) return void room.leave()
      this.hear(room)
    } catch {
      this.later(retryMs * (1 + this.random()), () => void this.join())
    }
  }

  private hear(room: Room): void {
    this.room = room
    room.reconnection.enabled = false
    this.lastOnlineAt = performance.now()
    room.onMessage('join-success', ({ seatKey, playerId }: JoinSuccess) => {
      this.seatKey = seatKey
      this.playerId = playerId
    })
    const asked = (message: QuestionAsked) => this.asked(message)
    room.onMessage('game-started', asked)
    room.onMessage('next-question', asked)
    room.onMessage('answer-submitted', (question: number) => {
      const own = this.tapped.get(question)
      if (own) own.isSafe = true
    })
    room.onMessage('choose-opened', (opened: ChooseOpened) => this.choose(opened))
    for (const type of ['move-chosen', 'looked-again', 'move-refused'])
      room.onMessage(type, () => {
        this.move = null
      })
    room.onMessage('*', () => {})
    room.onStateChange((state: { paused: boolean }) => {
      const goesOn = this.paused && !state.paused
      this.paused = state.paused
      if (goesOn) this.sendAgain()
    })
    room.onLeave(() => {
      if (this.room !== room) return
      this.room = null
      this.lastOnlineAt = performance.now()
      if (!this.isOver) this.later(retryMs * this.random(), () => void this.join())
    })
  }

  private asked({ questionNumber, timeLimit, remainingMs = timeLimit * 1000 }: QuestionAsked): void {
    if (this.tapped.has(questionNumber)) this.sendAgain()
    if (this.tapped.has(questionNumber) || remainingMs <= 0) return
    // Some think until the last moment, and the last moment is where lines break.
    const thinkMs = Math.min(remainingMs - 400, this.random() ** 2 * timeLimit * 1000)
    this.later(Math.max(0, thinkMs), () => this.tap(questionNumber))
  }

  private tap(question: number): void {
    if (this.tapped.has(question)) return
    const awayMs = this.room ? 0 : performance.now() - this.lastOnlineAt
    const choice = Math.floor(this.random() * 4)
    this.tapped.set(question, { question, choice, inTime: awayMs < graceMs / 2, isSafe: false })
    this.sendAgain()
  }

  private sendAgain(): void {
    const latest = [...this.tapped.values()].at(-1)
    if (latest && !latest.isSafe)
      this.send('submit-answer', { answer: latest.choice, questionNumber: latest.question, timeElapsed: 1 })
    if (this.move) this.send(this.move.type, this.move.body)
  }

  private choose({ questionNumber, moves }: ChooseOpened): void {
    if (this.move?.questionNumber === questionNumber) {
      this.sendAgain()
      return
    }
    this.later(this.random() * 1500, () => {
      const players = this.room?.state.players as
        | { get(id: string): { lastAnswerCorrect: boolean } | undefined }
        | undefined
      const isRight = players?.get(this.playerId)?.lastAnswerCorrect ?? false
      const move = moves[Math.floor(this.random() * moves.length)]
      this.move = isRight
        ? { questionNumber, type: 'choose', body: { questionNumber, move: { id: move?.id } } }
        : { questionNumber, type: 'look-again', body: { questionNumber, answer: Math.floor(this.random() * 4) } }
      this.sendAgain()
    })
  }

  private send(type: string, body: object): void {
    try {
      this.room?.send(type, body)
    } catch {
      // The line has died under it: it is sent again on return.
    }
  }

  /** The line dies without a word, as when an access point blinks. */
  cut(): void {
    const socket = (this.room?.connection.transport as unknown as { ws?: { terminate(): void } } | undefined)?.ws
    socket?.terminate()
  }

  leave(): void {
    this.isOver = true
    for (const timer of this.timers) clearTimeout(timer)
    void this.room?.leave().catch(() => undefined)
  }
}
