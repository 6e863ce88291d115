import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lookAtGame } from '../../rooms/frontDoor.ts'
import { unattendedMs } from '../../rooms/game/journal/vigil.ts'
import type { FinishedGame } from '../../rooms/ports.ts'
import type { QuestionAsked } from '../../rooms/shared/contract/asking.ts'
import type { JoinSuccess, Notice } from '../../rooms/shared/contract/game.ts'
import type { FinalScore } from '../../rooms/shared/contract/gameResults.ts'
import { phaseMs } from '../../rooms/shared/match/phaseLengths.ts'
import { type Harness, type Listener, lastTold, listen, openHarness, questions, until } from './roomHarness.ts'

const questionCount = 3
let harness: Harness
beforeAll(async () => {
  harness = await openHarness({ questions: questions(questionCount) })
})
afterAll(() => harness.close())

interface Table {
  code: string
  board: Listener
  ann: Listener
  ben: Listener
}

const teacher = () => harness.client('teacher:t1:MrsHill')
const open = async (settings = {}, host = teacher(), questionSetId = 'sums'): Promise<Listener> =>
  listen(await host.create('game', { questionSetId, gameMode: 'classic', settings: { pace: 'auto', ...settings } }))
const join = async (code: string, username: string): Promise<Listener> =>
  listen(await harness.client().joinById(code, { username }))

/** A game that a teacher hosts, with two guests who have heard that they are in it. */
async function aGame(settings = {}): Promise<Table> {
  const board = await open(settings)
  const code = board.room.roomId
  const [ann, ben] = await Promise.all([join(code, 'Ann'), join(code, 'Ben')])
  await until('three seats', () => board.room.state.players?.size === 3)
  await until('the seats being known', () => [ann, ben].every((one) => lastTold(one, 'join-success')))
  return { code, board, ann, ben }
}

const seatOf = (one: Listener) => lastTold<JoinSuccess>(one, 'join-success') as JoinSuccess
const rowOf = (board: Listener, one: Listener) => board.room.state.players.get(seatOf(one).playerId)
const phase = (one: Listener): string => one.room.state.phase
const right = (question: number) => (question - 1) % 4

async function start({ board, ann, ben }: Table): Promise<void> {
  board.room.send('start-game', {})
  await until('the countdown', () => phase(board) === 'countdown')
  harness.clock.offset += phaseMs.countdown
  await until('the question', () => [ann, ben].every((one) => phase(one) === 'question'))
}

const answer = (one: Listener, choice: number) =>
  one.room.send('submit-answer', { gameCode: one.room.roomId, answer: choice, timeElapsed: 0 })

/** Everybody at the table answers the open question, and sees it closed. */
async function playQuestion({ board, ann, ben }: Table, question: number, anns: number, bens: number): Promise<void> {
  await until('its turn', () => phase(board) === 'question' && board.room.state.questionNumber === question)
  answer(ann, anns)
  answer(ben, bens)
  await until('the reveal', () => [board, ann, ben].every((one) => phase(one) === 'reveal'))
}

async function ended(one: Listener, code: string): Promise<{ players: FinalScore[]; record: FinishedGame }> {
  const { players } = await until('the end', () => lastTold<{ players: FinalScore[] }>(one, 'game-finished'))
  const record = await until('the record', () => harness.recorded.find(({ report }) => report.gameCode === code))
  return { players, record }
}

describe('the report', () => {
  const dayMs = 24 * 60 * 60_000

  it.each([
    { days: 3, why: 'after the laptop of the school has slept for nights' },
    { days: -400, why: 'after a clock that was wrong when the school opened was set right' },
  ])('bears the date on the wall, $why', async ({ days }) => {
    const { date } = harness.ports
    harness.ports.date = () => date() + days * dayMs
    const table = await aGame()
    await start(table).finally(() => Object.assign(harness.ports, { date }))
    await playQuestion(table, 1, right(1), right(2))
    table.board.room.send('end-game', {})
    const { report } = (await ended(table.ann, table.code)).record
    for (const at of [report.startedAt, report.finishedAt])
      expect(Math.abs(at - date() - days * dayMs)).toBeLessThan(dayMs)
    expect(report.finishedAt).toBeGreaterThan(report.startedAt)
  })

  it('bears the date of its start, where the lobby or the game before has waited on a laptop that slept for a night', async () => {
    const { date } = harness.ports
    const table = await aGame()
    harness.ports.date = () => date() + dayMs
    await start(table).finally(() => Object.assign(harness.ports, { date }))
    await playQuestion(table, 1, right(1), right(2))
    table.board.room.send('end-game', {})
    const { report } = (await ended(table.ann, table.code)).record
    for (const at of [report.startedAt, report.finishedAt])
      expect(Math.abs(at - date() - dayMs)).toBeLessThan(dayMs / 2)
  })
})

it('the clock is looked at again and again also where nothing happens: a long gap would count as a sleep of the server', async () => {
  const { now } = harness.ports
  const isLookedAt = async () => {
    let looks = 0
    harness.ports.now = () => {
      looks++
      return now()
    }
    await until('three looks at the clock', () => looks >= 3).finally(() => Object.assign(harness.ports, { now }))
  }
  const table = await aGame()
  await isLookedAt()
  await start(table)
  table.board.room.send('pause', {})
  await until('the pause', () => table.board.room.state.paused)
  await isLookedAt()
  table.board.room.send('end-game', {})
  await until('the end', () => phase(table.board) === 'finished')
  await isLookedAt()
})

describe('pausing', () => {
  it('stops the clock and takes no answers; going on gives the same time back', async () => {
    const table = await aGame({ timeLimit: 20 })
    await start(table)
    const { board, ann, ben } = table
    const endsAt = ann.room.state.endsAt
    board.room.send('pause', {})
    await until('the pause', () => [ann, ben].every((one) => one.room.state.paused))
    harness.clock.offset += 60_000
    answer(ann, right(1))
    ann.room.send('get-game-state', {})
    await until('being heard', () => lastTold(ann, 'game-state'))
    expect(lastTold(ann, 'answer-submitted')).toBeUndefined()
    expect(phase(ann)).toBe('question')
    board.room.send('resume', {})
    await until('going on', () => [ann, ben].every((one) => !one.room.state.paused))
    expect(ann.room.state.endsAt - endsAt).toBeGreaterThanOrEqual(60_000)
    await playQuestion(table, 1, right(1), right(1))
    // A minute at the blackboard costs no player a point for speed.
    expect(rowOf(board, ann).score).toBeGreaterThan(100)
  })

  it('works in the countdown and in the reveal, and twice is once', async () => {
    const table = await aGame()
    const { board, ann } = table
    board.room.send('start-game', {})
    await until('the countdown', () => phase(board) === 'countdown')
    board.room.send('pause', {})
    board.room.send('pause', {})
    await until('the pause', () => ann.room.state.paused)
    harness.clock.offset += phaseMs.countdown * 10
    board.room.send('resume', {})
    await until('going on', () => !ann.room.state.paused)
    expect(phase(ann)).toBe('countdown')
    harness.clock.offset += phaseMs.countdown
    await playQuestion(table, 1, 0, 0)
    board.room.send('pause', {})
    await until('the pause', () => ann.room.state.paused)
    harness.clock.offset += phaseMs.reveal * 10
    board.room.send('resume', {})
    await until('going on', () => !ann.room.state.paused)
    expect(phase(ann)).toBe('reveal')
    harness.clock.offset += phaseMs.reveal
    await until('the next', () => ann.room.state.questionNumber === 2)
  })
})

describe('skipping', () => {
  it('ends whatever is on: countdown, question, reveal', async () => {
    const { board, ann, code } = await aGame()
    board.room.send('start-game', {})
    await until('the countdown', () => phase(board) === 'countdown')
    board.room.send('skip', {})
    await until('the question', () => phase(ann) === 'question')
    answer(ann, right(1))
    await until('the answer', () => lastTold(ann, 'answer-submitted'))
    board.room.send('skip', {})
    await until('the reveal', () => phase(ann) === 'reveal')
    for (let question = 2; question <= questionCount; question++) {
      board.room.send('skip', {})
      await until('the next', () => ann.room.state.questionNumber === question && phase(ann) === 'question')
      board.room.send('pause', {})
      await until('the pause', () => ann.room.state.paused)
      board.room.send('skip', {})
      await until('the reveal', () => phase(ann) === 'reveal' && !ann.room.state.paused)
    }
    board.room.send('skip', {})
    const { players, record } = await ended(board, code)
    expect(players.map(({ username, correctCount }) => [username, correctCount])).toEqual([
      ['Ann', 1],
      ['Ben', 0],
    ])
    // Ben was there and said nothing, three times.
    expect(record.report.players[1]?.answers.map((given) => given?.choice ?? -1)).toEqual([-1, -1, -1])
  })
})

describe('striking a question out', () => {
  it('takes its points from everybody, afterwards', async () => {
    const table = await aGame()
    const { board, ann, ben, code } = table
    await start(table)
    await playQuestion(table, 1, right(1), 3)
    harness.clock.offset += phaseMs.reveal
    await playQuestion(table, 2, right(2), right(2))
    const [anns, bens] = [rowOf(board, ann).score, rowOf(board, ben).score]
    expect(anns).toBeGreaterThan(bens)
    board.room.send('void-question', { questionNumber: 1 })
    await until('the new score', () => rowOf(board, ann).score < anns)
    expect([rowOf(board, ann).correctCount, rowOf(board, ben).correctCount]).toEqual([1, 1])
    expect(rowOf(board, ben).score).toBe(bens)
    await until('the own row', () => ann.room.state.players.get(seatOf(ann).playerId).score < anns)
    board.room.send('void-question', { questionNumber: 1 })
    board.room.send('void-question', { questionNumber: 3 })
    board.room.send('end-game', {})
    const { players, record } = await ended(ann, code)
    expect(record.report.questions.map(({ voided }) => voided)).toEqual([true, false])
    for (const { answers, score } of record.report.players) {
      expect(answers[0]?.gained).toBe(0)
      expect(score).toBe(answers[1]?.gained)
    }
    expect(players.map(({ correctCount }) => correctCount)).toEqual([1, 1])
  })

  it('closes it at once when it is the one that is on', async () => {
    const table = await aGame()
    const { board, ann } = table
    await start(table)
    answer(ann, right(1))
    await until('the answer', () => lastTold(ann, 'answer-submitted'))
    board.room.send('void-question', { questionNumber: 1 })
    await until('the reveal', () => phase(ann) === 'reveal')
    expect(rowOf(board, ann)).toMatchObject({ score: 0, correctCount: 0, streak: 0 })
    harness.clock.offset += phaseMs.reveal
    await playQuestion(table, 2, right(2), 0)
    expect(rowOf(board, ann).correctCount).toBe(1)
  })
})

describe('the door', () => {
  it('locked keeps newcomers out and lets those with a seat come back; unlocked it opens', async () => {
    const { board, ann, code } = await aGame()
    board.room.send('lock', { locked: true })
    await until('the lock', () => board.room.state.locked)
    await expect(join(code, 'Cleo')).rejects.toThrow('locked')
    const again = listen(await harness.client().joinById(code, { seatKey: seatOf(ann).seatKey }))
    await until('the old seat', () => lastTold(again, 'join-success'))
    expect(seatOf(again).playerId).toBe(seatOf(ann).playerId)
    board.room.send('lock', { locked: false })
    await until('the open door', () => !board.room.state.locked)
    await join(code, 'Cleo')
    await until('four seats', () => board.room.state.players.size === 4)
  })

  it('says at the door to those with a seat that it is open for them, and to nobody else', async () => {
    const { board, code } = await aGame()
    const zoe = listen(await harness.client('student:s4:Zoe').joinById(code, {}))
    const { playerId } = await until('the seat', () => lastTold<JoinSuccess>(zoe, 'join-success'))
    board.room.send('lock', { locked: true })
    await until('the lock', () => board.room.state.locked)
    const looks = () =>
      Promise.all(['s4', 't1', 's5', null].map(async (id) => (await lookAtGame(harness.ports, code, id))?.refusal))
    expect(await looks()).toEqual([null, null, 'locked', 'locked'])
    board.room.send('kick', { playerId })
    await until('being told', () => zoe.left?.reason === 'removed')
    expect((await looks())[0]).toBe('removed')
  })

  it('is full when it is, and the host is not counted', async () => {
    const { code } = await aGame({ maxPlayers: 2 })
    await expect(join(code, 'Cleo')).rejects.toThrow('full')
  })

  it('lets latecomers in by default: they get the question that is on, with the time that is left', async () => {
    const table = await aGame({ timeLimit: 20 })
    const { board, ann, ben, code } = table
    await start(table)
    await playQuestion(table, 1, right(1), 3)
    harness.clock.offset += phaseMs.reveal
    await until('the next', () => phase(ben) === 'question')
    harness.clock.offset += 8000
    const cleo = await join(code, 'Cleo')
    const told = await until('the question', () => lastTold<QuestionAsked>(cleo, 'next-question'))
    expect(told.questionNumber).toBe(2)
    expect(told.remainingMs).toBeLessThanOrEqual(12_000)
    answer(cleo, right(2))
    await until('the answer', () => lastTold(cleo, 'answer-submitted'))
    answer(ann, 3)
    answer(ben, 3)
    await until('the reveal', () => phase(cleo) === 'reveal')
    board.room.send('end-game', {})
    const { record } = await ended(cleo, code)
    const late = record.report.players.find(({ username }) => username === 'Cleo')
    expect(late?.answers.map((given) => given?.correct ?? null)).toEqual([null, true])
    expect(late?.correctCount).toBe(1)
  })

  it('stays shut for latecomers where the host wants it so, but not for those who come back', async () => {
    const table = await aGame({ lateJoin: false })
    await start(table)
    await expect(join(table.code, 'Cleo')).rejects.toThrow('locked')
    const again = listen(await harness.client().joinById(table.code, { seatKey: seatOf(table.ann).seatKey }))
    await until('the old seat', () => lastTold(again, 'join-success'))
  })

  it('shut by its start says so to the board, whose host opens it again for somebody who is late', async () => {
    const table = await aGame({ lateJoin: false })
    const { board, code } = table
    expect(board.room.state.locked).toBe(false)
    await start(table)
    await until('the sign on the board', () => board.room.state.locked)
    board.room.send('lock', { locked: false })
    await until('the open door', () => !board.room.state.locked)
    const late = await join(code, 'Cleo')
    await until('the late seat', () => lastTold(late, 'join-success'))
  })

  it('is closed for good after the game, but for those who played', async () => {
    const table = await aGame()
    await start(table)
    table.board.room.send('end-game', {})
    await until('the end', () => phase(table.ann) === 'finished')
    await expect(join(table.code, 'Cleo')).rejects.toThrow('ended')
    const again = listen(await harness.client().joinById(table.code, { seatKey: seatOf(table.ann).seatKey }))
    await until('the scores', () => lastTold(again, 'game-finished'))
    for (const one of [again, table.ben, table.board]) await one.room.leave(true)
    const gone = async () => !(await harness.rooms()).includes(table.code)
    let isGone = false
    await until(
      'the room going',
      () => isGone,
      10_000,
      async () => {
        harness.clock.offset += 60_000
        isGone = await gone()
      },
    )
    await expect(join(table.code, 'Cleo')).rejects.toThrow('ended')
    expect((await lookAtGame(harness.ports, table.code, null))?.refusal).toBe('ended')
  })
})

describe('names', () => {
  it('that are caught are told to the host alone, who may allow them', async () => {
    const { board, ann, code } = await aGame()
    await expect(join(code, 'Scunthorpe Dick')).rejects.toThrow('nameBad')
    expect(await until('the catch', () => lastTold(board, 'name-caught'))).toEqual({ name: 'Scunthorpe Dick' })
    ann.room.send('get-game-state', {})
    await until('the answer', () => lastTold(ann, 'game-state'))
    expect(lastTold(ann, 'name-caught')).toBeUndefined()
    board.room.send('allow-name', { name: 'Scunthorpe Dick' })
    board.room.send('get-game-state', {})
    await until('the answer', () => lastTold(board, 'game-state'))
    const dick = await join(code, 'Scunthorpe Dick')
    await until('the seat', () => lastTold(dick, 'join-success'))
    await until('the name', () => rowOf(board, dick)?.username === 'Scunthorpe Dick')
    await expect(join(code, 'Dick Dick')).rejects.toThrow('nameBad')
  })

  it('that are caught while the host is away are told when the host is back', async () => {
    const { board, code } = await aGame()
    await board.room.leave(false)
    await expect(join(code, 'Moby Dick')).rejects.toThrow('nameBad')
    const back = listen(await teacher().joinById(code, {}))
    expect(await until('the catch', () => lastTold(back, 'name-caught'))).toEqual({ name: 'Moby Dick' })
    const second = listen(await teacher().joinById(code, {}))
    await until('the seat', () => lastTold(second, 'join-success'))
    expect(lastTold(second, 'name-caught')).toBeUndefined()
  })

  it('are given out where the host wants no inventions, to accounts as well', async () => {
    const board = await open({ nicknames: 'generated' })
    const code = board.room.roomId
    const wishes = Array.from({ length: 20 }, () => join(code, 'Rude Name'))
    await Promise.all([...wishes, harness.client('student:s1:RealName').joinById(code, {}).then(listen)])
    await until('the class', () => board.room.state.players?.size === 22)
    const names = [...board.room.state.players.values()].flatMap(({ username, isHost }) => (isHost ? [] : [username]))
    expect(new Set(names).size).toBe(21)
    for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/)
    expect(names).not.toContain('Rude Name')
    expect(names).not.toContain('RealName')
  })

  it('are free again for nobody who was thrown out, and gone from every screen and result', async () => {
    const table = await aGame()
    const { board, ann, ben, code } = table
    await start(table)
    answer(ben, right(1))
    await until('the answer', () => lastTold(ben, 'answer-submitted'))
    board.room.send('kick', { playerId: seatOf(ann).playerId })
    // Ann was the only one who had not answered.
    await until('the reveal', () => phase(ben) === 'reveal')
    await until('being told', () => ann.left?.reason === 'removed')
    await expect(join(code, ' ANN ')).rejects.toThrow('nameRemoved')
    expect(board.room.state.players.size).toBe(2)
    expect(lastTold<{ spread: number[] }>(board, 'question-closed')?.spread).toEqual([1, 0, 0, 0])
    board.room.send('end-game', {})
    const { players, record } = await ended(board, code)
    expect(players.map(({ username }) => username)).toEqual(['Ben'])
    expect(record.report.players.map(({ username }) => username)).toEqual(['Ben'])
  })
})

it('somebody thrown out is gone from the standings at once', async () => {
  const table = await aGame()
  const { board, ann, ben } = table
  await start(table)
  await playQuestion(table, 1, right(1), 3)
  await until('the leader', () => ben.room.state.leaders.get('1').username === 'Ann')
  board.room.send('kick', { playerId: seatOf(ann).playerId })
  await until('the other', () => ben.room.state.leaders.get('1').username === 'Ben')
  expect(ben.room.state.leaders.get('2').username).toBe('')
  expect(rowOf(ben, ben)).toMatchObject({ place: 1, aheadName: '' })
})

describe('leaving', () => {
  it('the lobby gives the seat and the name back', async () => {
    const { board, ann, code } = await aGame({ maxPlayers: 2 })
    await expect(join(code, 'Cleo')).rejects.toThrow('full')
    await ann.room.leave(true)
    await until('the free seat', () => board.room.state.players.size === 2 && board.room.state.playerCount === 1)

    await join(code, 'Ann')
  })

  it('a game that is on, or losing the line in the lobby, does not', async () => {
    const table = await aGame()
    await table.ben.room.leave(false)
    await until('the card', () => table.board.room.state.connectedCount === 1)
    expect(table.board.room.state.playerCount).toBe(2)
    table.board.room.send('start-game', {})
    await until('the countdown', () => phase(table.board) === 'countdown')
    await table.ann.room.leave(true)
    await until('being alone', () => table.board.room.state.connectedCount === 0)
    expect(table.board.room.state.playerCount).toBe(2)
  })
})

describe('ending early', () => {
  it('keeps the results of the questions that were closed', async () => {
    const table = await aGame()
    const { board, ann, code } = table
    await start(table)
    await playQuestion(table, 1, right(1), 3)
    const { score } = rowOf(board, ann)
    harness.clock.offset += phaseMs.reveal
    await until('the next', () => phase(ann) === 'question')
    answer(ann, right(2))
    await until('the answer', () => lastTold<number>(ann, 'answer-submitted') === 2)
    board.room.send('end-game', {})
    const { players, record } = await ended(ann, code)
    expect(players[0]).toMatchObject({ username: 'Ann', score, correctCount: 1 })
    expect(record.report.questions).toHaveLength(1)
  })

  it('before anything was asked is no game: it is in nobody’s record, and nobody has won it', async () => {
    const board = await open()
    const code = board.room.roomId
    const pupil = listen(await harness.client('student:s7:Gus').joinById(code, {}))
    await until('two seats', () => board.room.state.players?.size === 2)
    board.room.send('end-game', {})
    await until('the end', () => lastTold(pupil, 'game-finished'))
    for (const { room } of [board, pupil]) void room.leave()
    await until('both gone', () => board.left && pupil.left)
    harness.clock.offset += unattendedMs
    await until('the empty journal', () => !harness.journal.games.has(code))
    expect(harness.recorded.filter(({ report }) => report.gameCode === code)).toEqual([])
  })
})

describe('a host', () => {
  it('looks on from two screens, which both show everybody and can both lead', async () => {
    const table = await aGame()
    const { board, ann, ben, code } = table
    const second = listen(await teacher().joinById(code, {}))
    await until('the second screen', () => second.room.state.players?.size === 3)
    const cleo = await join(code, 'Cleo')
    await until('everybody on both', () => [board, second].every((one) => one.room.state.players.size === 4))
    void cleo.room.leave()
    second.room.send('start-game', {})
    await until('the countdown', () => phase(board) === 'countdown')
    harness.clock.offset += phaseMs.countdown
    await until('the question', () => phase(ben) === 'question')
    await board.room.leave()
    answer(ann, right(1))
    answer(ben, right(1))
    await until('the reveal', () => phase(second) === 'reveal')
    const scores = [...second.room.state.players.values()].map(({ score }) => score)
    expect(scores.filter((score) => score > 0)).toHaveLength(2)
    second.room.send('skip', {})
    await until('the next', () => ben.room.state.questionNumber === 2)
  })

  it('who goes does not end the game, and finds everything on coming back', async () => {
    const table = await aGame()
    const { board, ann, ben, code } = table
    await start(table)
    await board.room.leave()
    answer(ann, right(1))
    answer(ben, 3)
    await until('the reveal', () => phase(ann) === 'reveal')
    harness.clock.offset += phaseMs.reveal
    await until('the next', () => phase(ann) === 'question')
    const back = listen(await teacher().joinById(code, {}))
    await until('the seat', () => lastTold(back, 'join-success'))
    expect(seatOf(back)).toMatchObject({ isHost: true, plays: false })
    await until('everybody', () => back.room.state.players?.size === 3)
    expect(rowOf(back, ann).score).toBeGreaterThan(100)
    expect(lastTold<QuestionAsked>(back, 'next-question')?.questionNumber).toBe(2)
    await playQuestion({ ...table, board: back }, 2, right(2), right(2))
    back.room.send('end-game', {})
    await ended(back, code)
  })

  it.each([
    ['student:s1:ann', {}, true],
    ['student:s1:ann', { hostPlays: false }, false],
    ['teacher:t1:MrsHill', {}, false],
    ['teacher:t1:MrsHill', { hostPlays: true }, true],
  ])('%s with %j plays: %s', async (as, settings, plays) => {
    const board = await open(settings, harness.client(as), 'more-sums')
    await until('the seat', () => lastTold(board, 'join-success'))
    expect(seatOf(board)).toMatchObject({ isHost: true, plays })
  })

  it('plays alone when nobody else has come', async () => {
    const board = await open()
    const code = board.room.roomId
    await until('the seat', () => board.room.state.players?.size === 1)
    board.room.send('start-game', {})
    await until('the countdown', () => phase(board) === 'countdown')
    board.room.send('skip', {})
    await until('the board being a player from the first question on', () => rowOf(board, board)?.plays)
    const { playerCount, connectedCount } = board.room.state
    expect({ playerCount, connectedCount }).toEqual({ playerCount: 1, connectedCount: 1 })
    for (let question = 1; question <= questionCount; question++) {
      await until('the question', () => board.room.state.questionNumber === question && phase(board) === 'question')
      answer(board, right(question))
      await until('the reveal', () => phase(board) === 'reveal')
      board.room.send('skip', {})
    }
    const { players } = await ended(board, code)
    expect(players).toMatchObject([{ username: 'MrsHill', correctCount: questionCount }])
  })
})

describe('a second device', () => {
  it('takes the seat over: the first is told and heard no more', async () => {
    const table = await aGame()
    const { board, ann, ben, code } = table
    await start(table)
    const second = listen(await harness.client().joinById(code, { seatKey: seatOf(ann).seatKey, username: 'Zoe' }))
    await until('the first being told', () => ann.left)
    expect(ann.left?.reason).toBe('elsewhere')
    await until('the question', () => lastTold(second, 'next-question'))
    answer(second, right(1))
    answer(ben, 3)
    await until('the reveal', () => phase(board) === 'reveal')
    expect(seatOf(second).playerId).toBe(seatOf(ann).playerId)
    expect(rowOf(board, second)).toMatchObject({ username: 'Ann', correctCount: 1, connected: true })
    expect(board.room.state.players.size).toBe(3)
  })

  it('of an account needs no key', async () => {
    const board = await open()
    const code = board.room.roomId
    const gus = () => harness.client('student:s9:Gus')
    const first = listen(await gus().joinById(code, {}))
    await until('the seat', () => lastTold(first, 'join-success'))
    const second = listen(await gus().joinById(code, { username: 'Other' }))
    await until('the seat', () => lastTold(second, 'join-success'))
    expect(seatOf(second)).toEqual(seatOf(first))
    await until('the first being told', () => first.left?.reason === 'elsewhere')
    await until('two seats', () => board.room.state.players?.size === 2)
  })
})

it('a guest who signs in during the game comes back to the same seat, is told so, and is paid for it', async () => {
  const table = await aGame()
  await start(table)
  await until('the question', () => phase(table.board) === 'question')
  harness.clock.offset += 1000
  await playQuestion(table, 1, right(1), right(1))
  const { seatKey, playerId } = seatOf(table.ann)
  const back = listen(await harness.client('student:s9:Ann9').joinById(table.code, { seatKey }))
  await until('the notice', () => lastTold<Notice>(back, 'notice')?.name === 'seat-claimed')
  expect(seatOf(back)).toMatchObject({ playerId })
  await until('the row', () => table.board.room.state.players.get(playerId)?.userId === 's9')
  const other = listen(await harness.client('student:s9:Ann9').joinById(table.code, {}))
  await until('the same seat on another device', () => seatOf(other)?.playerId === playerId)
  table.board.room.send('end-game', {})
  const reward = await until('the reward', () => harness.recorded.at(-1)?.rewards.find(({ userId }) => userId === 's9'))
  expect(reward.currency).toBeGreaterThan(0)
})
