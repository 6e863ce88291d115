import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { JoinSuccess } from '../../../rooms/shared/contract/game.ts'
import type { GameFinished } from '../../../rooms/shared/contract/gameResults.ts'
import { phaseMs } from '../../../rooms/shared/match/phaseLengths.ts'
import { type Harness, type Listener, lastTold, listen, openHarness, questions, until } from '../roomHarness.ts'

let harness: Harness
let append: Harness['journal']['append']
let hosts = 0
beforeAll(async () => {
  harness = await openHarness({ questions: questions(2) })
  append = harness.journal.append
})
afterEach(() => {
  harness.journal.append = append
  expect(harness.errors).toEqual([])
})
afterAll(() => harness.close())

const join = async (code: string, options: object, as?: string) =>
  listen(await harness.client(as).joinById(code, options))
const seatOf = (one: Listener) => lastTold<JoinSuccess>(one, 'join-success')
const answer = (one: Listener, choice = 0) => one.room.send('submit-answer', { answer: choice, questionNumber: 1 })

async function aLobby() {
  const host = harness.client(`teacher:slow${hosts++}:MrsHill`)
  const board = listen(
    await host.create('game', { questionSetId: 'sums', gameMode: 'classic', settings: { pace: 'host' } }),
  )
  const code = board.room.roomId
  const ann = await join(code, { username: 'Ann' })
  await until('the seats', () => seatOf(board) && seatOf(ann))
  return { board, ann, code }
}

async function inQuestion() {
  const lobby = await aLobby()
  lobby.board.room.send('start-game', { alone: false })
  await until('the countdown', () => lobby.ann.room.state.phase === 'countdown')
  harness.clock.offset += phaseMs.countdown
  await until('the question', () => lobby.ann.room.state.phase === 'question')
  return lobby
}

/** From now on each write waits until the test lets it go. */
function slowly() {
  const { promise, resolve } = Promise.withResolvers<void>()
  let waiting = 0
  harness.journal.append = async (...batch) => {
    waiting++
    await promise
    return append(...batch)
  }
  return { goOn: resolve, isWriting: () => waiting > 0 }
}

const idOf = (board: Listener, name: string): string | undefined =>
  [...(board.room.state.players?.values() ?? [])].find(({ username }) => username === name)?.id

it('a player who is taken out while their seat is being written down is told so, and nothing of the game', async () => {
  const { board, code } = await inQuestion()
  const journal = slowly()
  const coming = join(code, { username: 'Ben' }).then(
    (ben) => ben,
    (error: Error) => error,
  )
  await until('his row', () => idOf(board, 'Ben'))
  board.room.send('kick', { playerId: idOf(board, 'Ben') })
  await until('his row to be gone', () => !idOf(board, 'Ben'))
  journal.goOn()
  const ben = await coming
  if (!(ben instanceof Error)) {
    await until('him to be let go', () => ben.left)
    expect(ben.left?.reason).toBe('removed')
    expect(lastTold(ben, 'next-question')).toBeUndefined()
  }
  await expect(join(code, { username: 'Ben' })).rejects.toThrow('nameRemoved')
})

it('a player who comes in while the game ends hears of its end once they are in', async () => {
  const { board, code } = await inQuestion()
  answer(board)
  const journal = slowly()
  const coming = join(code, { username: 'Late' })
  await until('the row', () => idOf(board, 'Late'))
  board.room.send('end-game', {})
  await until('the end', () => board.room.state.phase === 'finished')
  journal.goOn()
  const late = await coming
  await until('the word', () => lastTold<GameFinished>(late, 'game-finished'))
  const order = late.told.map(({ type }) => type)
  expect(order.lastIndexOf('game-finished')).toBeGreaterThan(order.indexOf('join-success'))
})

it('an answer under way from a player who is taken out counts for nobody, and the question goes on', async () => {
  const { board, ann, code } = await inQuestion()
  const ben = await join(code, { username: 'Ben' })
  await until('his seat', () => seatOf(ben) && idOf(board, 'Ben'))
  board.room.send('kick', { playerId: seatOf(ben)?.playerId })
  answer(ben)
  await until('him to be let go', () => ben.left)
  answer(ann)
  await until('the reveal', () => board.room.state.phase === 'reveal')
  expect(board.room.state.answeredCount).toBe(1)
})

it('of two phones of one account that answer at once one answer counts, and the seat is told that it is safe', async () => {
  const { board, ann, code } = await inQuestion()
  const as = `student:twice${hosts}:Mo`
  const first = await join(code, {}, as)
  await until('the seat', () => seatOf(first) && lastTold(first, 'next-question'))
  const journal = slowly()
  answer(first, 0)
  await until('the write', () => journal.isWriting())
  const coming = join(code, {}, as)
  await until('the first to be let go', () => first.left)
  answer(first, 1)
  journal.goOn()
  const second = await coming
  await until('its word', () => lastTold(second, 'answer-submitted') === 1)
  answer(second, 2)
  answer(ann)
  await until('the reveal', () => board.room.state.phase === 'reveal')
  const kept = harness.journal.games.get(code)?.batches.flat() ?? []
  const answers = kept.filter((entry) => entry.kind === 'answered' && entry.player === seatOf(second)?.playerId)
  expect(answers).toMatchObject([{ answer: { choice: 0 } }])
})

it('a host who reloads while the last answer closes the question finds the answer on the board', async () => {
  const { board, ann, code } = await inQuestion()
  const journal = slowly()
  answer(ann)
  await until('the reveal', () => ann.room.state.phase === 'reveal')
  const coming = join(code, {}, `teacher:slow${hosts - 1}:MrsHill`)
  await board.room.leave(false)
  journal.goOn()
  const after = await coming
  await until('what closed it', () => lastTold(after, 'question-closed'))
  expect(after.room.state).toMatchObject({ phase: 'reveal', questionNumber: 1 })
  await until('the word', () => lastTold(ann, 'answer-submitted') === 1)
  after.room.send('skip', { phase: 'reveal', questionNumber: 1 })
  await until('the next', () => ann.room.state.questionNumber === 2)
})

it('an empty lobby that could not be closed at once lets nobody in any more, and is closed soon', async () => {
  const { board, ann, code } = await aLobby()
  const { close } = harness.journal
  let tries = 0
  let isAway = true
  harness.journal.close = async (claim) => {
    tries++
    if (isAway) throw new Error('no answer')
    return close(claim)
  }
  for (const { room } of [board, ann]) void room.leave()
  const aWhile = async () => {
    harness.clock.offset += 60_000
  }
  await until('the first try', () => tries > 0, undefined, aWhile)
  await expect(join(code, { username: 'Late' })).rejects.toThrow('busy')
  const soon = tries
  await until('more tries', () => tries > soon + 1)
  isAway = false
  await until('the end', () => !harness.journal.games.has(code))
  harness.journal.close = close
  await expect(join(code, { username: 'Late' })).rejects.toThrow()
})
