import '../bench/sameSockets.ts'
import { Client, type Room } from 'colyseus.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { JoinSuccess } from '../../rooms/shared/contract/game.ts'
import { until } from '../rooms/roomHarness.ts'
import { createSums, openProduct, type Product } from './runningProduct.ts'

const timeLimit = 5
const names = ['Ann', 'Ben', 'Cy', 'Di', 'Ed']

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product?.close())

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const phaseOf = ({ state }: Room) => (state as { phase: string }).phase

async function openBoard(): Promise<Room> {
  const teacher = await product.register('teacher')
  const questionSetId = await createSums(teacher, 3)
  const settings = { timeLimit, pace: 'auto' as const }
  const host = new Client(product.url, { headers: { cookie: teacher.cookie() } })
  const board = await host.create('game', { questionSetId, gameMode: 'classic', settings })
  board.reconnection.enabled = false
  board.onMessage('*', () => undefined)
  return board
}

/** `key`: of the seat that they had before. */
async function sitDown(board: Room, username: string, key?: string) {
  const room = await new Client(product.url).joinById(board.roomId, { username, ...(key && { seatKey: key }) })
  room.reconnection.enabled = false
  const pupil = { room, key: '', isAsked: false, isSafe: false }
  room.onMessage('*', (type: string | number, message: unknown) => {
    if (type === 'join-success') pupil.key = (message as JoinSuccess).seatKey
    if (type === 'game-started' || type === 'next-question') pupil.isAsked = true
    if (type === 'answer-submitted' && message === 1) pupil.isSafe = true
  })
  await until('the seat', () => pupil.key)
  return pupil
}

const answer = ({ room }: { room: Room }) =>
  room.send('submit-answer', { answer: 0, questionNumber: 1, timeElapsed: 1 })

it('what was tapped in time counts for everybody, though the server stood still until the time was over', async () => {
  const board = await openBoard()
  const pupils = await Promise.all(names.map((name) => sitDown(board, name)))
  board.send('start-game', {})
  await until('the question', () => pupils.every(({ isAsked }) => isAsked))
  // Ann does not answer, so the question stays open until its time is over.
  product.freeze()
  const answering = pupils.slice(1)
  answering.forEach(answer)
  await pause(timeLimit * 1000 + 1500)
  expect(pupils.some(({ isSafe }) => isSafe)).toBe(false)
  product.thaw()
  await until('the reveal', () => phaseOf(board) === 'reveal')
  await until('the answers', () => answering.every(({ isSafe }) => isSafe), 10_000).catch(() => undefined)
  expect(pupils.map(({ isSafe }) => isSafe)).toEqual([false, true, true, true, true])
  for (const { room } of pupils) await room.leave()
  await board.leave()
})

it('a laptop that slept in the middle of a question takes it from nobody, whether it knows of the dead lines or not', async () => {
  const board = await openBoard()
  const [ann, ben] = [await sitDown(board, 'Ann'), await sitDown(board, 'Ben')]
  board.send('start-game', {})
  await until('the question', () => phaseOf(board) === 'question', 10_000)
  // Beats of the game are written about once a second.
  await pause(1_000)
  const gone = [ann.room, board].map((room) => new Promise((resolve) => room.onLeave(resolve)))
  product.freeze()
  ben.room.connection.close()
  await pause(timeLimit * 1000 + 4_000)
  product.thaw()
  await Promise.all(gone)
  const back = [await sitDown(board, 'Ann', ann.key), await sitDown(board, 'Ben', ben.key)]
  expect(back.map(({ room }) => phaseOf(room))).toEqual(['question', 'question'])
  back.forEach(answer)
  await until('the answers', () => back.every(({ isSafe }) => isSafe))
  for (const { room } of back) await room.leave()
})
