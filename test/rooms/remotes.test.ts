import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askingMs, invitedMs, mostRemotes } from '../../rooms/game/seats/remotes.ts'
import { playAgain } from '../../rooms/hostedGames.ts'
import type { QuestionAsked } from '../../rooms/shared/contract/asking.ts'
import type { JoinSuccess, RemoteOpened } from '../../rooms/shared/contract/game.ts'
import type { GameFinished } from '../../rooms/shared/contract/gameResults.ts'
import type { RemoteSheet, RemoteSign } from '../../rooms/shared/contract/remote.ts'
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

const hostName = () => `teacher:${host}:MrsHill`
const join = async (code: string, options: object, as?: string): Promise<Listener> =>
  listen(await harness.client(as).joinById(code, options))
const remotesOf = (board: Listener): number => board.room.state.remotes

async function aGame(as = hostName(), settings = {}, questionSetId = 'sums') {
  const board = listen(await harness.client(as).create('game', { questionSetId, gameMode: 'classic', settings }))
  const code = board.room.roomId
  const ann = await join(code, { username: 'Ann' })
  await until('two seats', () => board.room.state.players?.size === 2 && lastTold(ann, 'join-success'))
  return { board, ann, code }
}

async function invited(board: Listener): Promise<string> {
  const before = lastTold<{ token: string }>(board, 'remote-invited')?.token
  board.room.send('invite-remote', {})
  return until('the link', () => {
    const token = lastTold<{ token: string }>(board, 'remote-invited')?.token
    return token !== before && token
  })
}

async function asking(board: Listener, code: string, token: string) {
  const phone = await join(code, { remote: token })
  const sign = await until('the sign', () => lastTold<{ sign: RemoteSign }>(phone, 'remote-waiting')?.sign)
  await until('the question', () => lastTold<{ sign: RemoteSign | null }>(board, 'remote-asks')?.sign?.number)
  return { phone, sign }
}

async function ledByPhone(board: Listener, code: string) {
  const token = await invited(board)
  const { phone, sign } = await asking(board, code, token)
  board.room.send('allow-remote', sign)
  const { key = '' } = await until('the yes', () => lastTold<RemoteOpened>(phone, 'remote-opened'))
  await until('a board without a bar', () => remotesOf(board) === 1)
  return { phone, key, token }
}

async function firstQuestion(board: Listener, ann: Listener): Promise<void> {
  board.room.send('start-game', {})
  await until('the countdown', () => board.room.state.phase === 'countdown')
  harness.clock.offset += phaseMs.countdown
  await until('the question', () => ann.room.state.phase === 'question')
}

/** Waits until the room has decided all it was told before, because it answers in the order in which it hears. */
async function heard(one: Listener): Promise<void> {
  const answers = one.told.filter(({ type }) => type === 'game-state').length
  one.room.send('get-game-state', {})
  await until('the answer', () => one.told.filter(({ type }) => type === 'game-state').length > answers)
}

describe('a remote', () => {
  it('that has slept is told how much time is left, and the board is told nothing', async () => {
    const { board, ann, code } = await aGame(undefined, { timeLimit: 20 })
    const phone = await join(code, { remote: '' }, hostName())
    await until('one remote', () => remotesOf(board) === 1)
    await firstQuestion(board, ann)
    harness.clock.offset += 12_000
    const before = board.told.length
    phone.room.send('get-game-state', {})
    const { remainingMs } = await until('the time', () => lastTold<QuestionAsked>(phone, 'next-question'))
    expect(remainingMs).toBeLessThanOrEqual(8000)
    await heard(board)
    const types = board.told.slice(before).map(({ type }) => type)
    expect(types.filter((type) => type === 'game-state' || type === 'next-question')).toEqual([
      'game-state',
      'next-question',
    ])
  })

  it('of the host’s own account leads, reads ahead, and leaves the board alone when it goes', async () => {
    const { board, ann, code } = await aGame()
    const phone = await join(code, { remote: '' }, hostName())
    await until('one remote', () => remotesOf(board) === 1)
    await until('the first page', () => lastTold(phone, 'remote-sheet'))
    expect(lastTold<RemoteSheet>(phone, 'remote-sheet')).toMatchObject({
      current: null,
      next: { number: 1, question: 'What is 0 + 1?', correct: 0 },
    })
    await until('everybody in its list', () => phone.room.state.players.size === 2)
    phone.room.send('start-game', { alone: false })
    await until('the countdown', () => board.room.state.phase === 'countdown')
    harness.clock.offset += phaseMs.countdown
    await until('the question', () => ann.room.state.phase === 'question')
    await until('the second page', () => lastTold<RemoteSheet>(phone, 'remote-sheet')?.next?.number === 2)
    expect(lastTold<RemoteSheet>(phone, 'remote-sheet')).toMatchObject({ current: { number: 1, correct: 0 } })
    phone.room.send('skip', { phase: 'question', questionNumber: 1 })
    await until('the reveal', () => ann.room.state.phase === 'reveal')
    phone.room.send('lock', { locked: true })
    await until('the locked door', () => board.room.state.locked)
    void phone.room.leave()
    await until('no remote', () => remotesOf(board) === 0)
    expect(board.room.state.phase).toBe('reveal')
    expect(rowOf(board).connected).toBe(true)
    expect(harness.errors).toEqual([])
  })

  it('by the link leads once the board has said yes, comes back by its key, and goes on when the board leaves', async () => {
    const { board, ann, code } = await aGame()
    const { phone, key } = await ledByPhone(board, code)
    phone.room.connection.close()
    await until('it being gone', () => phone.left && remotesOf(board) === 0)
    const again = await join(code, { remote: key })
    await until('it being back', () => remotesOf(board) === 1)
    void board.room.leave()
    await until('the board gone', () => board.left)
    again.room.send('start-game', { alone: false })
    await until('the countdown', () => ann.room.state.phase === 'countdown')
  })

  it('hears of the names that were caught before it came, but for those that were let in', async () => {
    const { board, code } = await aGame()
    for (const username of ['Mobi Dick', 'Scunthorpe Dick'])
      await expect(join(code, { username })).rejects.toThrow('nameBad')
    await until('the catches', () => board.told.filter(({ type }) => type === 'name-caught').length === 2)
    board.room.send('allow-name', { name: 'Mobi Dick' })
    await heard(board)
    const phone = await join(code, { remote: '' }, hostName())
    await until('the remote', () => lastTold(phone, 'name-caught'))
    expect(phone.told.filter(({ type }) => type === 'name-caught').map(({ message }) => message)).toEqual([
      { name: 'Scunthorpe Dick' },
    ])
  })

  it('moves to the next game with everybody else', async () => {
    const { board, ann, code } = await aGame()
    const { phone, key } = await ledByPhone(board, code)
    await firstQuestion(board, ann)
    phone.room.send('end-game', {})
    await until('the end', () => board.room.state.phase === 'finished')
    expect(
      await playAgain(harness.ports, code, { cookie: `as=${hostName()}`, address: '', device: null }, {}),
    ).toBeNull()
    await until('the next lobby', () => lastTold<RemoteOpened>(phone, 'remote-opened')?.game.round === 2)
    expect(lastTold<RemoteSheet>(phone, 'remote-sheet')).toMatchObject({ current: null, next: { number: 1 } })
    expect(phone.told.filter(({ type }) => type === 'join-success')).toEqual([])
    phone.room.connection.close()
    await until('it being gone', () => phone.left)
    await join(code, { remote: key })
    await until('it being back', () => remotesOf(board) === 1)
  })

  it('that comes back after the end is told the final scores and the report', async () => {
    const { board, ann, code } = await aGame()
    const { phone, key } = await ledByPhone(board, code)
    await firstQuestion(board, ann)
    phone.room.send('skip', { phase: 'question', questionNumber: 1 })
    await until('the reveal', () => ann.room.state.phase === 'reveal')
    phone.room.send('end-game', {})
    const told = await until('the end', () => lastTold<GameFinished>(phone, 'game-finished'))
    expect(told.reportId).toBeDefined()
    phone.room.connection.close()
    await until('it being gone', () => phone.left && remotesOf(board) === 0)
    const again = await join(code, { remote: key })
    expect(await until('the end once more', () => lastTold<GameFinished>(again, 'game-finished'))).toEqual(told)
  })

  it('reads no answers ahead where its host plays along, or is a pupil', async () => {
    for (const [as, settings] of [
      [`student:${host}:Ben`, {}],
      [`student:${host}b:Ben`, { hostPlays: false }],
      [`teacher:${host}c:MrsHill`, { hostPlays: true }],
    ] as const) {
      const { board, ann, code } = await aGame(as, settings, 'more-sums')
      const phone = await join(code, { remote: '' }, as)
      await until('one remote', () => remotesOf(board) === 1)
      await firstQuestion(board, ann)
      await heard(board)
      for (const { type, message } of phone.told)
        if (type === 'remote-sheet') expect(message).toEqual({ current: null, next: null })
      // A remote leads the game, but its answers do not count.
      phone.room.send('submit-answer', { answer: 0, questionNumber: 1 })
      phone.room.send('pause', {})
      await until('the pause', () => board.room.state.paused)
      expect(board.room.state.answeredCount).toBe(0)
      phone.room.send('end-game', {})
      await until('the end', () => board.room.state.phase === 'finished')
    }
  })
})

const rowOf = (board: Listener) =>
  board.room.state.players.get((lastTold<JoinSuccess>(board, 'join-success') as JoinSuccess).playerId)

describe('who must not lead', () => {
  const refusal = 'remoteRefused'

  it('is somebody with nothing, with a player’s key, another teacher or a made-up key', async () => {
    const { ann, board, code } = await aGame()
    const { seatKey } = lastTold<JoinSuccess>(ann, 'join-success') as JoinSuccess
    for (const remote of ['', seatKey, 'secret-1', '__proto__', 'undefined'])
      for (const as of [undefined, `student:${host}x:MrsHill`, 'teacher:other:MrsHill'])
        await expect(join(code, { remote, seatKey }, as)).rejects.toThrow(refusal)
    await heard(board)
    expect(remotesOf(board)).toBe(0)
  })

  it('is whoever comes with a link that was used, replaced, closed, late, or of another game', async () => {
    const { board, code } = await aGame()
    const used = await invited(board)
    await asking(board, code, used)
    await expect(join(code, { remote: used })).rejects.toThrow(refusal)
    const replaced = await invited(board)
    const fresh = await invited(board)
    await expect(join(code, { remote: replaced })).rejects.toThrow(refusal)
    const other = await aGame(`teacher:${host}o:MrsLake`)
    await expect(join(other.code, { remote: fresh })).rejects.toThrow(refusal)
    harness.clock.offset += invitedMs
    await expect(join(code, { remote: fresh })).rejects.toThrow(refusal)
    const closed = await invited(board)
    board.room.send('close-invitation', {})
    await heard(board)
    await expect(join(code, { remote: closed })).rejects.toThrow(refusal)
  })

  it('is a pupil who photographed the link: it waits, learns nothing, does nothing, and is sent away', async () => {
    const { board, ann, code } = await aGame()
    const { phone: thief, sign } = await asking(board, code, await invited(board))
    for (const [type, message] of [
      ['skip', {}],
      ['end-game', {}],
      ['allow-remote', sign],
      ['start-game', {}],
      ['invite-remote', {}],
    ] as const)
      thief.room.send(type, message)
    // The teacher's own phone shows another sign or none. So the sign that the teacher allows is never this one.
    board.room.send('allow-remote', { ...sign, number: sign.number === 99 ? 10 : sign.number + 1 })
    await heard(board)
    expect(board.room.state.phase).toBe('lobby')
    expect(remotesOf(board)).toBe(0)
    expect(thief.told.map(({ type }) => type)).toEqual(['remote-waiting'])
    expect(thief.room.state.players?.size ?? 0).toBe(0)
    board.room.send('close-invitation', {})
    await until('it being sent away', () => thief.left)
    board.room.send('allow-remote', sign)
    await heard(board)
    await heard(ann)
    expect(remotesOf(board)).toBe(0)
  })

  it('is one that was not answered for a minute', async () => {
    const { board, code } = await aGame()
    const { phone, sign } = await asking(board, code, await invited(board))
    harness.clock.offset += askingMs
    board.room.send('allow-remote', sign)
    await until('it being sent away', () => phone.left)
    await heard(board)
    expect(remotesOf(board)).toBe(0)
  })

  it('is a player, who neither invites nor allows; and a remote invites nobody either', async () => {
    const { board, ann, code } = await aGame()
    const { phone } = await ledByPhone(board, code)
    for (const one of [ann, phone])
      for (const type of ['invite-remote', 'close-invitation', 'end-remotes']) one.room.send(type, {})
    await heard(ann)
    await heard(board)
    expect(remotesOf(board)).toBe(1)
    for (const one of [ann, phone]) expect(lastTold(one, 'remote-invited')).toBeUndefined()
  })

  it('is one from which the board has taken the lead back', async () => {
    const { board, code } = await aGame()
    const { phone, key } = await ledByPhone(board, code)
    board.room.send('end-remotes', {})
    await until('it being sent away', () => phone.left?.reason === 'removed')
    await until('the bar', () => remotesOf(board) === 0)
    await expect(join(code, { remote: key })).rejects.toThrow(refusal)
  })

  it('is a fifth device', async () => {
    const { board, code } = await aGame()
    for (let count = 0; count < mostRemotes; count++) await join(code, { remote: '' }, hostName())
    await until('all of them', () => remotesOf(board) === mostRemotes)
    await expect(join(code, { remote: '' }, hostName())).rejects.toThrow(refusal)
  })
})

describe('what a remote is told', () => {
  it('opens no seat: neither the key of the host’s nor anybody’s', async () => {
    const { board, ann, code } = await aGame()
    const { phone, key } = await ledByPhone(board, code)
    await firstQuestion(board, ann)
    const told = JSON.stringify(phone.told)
    for (const one of [board, ann]) expect(told).not.toContain((lastTold(one, 'join-success') as JoinSuccess).seatKey)
    const guest = await join(code, { seatKey: key, username: 'Eve' })
    await until('a seat of her own', () => lastTold<JoinSuccess>(guest, 'join-success')?.isHost === false)
  })

  it('reaches nobody else: no board and no player hears a page before its time, or the key', async () => {
    const { board, ann, code } = await aGame()
    const { key } = await ledByPhone(board, code)
    await firstQuestion(board, ann)
    for (const one of [board, ann]) {
      expect(lastTold(one, 'remote-sheet')).toBeUndefined()
      expect(JSON.stringify([one.told, one.room.state])).not.toContain(key)
      expect(JSON.stringify(one.told)).not.toContain('What is 1 + 1?')
    }
  })
})

it('a remote that comes in the middle of a question is told what is on, how long still, and what it came to', async () => {
  const { board, ann, code } = await aGame()
  await firstQuestion(board, ann)
  harness.clock.offset += 5000
  const phone = await join(code, { remote: '' }, hostName())
  const { remainingMs = 0 } = await until('the question', () => lastTold<QuestionAsked>(phone, 'next-question'))
  expect(remainingMs > 10_000 && remainingMs <= 15_000).toBe(true)
  board.room.send('skip', {})
  await until('the reveal', () => ann.room.state.phase === 'reveal')
  const later = await join(code, { remote: '' }, hostName())
  expect(await until('the answer', () => lastTold(later, 'question-closed'))).toMatchObject({ correct: 0 })
})
