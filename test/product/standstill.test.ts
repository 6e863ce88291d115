import '../bench/sameSockets.ts'
import { Client } from 'colyseus.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
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

it('what was tapped in time counts for everybody, though the server stood still until the time was over', async () => {
  const teacher = await product.register('teacher')
  const questionSetId = await createSums(teacher, 3)
  const settings = { timeLimit, pace: 'auto' as const }
  const board = await new Client(product.url, { headers: { cookie: teacher.cookie() } }).create('game', {
    questionSetId,
    gameMode: 'classic',
    settings,
  })
  board.onMessage('*', () => undefined)
  const asked: string[] = []
  const safe: string[] = []
  const pupils = await Promise.all(
    names.map(async (username) => {
      const pupil = await new Client(product.url).joinById(board.roomId, { username })
      pupil.onMessage('*', (type: string | number, message: unknown) => {
        if (type === 'game-started') asked.push(username)
        if (type === 'answer-submitted' && message === 1) safe.push(username)
      })
      return pupil
    }),
  )
  board.send('start-game', {})
  await until('the question', () => asked.length === names.length)
  // Ann does not answer, so the question stays open until its time is over.
  product.freeze()
  for (const pupil of pupils.slice(1)) pupil.send('submit-answer', { answer: 0, questionNumber: 1, timeElapsed: 1 })
  await pause(timeLimit * 1000 + 1500)
  expect(safe).toEqual([])
  product.thaw()
  await until('the reveal', () => (board.state as { phase: string }).phase === 'reveal')
  await until('the answers', () => safe.length === names.length - 1, 10_000).catch(() => undefined)
  expect(safe.sort()).toEqual(names.slice(1))
  for (const pupil of pupils) await pupil.leave()
  await board.leave()
})
