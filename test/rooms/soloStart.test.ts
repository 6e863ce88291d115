import { afterAll, beforeAll, expect, it } from 'vitest'
import type { JoinSuccess } from '../../rooms/shared/contract/game.ts'
import { phaseMs } from '../../rooms/shared/match/phaseLengths.ts'
import { checkReplay } from '../../rooms/shared/match/replay.ts'
import { type Harness, type Listener, lastTold, listen, openHarness, questions, until } from './roomHarness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness({ questions: questions(3) })
})
afterAll(() => harness.close())

const open = async (gameMode = 'classic', settings = {}): Promise<Listener> =>
  listen(
    await harness.client('teacher:t1:MrsHill').create('game', {
      questionSetId: 'sums',
      gameMode,
      settings: { pace: 'auto', ...settings },
    }),
  )
const join = async (board: Listener, username: string): Promise<Listener> =>
  listen(await harness.client().joinById(board.room.roomId, { username }))

const seated = (board: Listener, count: number) =>
  until(`${count} seats`, () => board.room.state.players?.size === count)
const phaseIs = (one: Listener, phase: string) => until(phase, () => one.room.state.phase === phase)
const hostPlays = (board: Listener): boolean => {
  const { playerId } = lastTold<JoinSuccess>(board, 'join-success') as JoinSuccess
  return board.room.state.players.get(playerId).plays
}

/** Waits until the room has decided all it was told before, because it answers in the order in which it hears. */
async function heard(one: Listener): Promise<void> {
  const answers = one.told.filter(({ type }) => type === 'game-state').length
  one.room.send('get-game-state', {})
  await until('the answer', () => one.told.filter(({ type }) => type === 'game-state').length > answers)
}

async function startAlone(gameMode = 'classic'): Promise<Listener> {
  const board = await open(gameMode)
  await seated(board, 1)
  board.room.send('start-game', { alone: true })
  await phaseIs(board, 'countdown')
  return board
}

it('a host who agreed to play alone does not start it when somebody has come meanwhile', async () => {
  const board = await open()
  await join(board, 'Ann')
  await seated(board, 2)
  board.room.send('start-game', { alone: true })
  await heard(board)
  expect(board.room.state.phase).toBe('lobby')
  board.room.send('start-game', { alone: false })
  await phaseIs(board, 'countdown')
  expect(hostPlays(board)).toBe(false)
})

it('a host who starts a game for others plays no game alone when they have just gone', async () => {
  const board = await open()
  await seated(board, 1)
  board.room.send('start-game', { alone: false })
  await heard(board)
  expect(board.room.state.phase).toBe('lobby')
  expect(hostPlays(board)).toBe(false)
})

it.each(['classic', 'racing', 'gold-quest'])(
  'a %s that the host plays alone is led from the board again as soon as somebody comes',
  async (gameMode) => {
    const board = await startAlone(gameMode)
    expect(hostPlays(board)).toBe(true)
    harness.clock.offset += phaseMs.countdown
    await phaseIs(board, 'question')
    board.room.send('submit-answer', { answer: 0 })
    await phaseIs(board, 'reveal')
    const ann = await join(board, 'Ann')
    await seated(board, 2)
    await until('the board', () => !hostPlays(board))
    board.room.send('skip', { phase: 'reveal' })
    await until('what follows the reveal', () => board.room.state.phase !== 'reveal')
    board.room.send('skip', { phase: 'choose' })
    board.room.send('skip', { phase: 'resolve' })
    await until('the second question', () => board.room.state.questionNumber === 2)
    // The game does not wait for the host any more, and ignores an answer of the board.
    board.room.send('submit-answer', { answer: 1 })
    ann.room.send('submit-answer', { answer: 1 })
    await until('the end of the question', () => board.room.state.phase !== 'question')
    board.room.send('end-game', {})
    await phaseIs(board, 'finished')
    const code = board.room.roomId
    const kept = await until('the report', () => harness.recorded.find(({ report }) => report.gameCode === code))
    expect(kept.report.players.map(({ username }) => username)).toEqual(['Ann'])
    expect(checkReplay(kept.replay).differs).toEqual([])
    expect(harness.errors).toEqual([])
  },
)

it('a host who came to play keeps playing', async () => {
  const board = await open('classic', { hostPlays: true })
  await seated(board, 1)
  board.room.send('start-game', { alone: true })
  await phaseIs(board, 'countdown')
  await join(board, 'Ann')
  await seated(board, 2)
  expect(hostPlays(board)).toBe(true)
})
