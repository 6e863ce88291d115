import './sameSockets.ts'
import { Client, type Room } from 'colyseus.js'
import { WebSocket } from 'ws'
import { watchLine } from '../../client/net/line/lineWatch.ts'
import { Packr } from '../../client/net/messagePack.ts'
import { GameState } from '../../rooms/game/showing/gameState.ts'
import type { QuestionAsked } from '../../rooms/shared/contract/asking.ts'
import type { ChooseOpened } from '../../rooms/shared/contract/game.ts'
import { knockAt } from './knock.ts'

/** What one player of a benched game saw. */
interface Trace {
  ackMs: number[]
  bytes: number
  frames: number
  /** All bytes from the socket up to the full lobby. */
  joinBytes: number
}

export interface Bot {
  trace: Trace
  /** Answers when it is told to, and notes when the acknowledgement came. */
  answer(choice: number): void
  answeredAt: number
  resultAt: number
  /** Asks whether the line is alive, as a page does every few seconds. */
  ping(): Promise<void>
  bytesSoFar(): number
  leave(): void
}

export interface BotEvents {
  onQuestion(bot: Bot, number: number): void
  onResult(bot: Bot): void
}

/** The size of a frame with its header from the server, by RFC 6455: 2 bytes, or 4 from 126 bytes on. */
const frameBytes = (payload: number): number => payload + (payload < 126 ? 2 : 4)
const sizeOf = (data: unknown): number =>
  data instanceof ArrayBuffer ? data.byteLength : Buffer.byteLength(data as Buffer | string)

const packr = new Packr()
/** The library's packer takes the number of bytes to leave free in front with this flag in it. */
const reserveFlag = 2048
/** Bots write their messages as the pages of the product do, whose build has its own packer. */
const writeAsPagesDo = (room: Room) =>
  Reflect.set(room, 'packr', { pack: (message: string, free: number) => packr.pack(message, free & (reserveFlag - 1)) })

const freshTrace = (): Trace => ({ ackMs: [], bytes: 0, frames: 0, joinBytes: 0 })

function countFrames(trace: Trace, socket: WebSocket): void {
  socket.on('message', (data: unknown) => {
    trace.frames++
    trace.bytes += frameBytes(sizeOf(data))
  })
}

/** All that a socket has been sent, its opening included. */
const bytesRead = (socket: WebSocket): number =>
  (socket as unknown as { _socket?: { bytesRead: number } })._socket?.bytesRead ?? 0

interface Wish {
  url: string
  code: string
  name: string
  address: string
  /** The longest time that a player takes to answer. */
  thinkMs: number
}

export async function joinOurs({ url, code, name, address, thinkMs }: Wish, events: BotEvents): Promise<Bot> {
  const headers = { 'x-forwarded-for': address }
  const seat = await knockAt(url, code, { username: name, bundles: true }, headers)
  // A page also knows the shape of the state, and reads it once from its own text. The bots share one reading.
  const room: Room = await new Client(url, { headers }).consumeSeatReservation(seat, GameState)
  room.reconnection.enabled = false
  writeAsPagesDo(room)
  const trace = freshTrace()
  const { ws } = room.connection.transport as unknown as { ws: WebSocket }
  countFrames(trace, ws)
  // Watches its line as a page does. On the loopback no line dies.
  const watched = watchLine(room, {
    askElsewhere: () => Promise.reject(new Error('no other way')),
    giveUp: () => {},
    stoodStill: () => {},
  })
  const say = (type: string, message: object) => {
    room.send(type, message)
    watched.spoke()
  }
  let question = 0
  let shown = 0
  let resultPhase = 'reveal'
  let movedAt = 0
  const bot: Bot = {
    trace,
    answeredAt: 0,
    resultAt: 0,
    answer(choice) {
      bot.answeredAt = performance.now()
      say('submit-answer', { gameCode: code, answer: choice, timeElapsed: 1, questionNumber: question })
    },
    ping: () => new Promise((resolve) => room.ping(() => resolve())),
    bytesSoFar: () => bytesRead(ws),
    leave: () => {
      watched.stop()
      void room.leave()
    },
  }
  const asked = (message: QuestionAsked) => {
    question = message.questionNumber
    resultPhase = message.gameMode === 'classic' ? 'reveal' : 'resolve'
    events.onQuestion(bot, question)
  }
  room.onMessage('game-started', asked)
  room.onMessage('next-question', asked)
  const move = ({ questionNumber, moves }: ChooseOpened) => {
    const own = room.state.players.values().next().value as { lastAnswerCorrect: boolean } | undefined
    movedAt = performance.now()
    if (!own?.lastAnswerCorrect) say('look-again', { questionNumber, answer: Math.floor(Math.random() * 4) })
    else say('choose', { questionNumber, move: { id: moves[Math.floor(Math.random() * moves.length)]?.id } })
  }
  room.onMessage(
    'choose-opened',
    (opened: ChooseOpened) => void setTimeout(() => move(opened), Math.random() * thinkMs),
  )
  for (const ack of ['move-chosen', 'looked-again'])
    room.onMessage(ack, () => trace.ackMs.push(performance.now() - movedAt))
  room.onMessage('answer-submitted', () => trace.ackMs.push(performance.now() - bot.answeredAt))
  room.onMessage('*', () => {})
  room.onStateChange((state: { phase: string }) => {
    if (state.phase !== resultPhase || shown === question) return
    shown = question
    bot.resultAt = performance.now()
    events.onResult(bot)
  })
  return bot
}

export function joinFloor(
  url: string,
  { name, game }: { name: string; game: number },
  events: BotEvents,
): Promise<Bot> {
  const socket = new WebSocket(url, { perMessageDeflate: false })
  const trace = freshTrace()
  const bot: Bot = {
    trace,
    answeredAt: 0,
    resultAt: 0,
    answer(choice) {
      bot.answeredAt = performance.now()
      socket.send(JSON.stringify({ answer: choice }))
    },
    ping: () => Promise.reject(new Error('the floor has no pings')),
    bytesSoFar: () => bytesRead(socket),
    leave: () => socket.close(),
  }
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('open', () => socket.send(JSON.stringify({ join: name, game })))
    socket.on('message', (data) => {
      const said = JSON.parse(String(data)) as { joined?: number; number?: number; ok?: number; place?: number }
      if (said.joined) {
        countFrames(trace, socket)
        resolve(bot)
      } else if (said.number) events.onQuestion(bot, said.number)
      else if (said.ok) trace.ackMs.push(performance.now() - bot.answeredAt)
      else if (said.place) {
        bot.resultAt = performance.now()
        events.onResult(bot)
      }
    })
  })
}
