import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { silentMs } from '../../rooms/game/seats/silent.ts'
import type { JoinSuccess } from '../../rooms/shared/contract/game.ts'
import { phaseMs } from '../../rooms/shared/match/phaseLengths.ts'
import { type Harness, type Listener, lastTold, listen, openHarness, questions, until } from './roomHarness.ts'

let harness: Harness
let host: string
let hosts = 0
beforeAll(async () => {
  harness = await openHarness({ questions: questions(3) })
})
beforeEach(() => {
  host = `t${hosts++}`
})
afterAll(() => harness.close())

const open = async (maxPlayers = 1000): Promise<Listener> =>
  listen(
    await harness
      .client(`teacher:${host}:MrsHill`)
      .create('game', { questionSetId: 'sums', gameMode: 'classic', settings: { maxPlayers, pace: 'auto' } }),
  )
const sitDown = async (board: Listener, options: object, device?: string): Promise<Listener> => {
  const one = listen(await harness.client(undefined, device).joinById(board.room.roomId, options))
  await until('a seat', () => seatOf(one))
  return one
}
/** Only holds a seat and never speaks. */
const ghost = sitDown
/** Takes a seat and speaks, as a page does. */
async function pupil(board: Listener, username: string): Promise<Listener> {
  const one = await sitDown(board, { username })
  one.room.send('here', {})
  await until('being heard', () => rowOf(board, one)?.spoke)
  return one
}
const seatOf = (one: Listener) => lastTold<JoinSuccess>(one, 'join-success') as JoinSuccess
const rowOf = (board: Listener, one: Listener) => board.room.state.players?.get(seatOf(one).playerId)
const names = (board: Listener): string[] =>
  [...board.room.state.players.values()].filter(({ plays }) => plays).map(({ username }) => username)

describe('a full game', () => {
  it('gives a seat that never spoke to whoever is really there, and its name with it', async () => {
    const board = await open(2)
    await pupil(board, 'Ann')
    const silent = await ghost(board, { username: 'Ghost' })
    await expect(sitDown(board, { username: 'Ben' })).rejects.toThrow('full')
    harness.clock.offset += silentMs
    await pupil(board, 'Ben')
    await until('the ghost gone', () => silent.left)
    await until('the two who are there', () => names(board).sort().join() === 'Ann,Ben')
    harness.clock.offset += silentMs
    // Now both seats have spoken, and neither is given away.
    await expect(sitDown(board, { username: 'Ghost' })).rejects.toThrow('full')
  })

  it('gives up first where nobody is connected any more', async () => {
    const board = await open(2)
    const connected = await ghost(board, { username: 'Still' })
    const gone = await ghost(board, { username: 'Gone' })
    gone.room.connection.close()
    await until('it being gone', () => rowOf(board, gone)?.connected === false)
    harness.clock.offset += silentMs
    await pupil(board, 'Ann')
    expect(connected.left).toBeNull()
    await until('the right two', () => names(board).sort().join() === 'Ann,Still')
  })

  it('takes no seat from somebody who has answered, though their page says nothing more', async () => {
    const board = await open(1)
    const quiet = await ghost(board, { username: 'Quiet' })
    await until('two seats', () => board.room.state.players?.size === 2)
    board.room.send('start-game', {})
    await until('the countdown', () => board.room.state.phase === 'countdown')
    harness.clock.offset += phaseMs.countdown
    await until('the question', () => quiet.room.state.phase === 'question')
    quiet.room.send('submit-answer', { answer: 0, questionNumber: 1 })
    await until('the answer', () => lastTold(quiet, 'answer-submitted') === 1)
    harness.clock.offset += silentMs
    await expect(sitDown(board, { username: 'Ann' })).rejects.toThrow('full')
  })

  it('of two hundred ghosts has room for a class of thirty', async () => {
    const size = 200
    const board = await open(size)
    const ghosts: Listener[] = []
    // Only a few at a time: on a busy machine a seat would be given away before its device arrives.
    for (let from = 0; from < size; from += 10)
      ghosts.push(
        ...(await Promise.all(
          Array.from({ length: 10 }, (_, index) => ghost(board, { username: `G ${from + index}` })),
        )),
      )
    harness.clock.offset += silentMs
    const began = performance.now()
    const real = await Promise.all(Array.from({ length: 30 }, (_, index) => pupil(board, `Pupil ${index}`)))
    process.stdout.write(`30 pupils sat down among ${size} ghosts in ${(performance.now() - began).toFixed(0)} ms\n`)
    await until('thirty ghosts gone', () => ghosts.filter(({ left }) => left).length === 30)
    board.room.send('clear-silent', {})
    await until('nobody but the class', () => names(board).length === 30)
    expect(real.filter(({ left }) => left)).toEqual([])
    expect(harness.errors).toEqual([])
  })
})

describe('the host clears', () => {
  it('all that never spoke by one press; whoever was there after all comes in again', async () => {
    const board = await open()
    await pupil(board, 'Ann')
    const silent = await Promise.all(['G1', 'G2', 'G3'].map((username) => ghost(board, { username })))
    harness.clock.offset += silentMs
    board.room.send('clear-silent', {})
    await until('the ghosts gone', () => silent.every(({ left }) => left))
    await until('who is there', () => names(board).join() === 'Ann')
    await pupil(board, 'G2')
  })

  it('and nobody else does: not a player, and not by sending it often', async () => {
    const board = await open()
    const ann = await pupil(board, 'Ann')
    await ghost(board, { username: 'Ghost' })
    await until('three seats', () => board.room.state.players.size === 3)
    harness.clock.offset += silentMs
    for (let count = 0; count < 5; count++) ann.room.send('clear-silent', {})
    const told = ann.told.length
    ann.room.send('get-game-state', {})
    await until('an answer', () => ann.told.length > told)
    expect(board.room.state.players.size).toBe(3)
  })
})

describe('one browser', () => {
  it('takes eight seats in a minute and no ninth; another browser is not meant, nor is coming back', async () => {
    const board = await open()
    const first = await ghost(board, { username: 'First' }, 'one')
    for (let count = 1; count < 8; count++) await ghost(board, { username: `Ghost ${count}` }, 'one')
    await expect(ghost(board, { username: 'Ninth' }, 'one')).rejects.toThrow('tooManyAttempts')
    await ghost(board, { username: 'Ann' }, 'another')
    const { seatKey, playerId } = seatOf(first)
    expect(seatOf(await sitDown(board, { seatKey }, 'one')).playerId).toBe(playerId)
    harness.clock.offset += 60_000
    await ghost(board, { username: 'Ninth' }, 'one')
  })
})
