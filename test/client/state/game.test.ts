import { expect, it, vi } from 'vitest'
import type { ConnectionStatus } from '../../../client/net/gameConnection.ts'
import { GameState, PlayerRow } from '../../../rooms/game/showing/gameState.ts'
import type { GivenAnswer, QuestionAsked } from '../../../rooms/shared/contract/asking.ts'
import type { JoinSuccess, Phase } from '../../../rooms/shared/contract/game.ts'
import { phaseMs } from '../../../rooms/shared/match/phaseLengths.ts'

interface Heard {
  onStatus(status: ConnectionStatus): void
  onState(state: GameState): void
  onTold(type: string, message: unknown): void
}
const line = vi.hoisted(() => ({ heard: null as unknown as Heard, sent: [] as { type: string; message: object }[] }))
vi.mock('../../../client/net/gameConnection.ts', () => ({
  GameConnection: class {
    constructor(heard: Heard) {
      line.heard = heard
    }
    async join() {}
    send = (type: string, message: object) => line.sent.push({ type, message })
    leave() {}
  },
}))

vi.stubGlobal('document', { scripts: [] })

const { gameNow, joinGame, notOneChoice, submitAnswer, timedOut } = await import('../../../client/state/game.ts')

const picture = (phase: Phase): GameState => {
  const state = new GameState()
  state.phase = phase
  return state
}
const seated = (phase: Phase): JoinSuccess => ({
  game: {
    code: 'ABC234',
    gameMode: 'classic',
    title: 'Sums',
    phase,
    round: 1,
    host: { username: 'MrsHill' },
    players: 2,
  },
  playerId: 'p1',
  seatKey: 'key-1',
  isHost: false,
  plays: true,
  build: '',
})

it('a word about the seat that was a round trip under way does not take a page back into a phase that is over', async () => {
  await joinGame('abc234', { username: 'Ann' })
  line.heard.onStatus({ kind: 'open' })
  // The server sends the present state first, and then what waited until the page was there.
  line.heard.onState(picture('reveal'))
  line.heard.onTold('join-success', seated('question'))
  expect(gameNow()).toMatchObject({ phase: 'reveal', playerId: 'p1', code: 'ABC234' })
})

it('a page knows its own row also where the state came before the word about the seat, and nothing after it', async () => {
  await joinGame('abc234', { username: 'Ann' })
  line.heard.onStatus({ kind: 'open' })
  const state = picture('lobby')
  const row = new PlayerRow()
  row.id = 'p1'
  row.username = 'Ann'
  state.players?.set('p1', row)
  line.heard.onState(state)
  line.heard.onTold('join-success', seated('lobby'))
  expect(gameNow().me?.username).toBe('Ann')
})

it('a page that was loaded anew knows what was tapped before, and that nothing was', async () => {
  await joinGame('abc234', { username: 'Ann' })
  const asked: QuestionAsked = {
    question: { text: 'Where is Venus?', answers: ['First', 'Second', 'Third'] },
    questionNumber: 1,
    totalQuestions: 2,
    gameMode: 'classic',
    timeLimit: 20,
  }
  const tapped = (own?: GivenAnswer) => {
    line.heard.onTold('next-question', { ...asked, question: { ...asked.question, own } })
    line.heard.onTold('answer-submitted', 1)
    return gameNow().ownAnswer?.choice
  }
  expect(tapped()).toBe(notOneChoice)
  for (const [choices, choice] of [
    [[2], 2],
    [[], timedOut],
  ] as const) {
    await joinGame('abc234', { username: 'Ann' })
    expect(tapped({ choices: [...choices] })).toBe(choice)
  }
})

it('a question whose time is up is answered with -1 after its twenty seconds, once', async () => {
  await joinGame('abc234', { username: 'Ann' })
  line.heard.onStatus({ kind: 'open' })
  const state = picture('question')
  state.questionNumber = 1
  state.timeLimit = 20
  state.endsAt = Date.now() - 30
  line.heard.onState(state)
  line.heard.onTold('join-success', seated('question'))
  const answers = () => line.sent.filter(({ type }) => type === 'submit-answer').map(({ message }) => message)
  const before = answers().length
  submitAnswer(timedOut)
  submitAnswer(0)
  expect(answers().slice(before)).toEqual([
    expect.objectContaining({ gameCode: 'ABC234', answer: -1, timeElapsed: 20, questionNumber: 1 }),
  ])
})

it('what is safe only when the next question is open locks neither that question nor its move', async () => {
  await joinGame('abc234', { username: 'Ann' })
  line.heard.onStatus({ kind: 'open' })
  line.heard.onTold('join-success', seated('question'))
  const ask = (questionNumber: number) => {
    const state = picture('question')
    state.questionNumber = questionNumber
    const question = { text: 'Where is Venus?', answers: ['First', 'Second'] }
    const asked = { question, questionNumber, totalQuestions: 2, gameMode: 'racing', timeLimit: 20 }
    line.heard.onTold('next-question', asked)
    line.heard.onState(state)
  }
  const late = () => {
    line.heard.onTold('answer-submitted', 1)
    line.heard.onTold('move-chosen', { questionNumber: 1, move: { id: 'boost' } })
    line.heard.onTold('looked-again', { questionNumber: 1, right: true })
  }
  ask(1)
  submitAnswer(0)
  ask(2)
  late()
  expect(gameNow()).toMatchObject({ ownAnswer: null, ownMove: null, ownLook: null })
  submitAnswer(1)
  late()
  expect(gameNow().ownAnswer).toMatchObject({ questionNumber: 2, choice: 1, isSafe: false })
  line.heard.onTold('answer-submitted', 2)
  expect(gameNow().ownAnswer).toMatchObject({ questionNumber: 2, choice: 1, isSafe: true })
})

it('an answer may be late that was given in the last moment or without a line, or whose line was lost before it was safe', async () => {
  await joinGame('abc234', { username: 'Ann' })
  line.heard.onStatus({ kind: 'open' })
  line.heard.onTold('join-success', seated('question'))
  const ask = (questionNumber: number, remainingMs?: number) => {
    const question = { text: 'Where is Venus?', answers: ['First', 'Second'] }
    line.heard.onTold('next-question', {
      question,
      ...(remainingMs !== undefined && { remainingMs }),
      questionNumber,
      totalQuestions: 2,
      gameMode: 'classic',
      timeLimit: 20,
    })
    const state = picture('question')
    state.questionNumber = questionNumber
    line.heard.onState(state)
  }
  ask(1)
  submitAnswer(0)
  expect(gameNow().ownAnswer).toMatchObject({ isSafe: false, mayBeLate: false })
  line.heard.onStatus({ kind: 'lost' })
  expect(gameNow().ownAnswer).toMatchObject({ choice: 0, isSafe: false, mayBeLate: true })
  ask(2)
  submitAnswer(1)
  expect(gameNow().ownAnswer).toMatchObject({ isSafe: false, mayBeLate: true })
  line.heard.onStatus({ kind: 'open' })
  line.heard.onTold('answer-submitted', 2)
  line.heard.onStatus({ kind: 'lost' })
  expect(gameNow().ownAnswer).toMatchObject({ choice: 1, isSafe: true })
  line.heard.onStatus({ kind: 'open' })
  ask(3, 0)
  submitAnswer(1)
  expect(gameNow().ownAnswer).toMatchObject({ questionNumber: 3, isSafe: false, mayBeLate: true })
})

it('a clock that stopped with a lost line in one game does not stand still in the countdown of the next', async () => {
  await joinGame('abc234', { username: 'Ann' })
  line.heard.onStatus({ kind: 'open' })
  line.heard.onTold('join-success', seated('question'))
  const question = { text: 'Where is Venus?', answers: ['First', 'Second'] }
  const asked = { question, questionNumber: 1, totalQuestions: 1, gameMode: 'classic', timeLimit: 20 }
  line.heard.onTold('next-question', asked)
  line.heard.onState(picture('question'))
  line.heard.onStatus({ kind: 'lost' })
  expect(gameNow().remainingMs).toBeGreaterThan(0)
  // The game ends before the line is back, so no other question sets the clock.
  line.heard.onStatus({ kind: 'open' })
  line.heard.onState(picture('finished'))
  line.heard.onTold('join-success', seated('finished'))
  line.heard.onState(picture('lobby'))
  line.heard.onTold('join-success', { ...seated('lobby'), game: { ...seated('lobby').game, round: 2 } })
  line.heard.onState(picture('countdown'))
  expect(gameNow()).toMatchObject({ endsAt: expect.any(Number), remainingMs: null })
})

it('a countdown goes on while the line is lost, because no message would set it going again', async () => {
  await joinGame('abc234', { username: 'Ann' })
  line.heard.onStatus({ kind: 'open' })
  line.heard.onTold('join-success', seated('lobby'))
  line.heard.onState(picture('countdown'))
  line.heard.onStatus({ kind: 'lost' })
  line.heard.onStatus({ kind: 'open' })
  line.heard.onTold('join-success', seated('countdown'))
  line.heard.onState(picture('countdown'))
  expect(gameNow()).toMatchObject({ endsAt: expect.any(Number), remainingMs: null })
})

it('a page knows from its seat where a fast answer earns no more, and that the next game is another', async () => {
  await joinGame('abc234', { username: 'Ann' })
  line.heard.onStatus({ kind: 'open' })
  for (const unhurried of [true, undefined] as const) {
    line.heard.onTold('join-success', { ...seated('lobby'), ...(unhurried && { unhurried }) })
    expect(gameNow().unhurried).toBe(unhurried === true)
  }
})

it('what a player types at the second look stays while a device that comes back is told its question again, step by step', async () => {
  await joinGame('abc234', { username: 'Ann' })
  line.heard.onStatus({ kind: 'open' })
  line.heard.onState(picture('choose'))
  line.heard.onTold('join-success', seated('choose'))
  const asked = (questionNumber: number): QuestionAsked => ({
    question: { text: 'Say thank you in French', answers: [], kind: 'typed' },
    questionNumber,
    totalQuestions: 2,
    gameMode: 'racing',
    timeLimit: 20,
    remainingMs: 0,
  })
  const closed = { correct: -1, text: 'merci', spread: [] }
  const afterTelling = (type: string, message: unknown) => {
    line.heard.onTold(type, message)
    // With a clock at zero, what stands in the field would be the answer.
    expect(gameNow().endsAt ?? Number.POSITIVE_INFINITY).toBeGreaterThan(performance.now())
    return [gameNow().closed !== null, gameNow().choosing !== null]
  }
  const tell = (questionNumber: number) => [
    afterTelling('next-question', asked(questionNumber)),
    afterTelling('question-closed', closed),
    afterTelling('choose-opened', { questionNumber, moves: [] }),
  ]
  tell(1)
  expect(tell(1)).toEqual([
    [true, true],
    [true, true],
    [true, true],
  ])
  // Another question went by meanwhile.
  expect(tell(2)).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ])
})

it('a page that comes while a countdown stands still shows one, and lets it run on', async () => {
  await joinGame('abc234', { username: 'Ann' })
  line.heard.onStatus({ kind: 'open' })
  const still = picture('countdown')
  still.paused = true
  line.heard.onState(still)
  expect(gameNow().remainingMs).toBe(phaseMs.countdown)
  still.paused = false
  line.heard.onState(still)
  expect(gameNow()).toMatchObject({ remainingMs: null, endsAt: expect.any(Number) })
})
