import { Client } from 'colyseus.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { JoinSuccess } from '../../rooms/shared/contract/game.ts'
import { type Listener, lastTold, listen, until } from '../rooms/roomHarness.ts'
import { keptReport } from './keptReports.ts'
import { createSums, openProduct, type Product } from './runningProduct.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const withCookie = (cookie: string) => new Client(product.url, { headers: { cookie } })

it('a server killed in the middle of a question brings the game back: code, seats, scores and every acknowledged answer', async () => {
  const teacher = await product.register('teacher')
  const student = await product.register('student')
  const questionSetId = await createSums(teacher, 3)
  let board = listen(await withCookie(teacher.cookie()).create('game', { questionSetId, gameMode: 'classic' }))
  const code = board.room.roomId
  let known = listen(await withCookie(student.cookie()).joinById(code, {}))
  const guests = await Promise.all(
    Array.from({ length: 10 }, async (_, index) =>
      listen(await new Client(product.url).joinById(code, { username: `Guest ${index}` })),
    ),
  )
  const keys = await Promise.all(
    guests.map((guest) => until('the key', () => lastTold<JoinSuccess>(guest, 'join-success')?.seatKey)),
  )
  board.room.send('start-game', {})
  await until('the first question', () => board.room.state.phase === 'question')
  for (const { room } of [known, ...guests])
    room.send('submit-answer', { gameCode: code, answer: 0, timeElapsed: 1, questionNumber: 1 })
  await until('the reveal', () => board.room.state.phase === 'reveal')
  const scoreBefore = await until(
    'the score',
    () => known.room.state.players.get(lastTold<JoinSuccess>(known, 'join-success')?.playerId)?.score,
  )
  board.room.send('skip', {})
  await until('the second question', () =>
    guests.every(({ room }) => room.state.questionNumber === 2 && room.state.phase === 'question'),
  )

  const answering = guests.slice(0, 6)
  for (const { room } of answering)
    room.send('submit-answer', { gameCode: code, answer: 1, timeElapsed: 1, questionNumber: 2 })
  await until('the acknowledgements', () =>
    answering.every((guest) => lastTold<number>(guest, 'answer-submitted') === 2),
  )
  await product.kill()
  await until('everybody cut off', () => [board, known, ...guests].every((one) => one.left))
  const restartedAt = performance.now()
  await product.start()

  board = listen(await withCookie(teacher.cookie()).joinById(code, {}))
  known = listen(await withCookie(student.cookie()).joinById(code, {}))
  const back: Listener[] = await Promise.all(
    keys.map(async (seatKey) => listen(await new Client(product.url).joinById(code, { seatKey }))),
  )
  const backMs = performance.now() - restartedAt
  process.stdout.write(`a killed game was back, with its host and 11 players, after ${backMs.toFixed(0)} ms\n`)

  expect(
    lastTold<JoinSuccess>(board, 'join-success') ?? (await until('the host', () => lastTold(board, 'join-success'))),
  ).toMatchObject({ isHost: true })
  await until(
    'the same question, going on',
    () => board.room.state.phase === 'question' && board.room.state.questionNumber === 2 && !board.room.state.paused,
  )
  expect(board.room.state.answeredCount).toBe(6)
  for (const guest of back.slice(0, 6))
    await until('one’s own answer', () => lastTold<number>(guest, 'answer-submitted') === 2)
  const own = await until('the own row', () =>
    known.room.state.players.get(lastTold<JoinSuccess>(known, 'join-success')?.playerId),
  )
  expect(own.score).toBe(scoreBefore)

  for (const { room } of [known, ...back.slice(6)])
    room.send('submit-answer', { gameCode: code, answer: 2, timeElapsed: 1, questionNumber: 2 })
  await until('the second reveal', () => board.room.state.phase === 'reveal')
  board.room.send('end-game', {})
  await until('the end', () => lastTold(known, 'game-finished'))
  const report = await keptReport(teacher, code)
  expect(report.players).toHaveLength(11)
  const second = report.players.map((player) => player.answers[1])
  expect(second.filter((answer) => answer?.correct)).toHaveLength(6)
  expect(second.every((answer) => answer !== null)).toBe(true)
  expect(report.players.find(({ userId }) => userId === student.id)).toMatchObject({
    correctCount: 1,
    score: scoreBefore,
  })
})

it.each(['kill', 'stop'] as const)('a lobby has everybody in their seats after a %s', async (end) => {
  const teacher = await product.register('teacher')
  const questionSetId = await createSums(teacher, 1)
  const before = listen(await withCookie(teacher.cookie()).create('game', { questionSetId, gameMode: 'classic' }))
  const code = before.room.roomId
  const guest = listen(await new Client(product.url).joinById(code, { username: 'Zoe' }))
  const { seatKey, playerId } = await until('the seat', () => lastTold<JoinSuccess>(guest, 'join-success'))
  await product[end]()
  await until('everybody cut off', () => [before, guest].every((one) => one.left))
  await product.start()
  const board = listen(await withCookie(teacher.cookie()).joinById(code, {}))
  await until('the card of who is away', () => board.room.state.cards?.get(playerId)?.username === 'Zoe')
  const back = listen(await new Client(product.url).joinById(code, { seatKey }))
  expect(await until('the seat', () => lastTold<JoinSuccess>(back, 'join-success'))).toMatchObject({ playerId })
  await until('the ready card', () => board.room.state.cards.get(playerId).ready)
})
