import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GivenAnswer, QuestionAsked } from '../../rooms/shared/contract/asking.ts'
import type { ChooseOpened, JoinSuccess } from '../../rooms/shared/contract/game.ts'
import { phaseMs } from '../../rooms/shared/match/phaseLengths.ts'
import { type Harness, type Listener, lastTold, listen, openHarness, until } from './roomHarness.ts'
import { someQuestions } from './shared/questions/someQuestions.ts'

const { several, typed, number, order } = someQuestions
const choice = { question: 'Where is Venus?', answers: ['First', 'Second', 'Third'], correct: 1 }
const questions = [choice, choice, several, typed, typed, number, order]
/** One single choice and one typed question are not answered. */
const givens: GivenAnswer[] = [
  { choices: [2] },
  { choices: [] },
  { choices: [0, 3] },
  { text: 'grazie mille' },
  { choices: [] },
  { text: '2,71' },
  { order: [3, 1, 0, 2] },
]

let harness: Harness
beforeAll(async () => {
  harness = await openHarness({ questions })
})
afterAll(() => harness.close())

const ownIn = (one: Listener) => lastTold<QuestionAsked>(one, 'next-question')?.question.own

it('who reloads sees their own answer again, while the question is open and when it is closed, and nobody else does', async () => {
  const board = listen(
    await harness
      .client('teacher:t1:MrsHill')
      .create('game', { questionSetId: 'sums', gameMode: 'classic', settings: { pace: 'host' } }),
  )
  const code = board.room.roomId
  const join = async (options: object) => listen(await harness.client().joinById(code, options))
  const [ann, ben] = [await join({ username: 'Ann' }), await join({ username: 'Ben' })]
  await until('the seats', () => board.room.state.players?.size === 3 && lastTold(ann, 'join-success'))
  const seatKey = lastTold<JoinSuccess>(ann, 'join-success')?.seatKey
  board.room.send('start-game', {})
  await until('the countdown', () => board.room.state.phase === 'countdown')
  harness.clock.offset += phaseMs.countdown
  for (const [index, given] of givens.entries()) {
    await until(
      'the question',
      () => ben.room.state.questionNumber === index + 1 && ben.room.state.phase === 'question',
    )
    const now = await join({ seatKey })
    await until('the seat', () => lastTold(now, 'next-question'))
    expect(ownIn(now), 'before it is answered').toBeUndefined()
    const answer = given.choices?.length === 0 ? -1 : index === 0 ? (given.choices?.[0] ?? -1) : -2
    now.room.send('submit-answer', { answer, ...(answer === -2 && { given }), questionNumber: index + 1 })
    await until('it being safe', () => lastTold(now, 'answer-submitted'))
    const reloaded = await join({ seatKey })
    await until('being told', () => lastTold(reloaded, 'answer-submitted'))
    expect(ownIn(reloaded)).toEqual(given)
    ben.room.send('submit-answer', { answer: -1, questionNumber: index + 1 })
    await until('the reveal', () => reloaded.room.state.phase === 'reveal' && lastTold(reloaded, 'question-closed'))
    const again = await join({ seatKey })
    await until('being told again', () => lastTold(again, 'question-closed'))
    expect(ownIn(again)).toEqual(given)
    harness.clock.offset += 3000
    board.room.send('skip', {})
  }
  // No message to another device has what Ann has answered.
  for (const one of [ben, board]) expect(JSON.stringify(one.told)).not.toMatch(/"own"|grazie/)
  expect(harness.errors).toEqual([])
})

const times = (one: Listener, type: string) => one.told.filter((told) => told.type === type).length

it('a phone that has slept is told how much time is left to answer and to choose, and nothing more in the reveal', async () => {
  const settings = { timeLimit: 20, pace: 'host' }
  const board = listen(
    await harness.client('teacher:t1:MrsHill').create('game', { questionSetId: 'sums', gameMode: 'racing', settings }),
  )
  const ann = listen(await harness.client().joinById(board.room.roomId, { username: 'Ann' }))
  await until('the seat', () => lastTold(ann, 'join-success'))
  const wake = async () => {
    const before = times(ann, 'game-state')
    ann.room.send('get-game-state', {})
    await until('being heard', () => times(ann, 'game-state') > before)
  }
  await wake()
  expect(times(ann, 'next-question')).toBe(0)

  board.room.send('start-game', {})
  await until('the question', () => ann.room.state.phase === 'question')
  harness.clock.offset += 12_000
  await wake()
  const asked = await until('the time', () => lastTold<QuestionAsked>(ann, 'next-question'))
  expect(asked.remainingMs).toBeGreaterThan(0)
  expect(asked.remainingMs).toBeLessThanOrEqual(8000)

  ann.room.send('submit-answer', { answer: 1, questionNumber: 1 })
  await until('the reveal', () => ann.room.state.phase === 'reveal')
  const told = times(ann, 'next-question')
  await wake()
  expect(times(ann, 'next-question')).toBe(told)

  board.room.send('skip', {})
  await until('the choosing', () => ann.room.state.phase === 'choose')
  harness.clock.offset += 3000
  await wake()
  const opened = await until('the time', () => lastTold<ChooseOpened>(ann, 'choose-opened'))
  expect(opened.remainingMs).toBeLessThanOrEqual(5000)
})
