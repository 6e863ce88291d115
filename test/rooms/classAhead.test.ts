import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keyOfQuestion } from '../../rooms/classAhead.ts'
import { playAgain } from '../../rooms/hostedGames.ts'
import type { QuestionAsked } from '../../rooms/shared/contract/asking.ts'
import type { Notice } from '../../rooms/shared/contract/game.ts'
import { goOn, over } from './practised.ts'
import { type Harness, type Listener, lastTold, listen, openHarness, questions, until } from './roomHarness.ts'

const count = 6
let harness: Harness
beforeAll(async () => {
  harness = await openHarness({ questions: questions(count) })
})
afterAll(() => harness.close())

let round = 0
/** Each test has a school of its own, behind one address. */
let here: string
let teacher: string
let pupil: string
beforeEach(() => {
  round += 1
  here = `192.0.2.${round}`
  teacher = `teacher:t${round}:Hill`
  pupil = `student:s${round}:Ann`
})

const game = { questionSetId: 'sums', gameMode: 'classic', settings: { pace: 'host' } }
const host = async (as: string, from = here) => listen(await harness.client(as, undefined, from).create('game', game))
const guest = async (board: Listener, name: string, from = here) =>
  listen(await harness.client(undefined, `${round}-${name}`, from).joinById(board.room.roomId, { username: name }))
const practise = async (as = pupil, from = here) =>
  listen(await harness.client(as, `own-${round}`, from).create('practice', { questionSetId: 'sums' }))

const isWhole = (own: Listener) => until('all questions', () => own.room.state.totalQuestions === count)

const later = async () => {
  harness.clock.offset += 200
}

/** Waits until this device was asked the question and it is open. */
const askedNow = (one: Listener, number: number) =>
  until(
    `question ${number}`,
    () => {
      const asked = lastTold<QuestionAsked>(one, 'next-question') ?? lastTold<QuestionAsked>(one, 'game-started')
      return asked?.questionNumber === number && one.room.state.phase === 'question' ? asked : undefined
    },
    10_000,
    later,
  )

/** A class whose first question is open. One of the guests came in a private window, and has an account as well. */
const aClass = async (size = 3) => {
  const board = await host(teacher)
  const guests: Listener[] = []
  for (let n = 0; n < size; n++) guests.push(await guest(board, `Guest ${n}`))
  board.room.send('start-game', {})
  await until('the first question', () => board.room.state.phase === 'question', 10_000, later)
  return { board, guests }
}

/** Plays on until the question of that number is open. */
const playTo = async ({ board }: { board: Listener }, number: number) => {
  for (let now = 1; now < number; now++) {
    board.room.send('skip', { phase: 'question' })
    await until('the answer', () => board.room.state.phase === 'reveal')
    board.room.send('skip', { phase: 'reveal' })
    await until('the next', () => board.room.state.phase === 'question' && board.room.state.questionNumber === now + 1)
  }
}

const end = async ({ board }: { board: Listener }) => {
  board.room.send('end-game', {})
  await until('the end', () => board.room.state.phase === 'finished')
}

describe('what a class has still to be asked', () => {
  it('is in no practice behind its address, whoever asks; what it has been asked is', async () => {
    const lesson = await aClass()
    await expect(practise()).rejects.toThrow('beingPlayed')
    await playTo(lesson, 4)
    const own = await practise()
    await until('the question', () => own.room.state.phase === 'question')
    expect(own.room.state.totalQuestions).toBe(3)
    await end(lesson)
    await isWhole(await practise())
  })

  it('is open to everybody elsewhere, and to all where nobody plays yet or fewer than three do', async () => {
    const lobby = await host(teacher)
    for (let n = 0; n < 3; n++) await guest(lobby, `Guest ${n}`)
    await isWhole(await practise())
    const two = await aClass(2)
    await isWhole(await practise())
    await end(two)
    const three = await aClass(3)
    await isWhole(await practise(pupil, '198.51.100.1'))
    await end(three)
  })

  it('ends a practice that was begun before, which counts as far as it went', async () => {
    const own = await practise()
    await askedNow(own, 1)
    const lesson = await aClass()
    own.room.send('submit-answer', { answer: 0 })
    await until('the answer', () => own.room.state.phase === 'reveal')
    await goOn(own)
    await over(own)
    expect(own.told.filter(({ type }) => type === 'question-closed')).toHaveLength(1)
    expect(lastTold(own, 'notice')).toMatchObject({ name: 'cut-short' })
    await end(lesson)
  })

  it('is asked in no game of a pupil’s, whether it was opened before or is opened now', async () => {
    const early = await host(pupil)
    const lesson = await aClass()
    await expect(host(`student:o${round}:Ben`)).rejects.toThrow('beingPlayed')
    early.room.send('start-game', {})
    await until('a word', () => lastTold<Notice>(early, 'notice')?.name === 'being-played')
    expect(early.room.state.phase).toBe('lobby')
    await end(lesson)
    early.room.send('start-game', {})
    await until('the start', () => early.room.state.phase !== 'lobby')
  })

  it('is nothing where a pupil hosts: with three tabs one of them would keep the whole school from practising', async () => {
    const own = await host(`student:o${round}:Ben`)
    for (let n = 0; n < 3; n++) await guest(own, `Tab ${n}`)
    own.room.send('start-game', {})
    await until('the first question', () => own.room.state.phase === 'question', 10_000, later)
    await isWhole(await practise())
    const friends = await host(`student:f${round}:Cy`)
    friends.room.send('start-game', {})
    await until('the start', () => friends.room.state.phase !== 'lobby')
    await end({ board: friends })
    await end({ board: own })
  })

  it('is nothing where three tabs of one browser play: whoever calls themselves a teacher may have opened them', async () => {
    const board = await host(teacher)
    for (let n = 0; n < 3; n++)
      await harness.client(undefined, `tabs-${round}`, here).joinById(board.room.roomId, { username: `Tab ${n}` })
    board.room.send('start-game', {})
    await until('the first question', () => board.room.state.phase === 'question', 10_000, later)
    await isWhole(await practise())
    await guest(board, 'Ann')
    await guest(board, 'Ben')
    await expect(practise(`student:o${round}:Cy`)).rejects.toThrow('beingPlayed')
    await end({ board })
  })

  it('keeps no other class of the school from the same questions', async () => {
    const lesson = await aClass()
    const other = await host(`teacher:o${round}:Other`)
    for (let n = 0; n < 3; n++) await guest(other, `Other ${n}`)
    other.room.send('start-game', {})
    await until('the start', () => other.room.state.totalQuestions === count && other.room.state.phase !== 'lobby')
    await end({ board: other })
    await end(lesson)
  })

  it('is known of the game that is played again, too', async () => {
    const lesson = await aClass()
    await end(lesson)
    const code = lesson.board.room.roomId
    expect(
      await playAgain(harness.ports, code, { cookie: `as=${teacher}`, address: here, device: null }, {}),
    ).toBeNull()
    await until('the lobby', () => lesson.board.room.state.phase === 'lobby')
    lesson.board.room.send('start-game', {})
    await until('the first question', () => lesson.board.room.state.phase === 'question', 10_000, later)
    await expect(practise()).rejects.toThrow('beingPlayed')
    await end(lesson)
  })
})

it('is the same question however its answers are shuffled, and another one with other answers', () => {
  const [one] = questions(1)
  if (!one || !('answers' in one)) throw new Error('no question')
  expect(keyOfQuestion({ ...one, answers: one.answers.toReversed() })).toBe(keyOfQuestion(one))
  expect(keyOfQuestion({ ...one, answers: ['a', 'b', 'c', 'd'] })).not.toBe(keyOfQuestion(one))
})
