import '../bench/sameSockets.ts'
import { Client, type Room } from 'colyseus.js'
import type { WebSocket } from 'ws'
import type { QuestionAsked } from '../../rooms/shared/contract/asking.ts'
import type { JoinSuccess } from '../../rooms/shared/contract/game.ts'
import { type Listener, lastTold, listen, until } from '../rooms/roomHarness.ts'

/** A device in a game, with all messages to it and the traffic it got. */
export interface Device extends Listener {
  playerId: string
  traffic: { frames: number; bytes: number }
}

export interface OpenGame {
  code: string
  board: Device
  players: Device[]
}

const joinsAtOnce = 40

/** Opens a game. Users who are signed in sit down first, then as many guests as are missing. */
export async function openGame(
  url: string,
  options: {
    host: string
    signedIn: string[]
    size: number
    questionSetId: string
    settings?: object
    /** The address that all devices come from. */
    from?: string
  },
): Promise<OpenGame> {
  const { host, signedIn, size, questionSetId, settings, from: address = '127.0.0.1' } = options
  const as = (cookie: string) => new Client(url, { headers: { cookie, 'x-forwarded-for': address } })
  const board = await seated(
    await as(host).create('game', { questionSetId, gameMode: 'classic', settings: { pace: 'auto', ...settings } }),
  )
  const code = board.room.roomId
  const players: Device[] = []
  for (const cookie of signedIn) players.push(await seated(await as(cookie).joinById(code, {})))
  for (let from = players.length; from < size; from += joinsAtOnce) {
    const arrivals = Array.from({ length: Math.min(joinsAtOnce, size - from) }, async (_, index) =>
      seated(await as('').joinById(code, { username: `Guest ${from + index}` })),
    )
    players.push(...(await Promise.all(arrivals)))
  }
  await until('everybody on the board', () => board.room.state.players?.size >= size + 1)
  await until('everybody’s own row', () => players.every((player) => ownRow(player)))
  return { code, board, players }
}

async function seated(room: Room): Promise<Device> {
  const listener = listen(room)
  const traffic = { frames: 0, bytes: 0 }
  socketOf(listener).on('message', (data: ArrayBuffer | Buffer) => {
    traffic.frames++
    // The header of a frame from the server has 2 bytes, or 4 from 126 bytes on (RFC 6455).
    traffic.bytes += data.byteLength + (data.byteLength < 126 ? 2 : 4)
  })
  const { playerId } = await until('the seat', () => lastTold<JoinSuccess>(listener, 'join-success'))
  return Object.assign(listener, { playerId, traffic })
}

export const socketOf = ({ room }: Listener): WebSocket =>
  (room.connection.transport as unknown as { ws: WebSocket }).ws

/** A player's own row, as this device has it. */
export const ownRow = ({ room, playerId }: Device) => room.state.players?.get(playerId)

/** The number of the last question that this device was told. */
export const questionTold = ({ told }: Listener): number => {
  const asked = told.findLast(({ type }) => type === 'game-started' || type === 'next-question')
  return (asked?.message as QuestionAsked | undefined)?.questionNumber ?? 0
}

/** All players answer one after the other within about half a second: as a class does, only faster. */
export async function answerAll({ code, players }: OpenGame, question: number, choices: number[]): Promise<void> {
  const thinkMs = 500
  const startedAt = performance.now()
  let next = 0
  await until('everybody’s answer', () => {
    const due = Math.min(players.length, ((performance.now() - startedAt) / thinkMs) * players.length)
    for (; next < due; next++)
      players[next]?.room.send('submit-answer', {
        gameCode: code,
        answer: choices[next],
        timeElapsed: 0,
        questionNumber: question,
      })
    return next === players.length
  })
  await until('the acknowledgements', () =>
    players.every((player) => lastTold<number>(player, 'answer-submitted') === question),
  )
}
