import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seatsPerNetwork } from '../../rooms/game/seats/networks.ts'
import type { JoinSuccess } from '../../rooms/shared/contract/game.ts'
import { type Harness, type Listener, lastTold, listen, openHarness, questions, until } from './roomHarness.ts'

let harness: Harness
let host: string
let hosts = 0
beforeAll(async () => {
  harness = await openHarness({ questions: questions(5) })
})
beforeEach(() => {
  host = `t${hosts++}`
})
afterAll(() => harness.close())

const later = async () => {
  harness.clock.offset += 500
}
const seatOf = (one: Listener) => lastTold<JoinSuccess>(one, 'join-success') as JoinSuccess

/** A lobby with pupils, and with scripts that report, like every page, that they are there. */
async function aGame(pupils: number, scripts: number) {
  const settings = { pace: 'auto', timeLimit: 120 }
  const board = listen(
    await harness
      .client(`teacher:${host}:MrsHill`)
      .create('game', { questionSetId: 'sums', gameMode: 'classic', settings }),
  )
  const sit = async (username: string) => {
    const one = listen(await harness.client().joinById(board.room.roomId, { username }))
    await until('a seat', () => seatOf(one))
    one.room.send('here', {})
    return one
  }
  const real = await Promise.all(Array.from({ length: pupils }, (_, n) => sit(`Pupil ${n}`)))
  const silent = await Promise.all(Array.from({ length: scripts }, (_, n) => sit(`Script ${n}`)))
  board.room.send('start-game', {})
  return { board, real, silent }
}

const question = (board: Listener, number: number) =>
  until(
    `question ${number}`,
    () => board.room.state.phase === 'question' && board.room.state.questionNumber === number,
    10_000,
    later,
  )
const reveal = (board: Listener) => until('the answer', () => board.room.state.phase === 'reveal', 10_000, later)
const answer = (pupils: readonly Listener[], questionNumber: number) => {
  for (const one of pupils) one.room.send('submit-answer', { answer: 0, questionNumber })
}
const names = (board: Listener): string[] =>
  [...board.room.state.players.values()].filter(({ plays }) => plays).map(({ username }) => username)

it('nobody waits for who has let two questions go by, until they answer again', async () => {
  const { board, real, silent } = await aGame(2, 3)
  for (const number of [1, 2]) {
    await question(board, number)
    answer(real, number)
    await until('the answers', () => board.room.state.answeredCount === 2)
    expect(board.room.state.phase).toBe('question')
    await reveal(board)
  }
  await question(board, 3)
  const before = harness.clock.offset
  answer(real, 3)
  await until('the answer', () => board.room.state.phase === 'reveal')
  expect(harness.clock.offset).toBe(before)
  await question(board, 4)
  answer(silent, 4)
  answer(real, 4)
  await until('the answer', () => board.room.state.phase === 'reveal')
  await question(board, 5)
  answer(real, 5)
  await until('the answers', () => board.room.state.answeredCount === 2)
  expect(board.room.state.phase).toBe('question')
})

it('the host removes all who have answered nothing by one press, and they may come again', async () => {
  const { board, real, silent } = await aGame(2, 40)
  board.room.send('clear-idle', {})
  await question(board, 1)
  board.room.send('clear-idle', {})
  answer(real, 1)
  await reveal(board)
  await question(board, 2)
  answer(real.slice(0, 1), 2)
  board.room.send('clear-idle', {})
  await until('an answer', () => board.room.state.answeredCount === 1)
  expect(names(board)).toHaveLength(42)
  await reveal(board)
  real[1]?.room.send('clear-idle', {})
  board.room.send('clear-idle', {})
  await until('the scripts gone', () => silent.every(({ left }) => left))
  await until('the class', () => names(board).sort().join() === 'Pupil 0,Pupil 1')
  const back = listen(await harness.client().joinById(board.room.roomId, { username: 'Script 0' }))
  await until('a seat', () => seatOf(back))
  expect(harness.errors).toEqual([])
})

it('with the host’s switch each other network has four seats, and that of the board as many as there are', async () => {
  const school = '192.0.2.40'
  const away = '203.0.113.40'
  const hosting = harness.client(`teacher:${host}:MrsHill`, undefined, school)
  const board = listen(await hosting.create('game', { questionSetId: 'sums', gameMode: 'classic' }))
  let count = 0
  const sit = async (from: string) =>
    listen(await harness.client(undefined, undefined, from).joinById(board.room.roomId, { username: `G ${count++}` }))
  const first = await sit(away)
  board.room.send('limit-seats', { isOn: true })
  await until('the switch', () => board.room.state.limitsSeats)
  const flood = await Promise.allSettled(Array.from({ length: 40 }, () => sit(away)))
  expect(flood.filter(({ status }) => status === 'fulfilled')).toHaveLength(seatsPerNetwork - 1)
  await expect(sit(away)).rejects.toThrow('crowdedNetwork')
  const pupils = await Promise.all(Array.from({ length: 30 }, () => sit(school)))
  await until('their seats', () => pupils.every((one) => seatOf(one)))
  // A pupil who has a seat comes back to it, and a seat that was given up is free.
  const { seatKey } = seatOf(first)
  const back = listen(await harness.client(undefined, undefined, away).joinById(board.room.roomId, { seatKey }))
  await until('the old seat', () => seatOf(back)?.seatKey === seatKey)
  await back.room.leave()
  await until('a free seat', () => names(board).length === 33)
  await sit(away)
  board.room.send('limit-seats', { isOn: false })
  await until('the switch', () => !board.room.state.limitsSeats)
  await sit(away)
})
