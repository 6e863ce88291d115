import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { lookAtGame } from '../../rooms/frontDoor.ts'
import { keptWhileCutMs } from '../../rooms/game/seats/cutOff.ts'
import { handOver, movingRooms } from '../../rooms/movingRooms.ts'
import { GameTaken, type OthersPort } from '../../rooms/ports.ts'
import type { QuestionAsked } from '../../rooms/shared/contract/asking.ts'
import type { JoinSuccess } from '../../rooms/shared/contract/game.ts'
import type { GameFinished } from '../../rooms/shared/contract/gameResults.ts'
import { phaseMs } from '../../rooms/shared/match/phaseLengths.ts'
import { openHere } from '../../rooms/wholeSchool.ts'
import { noOthers } from '../../server/processes/others.ts'
import {
  type Harness,
  type Listener,
  lastTold,
  listen,
  openHarness,
  paidBefore,
  questions,
  until,
} from './roomHarness.ts'

let harness: Harness
let usual: Harness['journal']
let hosts = 0
beforeAll(async () => {
  harness = await openHarness({ questions: questions(3) })
  usual = { ...harness.journal }
})
afterEach(() => {
  Object.assign(harness.journal, usual)
  harness.ports.others = noOthers
  movingRooms.giveUpAll()
})
afterAll(() => harness.close())

const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    ({ code, message }) => ({ code, message }),
  )
const gone = (room: string) =>
  until('the end of the room', () => movingRooms.count() === 0).then(async () => {
    expect(await harness.rooms()).not.toContain(room)
  })

async function inQuestion() {
  const teacher = harness.client(`teacher:mover${hosts++}:MrsHill`)
  const board = listen(await teacher.create('game', { questionSetId: 'sums', gameMode: 'classic' }))
  const code = board.room.roomId
  const ann = listen(await harness.client().joinById(code, { username: 'Ann', slime: 'cherry' }))
  await until('seats', () => [board, ann].every((one) => lastTold(one, 'join-success')))
  board.room.send('start-game', { alone: false })
  await until('the countdown', () => ann.room.state.phase === 'countdown')
  harness.clock.offset += phaseMs.countdown
  await until('the question', () => ann.room.state.phase === 'question')
  return { board, ann, code }
}
const answer = (one: Listener, choice = 0) => one.room.send('submit-answer', { answer: choice, questionNumber: 1 })

it('a game that another process has taken lets its devices go, acknowledges nothing and takes nothing away', async () => {
  const { board, ann, code } = await inQuestion()
  harness.journal.append = async () => {
    throw new GameTaken(code)
  }
  answer(ann)
  await until('both to be let go', () => board.left && ann.left)
  expect(lastTold(ann, 'answer-submitted')).toBeUndefined()
  // No reason that would make a page believe that the game is over.
  expect(ann.left?.reason ?? '').not.toMatch(/removed|elsewhere|misbehaved/)
  await gone(code)
  expect(harness.journal.games.has(code)).toBe(true)
  Object.assign(harness.journal, usual)
})

it('the board says that nothing can be saved, for as long as that is so', async () => {
  const { board, ann } = await inQuestion()
  harness.journal.append = async () => {
    throw new Error('no database')
  }
  answer(ann)
  await until('the sign', () => board.room.state.unsaved)
  expect(lastTold(ann, 'answer-submitted')).toBeUndefined()
  harness.journal.append = usual.append
  await until('the end of the sign', () => !board.room.state.unsaved)
  await until('the late word', () => lastTold(ann, 'answer-submitted') === 1)
})

it('while others may be going on with its games, a process decides nothing', async () => {
  const { board, ann } = await inQuestion()
  harness.journal.mayDecide = () => false
  answer(ann)
  await until('the sign', () => board.room.state.unsaved)
  harness.clock.offset += 120_000
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(board.room.state).toMatchObject({ phase: 'question', correctAnswer: -1 })
  harness.journal.mayDecide = () => true
  await until('the reveal', () => board.room.state.phase === 'reveal')
})

it('a process that reaches neither engine lets its class go after a while, decides nothing by it, and lets nobody in', async () => {
  const { board, ann, code } = await inQuestion()
  const { seatKey } = await until('her seat', () => lastTold<JoinSuccess>(ann, 'join-success'))
  harness.clock.offset += 5000
  board.room.send('pause', {})
  await until('the pause', () => board.room.state.paused)
  board.room.send('resume', {})
  await until('the game to go on', () => !board.room.state.paused)
  const written = () => harness.journal.games.get(code)?.batches.flat() ?? []
  const decided = written().length

  harness.journal.mayDecide = () => false
  await until('the sign', () => board.room.state.unsaved)
  for (const act of ['skip', 'end-game', 'lock']) board.room.send(act, act === 'lock' ? { locked: true } : {})
  harness.clock.offset += keptWhileCutMs - 500
  expect([board.left, ann.left]).toEqual([null, null])
  harness.clock.offset += 1000
  await until('everybody to be let go', () => board.left && ann.left)
  expect(ann.left?.reason ?? '').not.toMatch(/removed|elsewhere|misbehaved/)
  expect(await refusal(harness.client().joinById(code, { seatKey }))).toMatchObject({ code: 503, message: 'busy' })
  harness.clock.offset += 600_000
  expect(written().slice(decided)).toMatchObject([{ kind: 'paused', by: 'restart' }])

  // No other process had taken the game. The time of the fault does not count, and the game waits until players are back.
  harness.journal.mayDecide = () => true
  harness.clock.offset += 60_000
  const back = listen(await harness.client().joinById(code, { seatKey }))
  const { remainingMs = 0 } = await until('the question', () => lastTold<QuestionAsked>(back, 'next-question'))
  expect(remainingMs).toBeGreaterThan(10_000)
  expect(back.room.state).toMatchObject({ phase: 'question', paused: true })
  harness.clock.offset += 2000
  await until('the game to go on', () => !back.room.state.paused)
  answer(back)
  await until('the word', () => lastTold(back, 'answer-submitted') === 1)
})

/** Another process, and all calls it got. */
function anotherProcess(given: Partial<OthersPort> = {}) {
  const asked: { name: string; args: unknown[] }[] = []
  const call = (async (_to: string, name: string, ...args: unknown[]) => {
    asked.push({ name, args })
    return undefined
  }) as OthersPort['call']
  harness.ports.others = { ...noOthers, canCall: () => true, leastBusy: () => 'other', call, ...given }
  return asked
}

it('a process that stops hands over first the games in which nobody is answering, with who is there', async () => {
  const busy = await inQuestion()
  const idle = await inQuestion()
  answer(idle.ann)
  await until('the reveal', () => idle.board.room.state.phase === 'reveal')
  const asked = anotherProcess()
  const passed: string[] = []
  harness.journal.passOn = async ({ code }) => passed.push(code) > 0
  expect(await handOver(harness.ports)).toBe(2)
  expect(passed).toEqual([idle.code, busy.code])
  const { playerId } = lastTold<JoinSuccess>(idle.ann, 'join-success') as JoinSuccess
  expect(asked[0]).toMatchObject({ name: 'open', args: [idle.code, expect.arrayContaining([playerId])] })
  await until('everybody to be let go', () => [busy, idle].every(({ ann, board }) => ann.left && board.left))
})

it('a game that nobody can take stays for whoever finds it, and so does everybody else’s', async () => {
  const { ann } = await inQuestion()
  anotherProcess({ leastBusy: () => undefined })
  expect(await handOver(harness.ports)).toBe(0)
  answer(ann)
  await until('the word', () => lastTold(ann, 'answer-submitted') === 1)
})

it('a process that stops gives nothing more to one that did not take what it was given', async () => {
  await inQuestion()
  await inQuestion()
  await inQuestion()
  const given: string[] = []
  const chosen = (except?: ReadonlySet<string>) => ['dead', 'alive'].find((id) => !except?.has(id))
  anotherProcess({
    leastBusy: chosen,
    call: (async (to: string) => {
      given.push(to)
      if (to === 'dead') throw new Error('no answer')
    }) as OthersPort['call'],
  })
  harness.journal.passOn = async () => true
  await handOver(harness.ports)
  expect(given).toEqual(['dead', 'alive', 'alive'])
})

it('a game whose process is no more goes on where somebody knocks for it', async () => {
  const { ann, code } = await inQuestion()
  const { seatKey, playerId } = await until('her seat', () => lastTold<JoinSuccess>(ann, 'join-success'))
  movingRooms.giveUpAll()
  await until('the end', () => ann.left)
  await gone(code)
  const taken: unknown[] = []
  anotherProcess({ whoHas: async () => ({ leftBy: 'buried' }) })
  harness.journal.take = async (...asked) => {
    taken.push(asked)
    return usual.take(...asked)
  }
  const back = listen(await harness.client().joinById(code, { seatKey }))
  await until('her seat again', () => lastTold<JoinSuccess>(back, 'join-success')?.playerId === playerId)
  expect(taken).toEqual([[code, 'buried']])
})

it('a game goes on where it was given to, and waits for who was there and for nobody else', async () => {
  const { board, ann, code } = await inQuestion()
  const ben = listen(await harness.client().joinById(code, { username: 'Ben' }))
  const { seatKey, playerId } = await until('her seat', () => lastTold<JoinSuccess>(ann, 'join-success'))
  const seatOfBoard = lastTold<JoinSuccess>(board, 'join-success') as JoinSuccess
  movingRooms.giveUpAll()
  await until('the end', () => ben.left)
  await gone(code)
  anotherProcess({ whoHas: async () => 'this' })
  const expected = [playerId, seatOfBoard.playerId]
  harness.journal.take = async (...asked) => {
    const game = await usual.take(...asked)
    return game && { ...game, expected }
  }
  const back = listen(await harness.client().joinById(code, { seatKey }))
  await until('her seat again', () => lastTold<JoinSuccess>(back, 'join-success')?.playerId === playerId)
  expect(back.room.state.paused).toBe(true)
  await harness.client().joinById(code, { seatKey: seatOfBoard.seatKey })
  await until('the game to go on', () => !back.room.state.paused)
})

it('a game that was handed over closes no question under a player who is on a slow way back', async () => {
  const { ann, code } = await inQuestion()
  const ben = listen(await harness.client().joinById(code, { username: 'Ben' }))
  const seats = await until('the seats', () => {
    const both = [ann, ben].flatMap((one) => lastTold<JoinSuccess>(one, 'join-success') ?? [])
    return both.length === 2 && both
  })
  movingRooms.giveUpAll()
  await until('the end', () => ann.left && ben.left)
  await gone(code)
  anotherProcess({ whoHas: async () => 'this' })
  harness.journal.take = async (...asked) => {
    const game = await usual.take(...asked)
    return game && { ...game, expected: seats.map(({ playerId }) => playerId) }
  }
  const [annsSeat, bensSeat] = seats.map(({ seatKey }) => ({ seatKey }))
  const first = listen(await harness.client().joinById(code, annsSeat))
  await until('her seat', () => lastTold(first, 'next-question'))
  answer(first)
  await until('the word', () => lastTold(first, 'answer-submitted') === 1)
  harness.clock.offset += 2_500
  await until('the game to go on', () => !first.room.state.paused)
  harness.clock.offset += 1_500
  const second = listen(await harness.client().joinById(code, bensSeat))
  await until('his seat', () => lastTold(second, 'next-question'))
  expect(second.room.state.phase).toBe('question')
  answer(second)
  await until('the word', () => lastTold(second, 'answer-submitted') === 1)
})

it('a process that was away lets go of what it has no more, also where it was given the next game under the code', async () => {
  const [kept, taken, followed] = [await inQuestion(), await inQuestion(), await inQuestion()]
  const { held } = harness.journal
  harness.journal.held = async () =>
    (await held())
      .filter(({ code }) => code !== taken.code)
      .map((claim) => (claim.code === followed.code ? { ...claim, gameId: 'the next', epoch: 3 } : claim))
  expect(await movingRooms.giveUpTaken(harness.ports)).toBe(2)
  await until('those to be let go', () => [taken, followed].every(({ ann, board }) => ann.left && board.left))
  harness.journal.held = held
  expect(await movingRooms.giveUpTaken(harness.ports)).toBe(0)
  answer(kept.ann)
  await until('the word', () => lastTold(kept.ann, 'answer-submitted') === 1)
})

it('a knock waits a moment for a game that changes its process, and is not told that there is none', async () => {
  const code = 'ABCDEF'
  let asked = 0
  const other = {
    whoHas: async () => (++asked > 1 ? { processId: 'other' } : ('lost' as const)),
    call: (async (_to: string, name: string) => {
      if (asked < 3) throw new Error('no answer')
      return name === 'ask' ? { refusal: null, nicknames: 'generated' } : undefined
    }) as OthersPort['call'],
  }
  anotherProcess(other)
  expect(await lookAtGame(harness.ports, code, null)).toEqual({ refusal: null, nicknames: 'generated' })
  anotherProcess({ whoHas: async () => 'lost' })
  expect(await refusal(harness.client().joinById(code, {}))).toMatchObject({ code: 503, message: 'busy' })
  anotherProcess({ whoHas: async () => undefined })
  expect(await refusal(harness.client().joinById(code, {}))).toMatchObject({ code: 404, message: 'gameNotFound' })
  // Two processes reach for a game without an owner, and this one is too late.
  anotherProcess({ whoHas: async () => ({ leftBy: 'nobody' }) })
  harness.journal.take = async () => undefined
  expect(await refusal(harness.client().joinById(code, {}))).toMatchObject({ code: 503, message: 'busy' })
  harness.journal.take = usual.take
  // If the other process cannot be called, the refusal comes at once: the next try may reach the one that has the game.
  anotherProcess({ whoHas: async () => ({ processId: 'other' }), canCall: () => false, call: other.call })
  asked = 0
  expect(await refusal(harness.client().joinById(code, {}))).toMatchObject({ code: 503 })
})

it('a new game goes to a process that has less to do, and stays here when that does not answer', async () => {
  const teacher = () => harness.client(`teacher:mover${hosts++}:MrsHill`)
  const wish = { questionSetId: 'sums', gameMode: 'classic' }
  const holders: (string | undefined)[] = []
  const { open } = harness.journal
  harness.journal.open = (plan, heldBy) => {
    holders.push(heldBy)
    return open(plan)
  }
  const called = anotherProcess({ relief: () => 'other' })
  await refusal(teacher().create('game', wish))
  expect(called.map(({ name }) => name)).toEqual(['open', 'seat'])
  anotherProcess({ relief: () => 'other', call: noOthers.call })
  const warn = vi.spyOn(harness.ports.log, 'warn')
  const board = listen(await teacher().create('game', wish))
  await until('the lobby', () => lastTold(board, 'join-success'))
  expect(holders).toEqual(['other', 'other'])
  expect(warn.mock.lastCall?.[0]).toMatchObject({ game: board.room.roomId, process: 'other' })
  warn.mockRestore()
  harness.journal.open = open
})

it('a host whose new game is slow to answer elsewhere waits a moment for a seat and is not refused', async () => {
  for (const [kind, account] of [
    ['game', `teacher:mover${hosts++}:MrsHill`],
    ['practice', `student:mover${hosts++}:Pat`],
  ] as const) {
    const open = () => harness.client(account).create(kind, { questionSetId: 'sums', gameMode: 'classic' })
    const called: string[] = []
    const answersFrom = (nth: number) => ({
      relief: () => 'other',
      whoHas: async () => ({ processId: 'other' }),
      call: (async (_to: string, name: string) => {
        called.push(name)
        if (name === 'seat' && called.filter((one) => one === 'seat').length < nth) throw new Error('no answer')
      }) as OthersPort['call'],
    })
    anotherProcess(answersFrom(2))
    // The seat that the other process gave names no room here, and that is all that is wrong with it.
    expect(await refusal(open())).not.toMatchObject({ code: expect.any(Number) })
    expect(called).toEqual(['open', 'seat', 'seat'])
    anotherProcess(answersFrom(1000))
    expect(await refusal(open())).toMatchObject({ code: 503, message: 'busy' })
  }
})

it('a new game at another process whose host could not be seated in time is ended there, and does not wait for the host', async () => {
  const host = `mover${hosts++}`
  const called: { name: string; args: unknown[] }[] = []
  anotherProcess({
    relief: () => 'other',
    whoHas: async () => ({ processId: 'other' }),
    call: (async (_to: string, name: string, ...args: unknown[]) => {
      called.push({ name, args })
      if (name !== 'open') throw new Error('no answer')
    }) as OthersPort['call'],
  })
  const opening = harness
    .client(`teacher:${host}:MrsHill`)
    .create('game', { questionSetId: 'sums', gameMode: 'classic' })
  expect(await refusal(opening)).toMatchObject({ code: 503, message: 'busy' })
  expect(called.at(-1)).toEqual({ name: 'ask', args: [called[0]?.args[0], 'endFor', [host]] })
})

it('a game or practice that is just being opened is not opened a second time for whoever asks for it', async () => {
  const { open } = harness.journal
  anotherProcess({ whoHas: async () => 'this' })
  for (const [room, account] of [
    ['game', `teacher:mover${hosts++}:MrsHill`],
    ['practice', `student:mover${hosts++}:Pat`],
  ] as const) {
    let code = ''
    let asking: Promise<unknown> | undefined
    harness.journal.open = async (plan, heldBy) => {
      const isOpen = await open(plan, heldBy)
      code = plan.code
      // The list of a user's games asks like this, and so does the round that looks for games that were never opened.
      asking = openHere(harness.ports, code)
      await new Promise((resolve) => setTimeout(resolve, 50))
      return isOpen
    }
    const own = listen(await harness.client(account).create(room, { questionSetId: 'sums', gameMode: 'classic' }))
    expect(await asking).toMatchObject({ roomId: code })
    expect(movingRooms.codes().filter((one) => one === code)).toEqual([code])
    expect(own.left).toBeNull()
    harness.journal.open = open
  }
})

it('a game that was over comes back with what it has paid, and is not paid and told again', async () => {
  const { board, ann, code } = await inQuestion()
  const pupil = () => harness.client('student:paid1:Pat').joinById(code, {})
  const pat = listen(await pupil())
  await until('the seat', () => lastTold(pat, 'join-success'))
  for (const one of [pat, ann]) answer(one)
  await until('the reveal', () => pat.room.state.phase === 'reveal')
  board.room.send('end-game', {})
  await until('the end', () => lastTold(pat, 'game-finished'))
  await until('the results', () => harness.journal.games.get(code)?.isOver)
  movingRooms.giveUpAll()
  await gone(code)
  await openHere(harness.ports, code)
  const back = listen(await pupil())
  await until('what was paid', () => lastTold<GameFinished>(back, 'game-finished')?.paid ?? lastTold(back, 'game-paid'))
  expect(lastTold<GameFinished>(back, 'game-finished')?.paid ?? lastTold(back, 'game-paid')).toEqual(paidBefore)
  expect(harness.recorded.filter(({ report }) => report.gameCode === code)).toHaveLength(1)
})
