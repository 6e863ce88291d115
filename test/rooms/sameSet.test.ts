import { matchMaker } from '@colyseus/core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bringGamesBack } from '../../rooms/frontDoor.ts'
import { playAgain } from '../../rooms/hostedGames.ts'
import { sameSet } from '../../rooms/sameSet.ts'
import { type Harness, type Listener, lastTold, listen, openHarness, questions, until } from './roomHarness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness({ questions: questions(3) })
})
afterAll(() => harness.close())

let round = 0
/** Each test has new accounts, so that it does not meet the rooms of another test. */
let teacher: string
let otherTeacher: string
let pupil: string
let friend: string
beforeEach(() => {
  round += 1
  teacher = `teacher:t${round}:Hill`
  otherTeacher = `teacher:o${round}:Other`
  pupil = `student:s${round}:Ann`
  friend = `student:f${round}:Ben`
})

const host = async (as: string, device?: string, questionSetId = 'sums') =>
  listen(await harness.client(as, device).create('game', { questionSetId, gameMode: 'classic' }))

const join = async (board: Listener, as?: string, device?: string) =>
  listen(await harness.client(as, device).joinById(board.room.roomId, { username: `Guest ${round}` }))

const practise = async (as: string, device?: string) =>
  listen(await harness.client(as, device).create('practice', { questionSetId: 'sums' }))

const start = async (board: Listener, alone = false) => {
  if (board.room.state.phase === 'lobby') board.room.send('start-game', { alone })
  await until('the game', () => board.room.state.phase !== 'lobby')
}

const end = async (board: Listener, alone = false) => {
  await start(board, alone)
  board.room.send('end-game', {})
  await until('the end', () => lastTold(board, 'game-finished'))
}

const isOut = (one: Listener) => until('being out', () => one.left)

describe('whoever plays a set learns nothing of its answers', () => {
  it('at a practice that was opened before, nor at a new one, while everybody else practises on', async () => {
    const own = await practise(pupil)
    await until('the question', () => own.room.state.phase === 'question')
    const bystander = await practise(friend)
    const board = await host(teacher)
    await join(board, pupil)
    expect((await isOut(own))?.reason).toBe('elsewhere')
    expect(own.told.map(({ type }) => type)).not.toContain('question-closed')
    await expect(harness.client(pupil).joinById(own.room.roomId)).rejects.toThrow()
    await expect(practise(pupil)).rejects.toThrow('beingPlayed')
    await until('the question', () => bystander.room.state.phase === 'question')
    expect(bystander.left).toBeNull()
    await end(board)
    const again = await practise(pupil)
    await until('the question', () => again.room.state.phase === 'question')
  })

  it('under an account of theirs, where they came as a guest of the same browser', async () => {
    const own = await practise(pupil, `device${round}`)
    const board = await host(teacher)
    await join(board, undefined, `device${round}`)
    await isOut(own)
    await expect(practise(pupil, `device${round}`)).rejects.toThrow('beingPlayed')
    await expect(host(otherTeacher, `device${round}`)).rejects.toThrow('beingPlayed')
    await end(board)
  })

  it('at a game of their own that was opened before: the teacher’s goes first, and theirs waits until it is over', async () => {
    const own = await host(pupil)
    const board = await host(teacher)
    await join(board, pupil)
    await isOut(own)
    await expect(harness.client(pupil).joinById(own.room.roomId, {})).rejects.toThrow('beingPlayed')
    await end(board)
    const back = listen(await harness.client(pupil).joinById(own.room.roomId, {}))
    await end(back, true)
  })

  it('at a second game, whoever hosts it, and on the board of whoever calls themselves a teacher', async () => {
    const board = await host(teacher)
    const [early, late] = [await host(otherTeacher, `device${round}`), await host(friend)]
    await join(board, pupil, `device${round}`)
    await isOut(early)
    for (const other of [early, late]) await expect(join(other, pupil)).rejects.toThrow('beingPlayed')
    await expect(host(pupil)).rejects.toThrow('beingPlayed')
    await expect(host(`teacher:x${round}:Fake`, `device${round}`)).rejects.toThrow('beingPlayed')
    await end(board)
    await join(early, pupil)
  })

  it('at the next game of a friend, on whose seat of the game before they sit, nor by opening it from a browser that plays', async () => {
    const theirs = await host(friend, undefined, 'more-sums')
    const code = theirs.room.roomId
    const early = await join(theirs, pupil, `device${round}`)
    await end(theirs)
    const board = await host(teacher)
    const seat = await join(board, pupil, `device${round}`)
    const again = (device: string | null) =>
      playAgain(harness.ports, code, { cookie: `as=${friend}`, address: '', device }, { questionSetId: 'sums' })
    expect(await again(`device${round}`)).toBe('beingPlayed')
    expect(await again(null)).toBeNull()
    expect((await isOut(early))?.reason).toBe('elsewhere')
    expect(seat.left).toBeNull()
    await expect(harness.client(pupil).joinById(code, {})).rejects.toThrow('beingPlayed')
    await end(board)
  })

  it('after a server has ended and begun again', async () => {
    const board = await host(teacher)
    const own = await practise(friend)
    await join(board, pupil)
    await start(board)
    const codes = [board.room.roomId, own.room.roomId]
    for (const code of codes) await matchMaker.getLocalRoomById(code).disconnect()
    expect(sameSet.isPlaying('sums', { userId: `s${round}`, device: null })).toBe(false)
    await bringGamesBack(harness.ports)
    await expect(practise(pupil)).rejects.toThrow('beingPlayed')
    const again = listen(await harness.client(friend).joinById(own.room.roomId))
    await until('the question', () => again.room.state.phase === 'question')
    const back = listen(await harness.client(teacher).joinById(board.room.roomId, {}))
    await end(back)
  })
})

describe('nobody is kept from what they may do', () => {
  it('by a game or a practice that could not be opened', async () => {
    const board = await host(teacher)
    const own = await practise(friend)
    await join(board, pupil)
    await start(board)
    for (const { room } of [board, own]) await matchMaker.getLocalRoomById(room.roomId).disconnect()
    const { wakeAt } = harness.ports
    harness.ports.wakeAt = () => {
      throw new Error('no clock')
    }
    await bringGamesBack(harness.ports)
    harness.ports.wakeAt = wakeAt
    await practise(pupil)
    const next = await host(otherTeacher)
    const there = await join(next, friend)
    await end(next)
    expect(there.left).toBeNull()
  })

  it('a teacher leads two games of a set, and their pupils move between them', async () => {
    const [first, second] = [await host(teacher), await host(teacher)]
    await join(first, pupil)
    await join(second, pupil)
    await join(first, pupil)
    await end(first)
    await end(second)
  })

  it('another set is another set', async () => {
    const board = await host(teacher)
    await join(board, pupil)
    const other = await host(otherTeacher, undefined, 'more-sums')
    await join(other, pupil)
    await end(board)
    await end(other)
  })

  it('games that are over are in nobody’s way, and nothing of them is remembered', async () => {
    const board = await host(teacher)
    await join(board, pupil)
    await end(board)
    expect(sameSet.isPlaying('sums', { userId: `s${round}`, device: null })).toBe(false)
    const next = await host(otherTeacher)
    await join(next, pupil)
    await end(next)
  })
})
