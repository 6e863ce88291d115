import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GameState } from '../../../rooms/game/showing/gameState.ts'
import type { JoinSuccess } from '../../../rooms/shared/contract/game.ts'
import { phaseMs } from '../../../rooms/shared/match/phaseLengths.ts'
import { type Harness, type Listener, lastTold, listen, openHarness, questions, until } from '../roomHarness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness({ questions: questions(2) })
})
afterAll(() => harness.close())

/** The rows that the first picture of a connection shows. */
const firstRows = (one: Listener) =>
  new Promise<{ username: string; score: number; place: number }[]>((resolve) => {
    one.room.onStateChange.once((state) => {
      const rows = [...((state as GameState).players?.values() ?? [])]
      resolve(rows.map(({ username, score, place }) => ({ username, score, place })))
    })
  })

it('a player who comes back while the answer is told sees their own row in the first picture, and no other player’s', async () => {
  const board = listen(
    await harness
      .client('teacher:t1:MrsHill')
      .create('game', { questionSetId: 'sums', gameMode: 'classic', settings: { pace: 'host' } }),
  )
  const join = async (options: object) => listen(await harness.client().joinById(board.room.roomId, options))
  const [ann, ben] = [await join({ username: 'Ann' }), await join({ username: 'Ben' })]
  await until('the seats', () => board.room.state.players?.size === 3 && lastTold(ann, 'join-success'))
  const seatKey = lastTold<JoinSuccess>(ann, 'join-success')?.seatKey
  board.room.send('start-game', {})
  await until('the countdown', () => board.room.state.phase === 'countdown')
  harness.clock.offset += phaseMs.countdown
  await until('the question', () => lastTold(ann, 'game-started') && lastTold(ben, 'game-started'))
  ann.room.send('submit-answer', { answer: 0, questionNumber: 1 })
  ben.room.send('submit-answer', { answer: 1, questionNumber: 1 })
  await until('the reveal', () => ben.room.state.phase === 'reveal')
  for (let reload = 0; reload < 3; reload++) {
    const back = await join({ seatKey })
    const [own, ...others] = await firstRows(back)
    expect(own).toMatchObject({ username: 'Ann', place: 1 })
    expect(own?.score).toBeGreaterThan(0)
    expect(others).toEqual([])
    harness.clock.offset += 1500
    await until(
      'the next picture',
      () => board.room.state.players.get(String(lastTold<JoinSuccess>(back, 'join-success')?.playerId))?.connected,
    )
  }
  const back = await join({ seatKey })
  const rows = () =>
    [...(back.room.state.players?.values() ?? [])].map(({ username, answered }) => ({ username, answered }))
  await until('the row', () => rows().length === 1)
  board.room.send('skip', {})
  await until('the next question', () => back.room.state.questionNumber === 2)
  back.room.send('submit-answer', { answer: 0, questionNumber: 2 })
  ben.room.send('submit-answer', { answer: 1, questionNumber: 2 })
  await until('the end', () => back.room.state.phase === 'finished' || back.room.state.phase === 'reveal')
  expect(rows()).toEqual([{ username: 'Ann', answered: true }])
  expect(harness.errors).toEqual([])
})

it('a latecomer who is right at once is shown so in the reveal, and placed', async () => {
  const board = listen(
    await harness
      .client('teacher:t1:MrsHill')
      .create('game', { questionSetId: 'sums', gameMode: 'classic', settings: { pace: 'host' } }),
  )
  const join = async (username: string) => listen(await harness.client().joinById(board.room.roomId, { username }))
  const ann = await join('Ann')
  await until('the seats', () => board.room.state.players?.size === 2 && lastTold(ann, 'join-success'))
  board.room.send('start-game', {})
  await until('the countdown', () => board.room.state.phase === 'countdown')
  harness.clock.offset += phaseMs.countdown
  await until('the question', () => lastTold(ann, 'game-started'))
  const late = await join('Late')
  await until('the question', () => lastTold(late, 'next-question'))
  late.room.send('submit-answer', { answer: 0, questionNumber: 1 })
  ann.room.send('submit-answer', { answer: 1, questionNumber: 1 })
  await until('the reveal', () => late.room.state.phase === 'reveal' && late.room.state.players?.size === 1)
  const [own] = [...late.room.state.players.values()]
  expect(own).toMatchObject({ username: 'Late', lastAnswerCorrect: true, correctCount: 1, place: 1, behindName: 'Ann' })
  expect(own.score).toBeGreaterThan(0)
})
