import { matchMaker } from '@colyseus/core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bringGamesBack } from '../../rooms/frontDoor.ts'
import { keptWhileCutMs } from '../../rooms/game/seats/cutOff.ts'
import { strikesAllowed } from '../../rooms/game/strikes.ts'
import { chanceOf } from '../../rooms/shared/chance.ts'
import type { QuestionAsked, QuestionClosed } from '../../rooms/shared/contract/asking.ts'
import type { JoinSuccess } from '../../rooms/shared/contract/game.ts'
import type { Difficulty } from '../../rooms/shared/contract/gameModes.ts'
import type { PackedMap } from '../../rooms/shared/maps/packedMap.ts'
import { isOfOwnQuestions, type MatchPlan } from '../../rooms/shared/match/matchPlan.ts'
import { phaseMs } from '../../rooms/shared/match/phaseLengths.ts'
import { opponentAnswer, opponents } from '../../rooms/shared/practice/practiceRules.ts'
import { seededRandom } from '../../rooms/shared/seededRandom.ts'
import { answer, asked, goOn, over, ownRow, reveal, rivalRow } from './practised.ts'
import { type Harness, type Listener, lastTold, listen, openHarness, questions, until } from './roomHarness.ts'

const seed = 20_261_207
const questionCount = 3
const idleMs = 2 * 60_000

let harness: Harness
beforeAll(async () => {
  harness = await openHarness({ questions: questions(questionCount) })
  // Time stands still unless a test moves it, so that each score is an exact number.
  const startedAt = harness.ports.now()
  harness.ports.now = () => startedAt + harness.clock.offset
})
afterAll(() => harness.close())
beforeEach(() => {
  harness.runs.length = 0
  harness.errors.length = 0
  harness.ports.random = seededRandom(seed)
})

/** Kept here, because the journal forgets a practice that is over. */
const plans = new Map<string, MatchPlan>()

const pupil = () => harness.client('student:s1:Ann')
const practise = async (wish: object = {}): Promise<Listener> => {
  const own = listen(await pupil().create('practice', { questionSetId: 'sums', ...wish }))
  await asked(own, 1)
  const plan = harness.journal.games.get(own.room.roomId)?.plan
  if (plan) plans.set(own.room.roomId, plan)
  return own
}

/** Question n of the set, counted from 1, has its right answer at n - 1 modulo 4. */
const right = (question: number) => (question - 1) % 4
const wrong = (question: number) => question % 4

async function answerRight(own: Listener, question: number, afterMs: number): Promise<void> {
  await asked(own, question)
  harness.clock.offset += afterMs
  answer(own, right(question))
  await reveal(own)
}

/** Answers a question that comes back because it was wrong. */
async function tryAgain(own: Listener, question: number, choice: number): Promise<void> {
  await asked(own, question)
  harness.clock.offset += 1000
  answer(own, choice)
  await reveal(own)
}

async function playThrough(own: Listener): Promise<void> {
  for (let question = 1; question <= questionCount; question++) {
    await answerRight(own, question, 0)
    await goOn(own)
  }
  await over(own)
}

describe('a practice', () => {
  it('pays each right answer by the server’s clock, whatever time is claimed, and no coins before it can be read', async () => {
    const own = await practise()
    for (const [index, [afterMs, score]] of [
      [0, 1000],
      [2500, 1750],
      [12_000, 1850],
    ].entries()) {
      await answerRight(own, index + 1, afterMs as number)
      expect(ownRow(own).score).toBe(score)
      await goOn(own)
    }
    expect(await over(own)).toMatchObject({ currency: 42 })
    expect(ownRow(own)).toMatchObject({ score: 1850, correctCount: 3, streak: 3 })
  })

  it('takes no answer for a wrong one after 15 seconds', async () => {
    const own = await practise()
    expect(lastTold<QuestionAsked>(own, 'game-started')).toMatchObject({ timeLimit: 15 })
    expect(own.room.state.endsAt - harness.ports.now()).toBe(15_000)
    harness.clock.offset += 15_500
    await reveal(own)
    expect(own.room.state).toMatchObject({ correctAnswer: right(1) })
    expect(ownRow(own)).toMatchObject({ score: 0, correctCount: 0 })
    answer(own, right(1))
    await goOn(own)
    await asked(own, 2)
    expect(ownRow(own).score).toBe(0)
  })

  it('counts the first answer to the question that is on, and no other', async () => {
    const own = await practise()
    answer(own, right(1), { questionNumber: 2 })
    answer(own, wrong(1))
    answer(own, right(1))
    await reveal(own)
    expect(ownRow(own).score).toBe(0)
    for (let press = 0; press < 2; press++) own.room.send('skip', { phase: 'reveal', questionNumber: 1 })
    answer(own, right(2), { questionNumber: 1 })
    await asked(own, 2)
    await answerRight(own, 2, 0)
    expect(own.room.state.questionNumber).toBe(2)
    expect(ownRow(own).score).toBe(1000)
  })

  it('is played on a default map of its mode, which is told to who draws it', async () => {
    const own = await practise({ gameMode: 'racing' })
    expect(lastTold(own, 'game-map')).toBeUndefined()
    own.room.send('get-map', {})
    await until('the map', () => lastTold(own, 'game-map'))
    const { width, height, tiles } = lastTold<PackedMap>(own, 'game-map') as PackedMap
    expect(tiles).toHaveLength(width * height)
    const classic = await practise()
    classic.room.send('get-map', { of: 'somebody else' })
    await answerRight(classic, 1, 0)
    expect(lastTold(classic, 'game-map')).toBeUndefined()
  })

  it('tells the right answer only once there is an own one', async () => {
    const own = await practise()
    expect(own.room.state.correctAnswer).toBe(-1)
    expect(JSON.stringify(own.told)).not.toContain('correct')
    expect(lastTold(own, 'question-closed')).toBeUndefined()
    answer(own, wrong(1))
    const closed = await until('the reveal', () => lastTold<QuestionClosed>(own, 'question-closed'))
    expect(closed.correct).toBe(right(1))
  })

  it('is recorded once, as it was played, however often one goes on', async () => {
    const own = await practise({ difficulty: 'hard' })
    await answerRight(own, 1, 1000)
    await goOn(own)
    await asked(own, 2)
    answer(own, wrong(2))
    await reveal(own)
    await goOn(own)
    await answerRight(own, 3, 400)
    await goOn(own)
    await tryAgain(own, 4, right(2))
    for (let press = 0; press < 3; press++) own.room.send('skip', { phase: 'reveal', questionNumber: 4 })
    const final = await over(own)
    answer(own, right(3))
    const again = listen(await pupil().joinById(own.room.roomId))
    expect(await over(again)).toEqual(final)
    expect(harness.runs).toEqual([
      {
        runId: plans.get(own.room.roomId)?.practice?.runId,
        userId: 's1',
        questionSetId: 'sums',
        gameMode: 'classic',
        difficulty: 'hard',
        score: 900 + 960,
        questionsCorrect: 2,
        questionsTotal: questionCount,
        currencyEarned: 93,
        feats: { answered: 2, correct: 2, bestStreak: 1 },
        finishedAt: harness.ports.now(),
      },
    ])
    expect(harness.errors).toEqual([])
  })

  it('is over without asking again where the pupil wants that, and is worth what it was', async () => {
    const own = await practise()
    answer(own, wrong(1))
    await reveal(own)
    await goOn(own)
    await answerRight(own, 2, 1000)
    await goOn(own)
    await answerRight(own, 3, 1000)
    expect(lastTold(own, 'question-closed')).toMatchObject({ again: 1 })
    own.room.send('end-game', {})
    await over(own)
    expect(harness.runs).toMatchObject([
      { score: 1800, questionsCorrect: 2, questionsTotal: 3, currencyEarned: 90, feats: { answered: 2, correct: 2 } },
    ])
  })

  it('asks what was wrong or too late once more after the last question, worth nothing but knowing it', async () => {
    const own = await practise()
    answer(own, wrong(1))
    await reveal(own)
    expect(lastTold(own, 'question-closed')).toMatchObject({ again: 1 })
    await goOn(own)
    await answerRight(own, 2, 1000)
    await goOn(own)
    await asked(own, 3)
    harness.clock.offset += 15_500
    await reveal(own)
    expect(lastTold(own, 'question-closed')).toMatchObject({ again: 2 })
    await goOn(own)
    const texts = () =>
      own.told.flatMap(({ type, message }) =>
        /question$|started$/.test(type) ? [(message as QuestionAsked).question.text] : [],
      )
    const before = { score: 900, correctCount: 1, streak: 0 }

    await tryAgain(own, 4, wrong(1))
    expect(ownRow(own)).toMatchObject({ ...before, lastAnswerCorrect: false })
    expect(own.room.state.correctAnswer).toBe(right(1))
    await goOn(own)
    await tryAgain(own, 5, right(3))
    expect(ownRow(own)).toMatchObject({ ...before, lastAnswerCorrect: true })
    expect(lastTold(own, 'question-closed')).toMatchObject({ correct: right(3), again: 2 })
    expect(texts()).toEqual([1, 2, 3, 1, 3].map((question) => questions(questionCount)[question - 1]?.question))

    // The question was wrong a second time, and does not come back again.
    await goOn(own)
    await over(own)
    expect(harness.runs).toMatchObject([
      {
        score: 900,
        questionsCorrect: 1,
        questionsTotal: 3,
        currencyEarned: 45,
        feats: { answered: 1, correct: 1, bestStreak: 1 },
      },
    ])
  })

  it('counts for nothing where the answers cannot have been read, and for coins alone where the questions are one’s own', async () => {
    await playThrough(await practise())
    expect(harness.runs).toMatchObject([{ currencyEarned: 0, feats: { answered: 0, correct: 0, bestStreak: 0 } }])
    const { questionSet } = harness.ports.content
    harness.ports.content.questionSet = async (...wanted) => {
      const set = await questionSet(...wanted)
      return set && { ...set, ownerId: 's1' }
    }
    const own = await practise()
    for (let question = 1; question <= questionCount; question++) {
      await answerRight(own, question, 1000)
      await goOn(own)
    }
    await over(own)
    harness.ports.content.questionSet = questionSet
    expect(lastTold(own, 'join-success')).toMatchObject({ practice: { isOwn: true } })
    expect(await over(own)).toMatchObject({ currency: 135 })
    expect(ownRow(own).score).toBe(2700)
    expect(harness.runs[1]).toMatchObject({ score: 2700, currencyEarned: 135, feats: null })
  })

  it.each([
    [{ isOwn: true }, true],
    [{ isUnpaid: true }, true], // As the version before wrote it down.
    [{ isOwn: false }, false],
    [{}, false],
  ])('of %j is one of own questions: %s', (terms, isOwn) => {
    expect(isOfOwnQuestions({ practice: { difficulty: 'easy', runId: 'run', ...terms } })).toBe(isOwn)
  })

  it('is recorded in the end when the archive fails, and not finished for the pupil before', async () => {
    const { record } = harness.ports.practice
    let failures = 0
    harness.ports.practice.record = async (run) => {
      if (failures++ < 2) throw new Error('disk full')
      await record(run)
    }
    const own = await practise()
    const playing = playThrough(own)
    for (let time = 1; time <= 2; time++) {
      await until('the complaint', () => harness.errors.length === time)
      expect(lastTold(own, 'game-finished')).toBeUndefined()
      harness.clock.offset += 2000
    }
    await playing
    expect(harness.runs).toHaveLength(1)
    harness.ports.practice.record = record
  })

  it('is recorded in the end also where the pupil has long gone when the archive is back', async () => {
    const { record } = harness.ports.practice
    let isBroken = true
    harness.ports.practice.record = async (run) => {
      if (isBroken) throw new Error('disk full')
      await record(run)
    }
    const own = await practise()
    for (let question = 1; question <= questionCount; question++) {
      await answerRight(own, question, 1000)
      await goOn(own)
    }
    await until('the complaint', () => harness.errors.length > 0)
    void own.room.leave()
    await until('being gone', () => own.left)
    harness.clock.offset += idleMs + 1000
    const complaints = harness.errors.length
    await until('another try', () => harness.errors.length > complaints)
    isBroken = false
    harness.clock.offset += 5000
    await until('the record', () => harness.runs.length === 1)
    harness.ports.practice.record = record
  })
})

/** The rival's answer to a question, as the seed of this practice draws it. */
const drawnFor = ({ room }: Listener, question: number) => {
  const plan = plans.get(room.roomId)
  if (!plan?.practice) throw new Error('no such practice')
  return opponentAnswer(plan.practice.difficulty, chanceOf(plan.seed, question)('rival'))
}

describe('the rival', () => {
  it.each<Difficulty>(['easy', 'medium', 'hard'])(
    `answers when and as drawn, %s (seed ${seed})`,
    async (difficulty) => {
      const own = await practise({ difficulty })
      let score = 0
      for (let question = 1; question <= questionCount; question++) {
        const drawn = drawnFor(own, question)
        await asked(own, question)
        expect(rivalRow(own).answered).toBe(false)
        harness.clock.offset += Math.ceil(drawn.ms)
        await until('the rival’s answer', () => rivalRow(own).answered)
        answer(own, wrong(question))
        await reveal(own)
        score += drawn.points
        expect(rivalRow(own)).toMatchObject({ lastAnswerCorrect: drawn.correct, score })
        await goOn(own)
      }
      for (let question = 1; question <= questionCount; question++) {
        await tryAgain(own, questionCount + question, right(question))
        expect(rivalRow(own)).toMatchObject({ answered: false, score })
        await goOn(own)
      }
      await over(own)
    },
  )

  it('is not robbed of its answer by a quick pupil', async () => {
    const own = await practise({ difficulty: 'easy' })
    await playThrough(own)
    const drawn = Array.from({ length: questionCount }, (_, index) => drawnFor(own, index + 1))
    expect(rivalRow(own).score).toBe(drawn.reduce((sum, { points }) => sum + points, 0))
    expect(rivalRow(own).correctCount).toBe(drawn.filter(({ correct }) => correct).length)
  })

  it.each([
    ['easy', 4000, 6000, 0.6],
    ['medium', 2000, 4000, 0.75],
    ['hard', 1000, 2000, 0.85],
  ] as const)(`takes its time and errs as a %s one (seed ${seed})`, (difficulty, fromMs, toMs, accuracy) => {
    expect(opponents[difficulty]).toEqual({ fromMs, toMs, accuracy })
    const random = seededRandom(seed)
    const drawn = Array.from({ length: 20_000 }, () => opponentAnswer(difficulty, random))
    for (const { ms, correct, points } of drawn) {
      expect(ms >= fromMs && ms < toMs).toBe(true)
      expect(points).toBe(correct ? Math.max(100, Math.round(1000 - ms / 100)) : 0)
    }
    expect(Math.abs(drawn.filter(({ correct }) => correct).length / drawn.length - accuracy)).toBeLessThan(0.015)
    const mean = drawn.reduce((sum, { ms }) => sum + ms, 0) / drawn.length
    expect(Math.abs(mean / ((fromMs + toMs) / 2) - 1)).toBeLessThan(0.01)
  })
})

describe('a server that ends', () => {
  it('brings a practice back in the middle of a question, with its score and its clock', async () => {
    const own = await practise({ difficulty: 'hard' })
    await answerRight(own, 1, 0)
    await goOn(own)
    await asked(own, 2)
    const { roomId } = own.room
    await matchMaker.getLocalRoomById(roomId).disconnect()
    harness.clock.offset += 600_000
    await bringGamesBack(harness.ports)
    const again = listen(await pupil().joinById(roomId))
    await asked(again, 2)
    expect(ownRow(again)).toMatchObject({ score: 1000, correctCount: 1 })
    await answerRight(again, 2, 3000)
    expect(ownRow(again).score).toBe(1700)
    await goOn(again)
    await answerRight(again, 3, 0)
    await goOn(again)
    await over(again)
    expect(harness.runs).toMatchObject([{ score: 2700, questionsCorrect: 3 }])
  })

  it('brings it back in the middle of what is asked again', async () => {
    const own = await practise()
    answer(own, wrong(1))
    await reveal(own)
    await goOn(own)
    for (const question of [2, 3]) {
      await answerRight(own, question, 1000)
      await goOn(own)
    }
    await asked(own, 4)
    const { roomId } = own.room
    await matchMaker.getLocalRoomById(roomId).disconnect()
    await bringGamesBack(harness.ports)
    const back = listen(await pupil().joinById(roomId))
    await tryAgain(back, 4, right(1))
    expect(back.room.state.correctAnswer).toBe(right(1))
    expect(ownRow(back).score).toBe(1800)
    await goOn(back)
    await over(back)
  })

  it('takes an answer that was given while it was away', async () => {
    const own = await practise()
    const { roomId } = own.room
    await matchMaker.getLocalRoomById(roomId).disconnect()
    await bringGamesBack(harness.ports)
    const again = listen(await pupil().joinById(roomId))
    answer(again, right(1), { questionNumber: 1 })
    await reveal(again)
    expect(ownRow(again).score).toBe(1000)
  })
})

describe('the door of a practice', () => {
  it.each(['student:s2:ben', 'teacher:t1:MrsHill', undefined])('does not open for somebody else: %s', async (as) => {
    const own = await practise()
    await expect(harness.client(as).joinById(own.room.roomId, { username: 'Ann', userId: 's1' })).rejects.toThrow(
      'gameNotFound',
    )
    expect(own.left).toBeNull()
    await answerRight(own, 1, 0)
    expect(ownRow(own).score).toBe(1000)
  })

  it.each([
    ['teacher:t1:MrsHill', 'studentsOnly'],
    [undefined, 'signInFirst'],
  ])('opens for students only, and tells %s: %s', async (as, why) => {
    await expect(harness.client(as).create('practice', { questionSetId: 'sums' })).rejects.toThrow(why)
  })

  it('lets its owner in from a second device, which takes over', async () => {
    const own = await practise()
    await answerRight(own, 1, 0)
    const second = listen(await pupil().joinById(own.room.roomId))
    await until('the first being told', () => own.left)
    expect(own.left?.reason).toBe('elsewhere')
    expect(await until('the question', () => lastTold<QuestionClosed>(second, 'question-closed'))).toMatchObject({
      correct: right(1),
    })
    await until('the state', () => second.room.state.phase === 'reveal')
    expect(ownRow(second).score).toBe(1000)
    await goOn(second)
    await asked(second, 2)
  })

  it('lets its pupil in without cookies by the key of the seat, and whoever has another key of nothing waits', async () => {
    const own = await practise()
    const seatKey = lastTold<JoinSuccess>(own, 'join-success')?.seatKey ?? ''
    const byKey = (options: object) =>
      harness.client(undefined).joinById(own.room.roomId, { userId: 's1', page: 'page-1', byKey: true, ...options })
    const back = listen(await byKey({ seatKey }))
    await asked(back, 1)
    await answerRight(back, 1, 0)
    // All of them are told `busy`, so that a page that is the pupil's asks once more, with its cookies.
    for (const other of [{ seatKey: 'a seat that is none' }, {}, { seatKey, userId: 's2' }])
      await expect(byKey(other)).rejects.toThrow('busy')
    expect(back.left).toBeNull()
  })

  it('is not another device for the next line of the same page, which may go on coming back', async () => {
    const own = await practise()
    const [first, second] = [
      listen(await pupil().joinById(own.room.roomId, { page: 'page-1' })),
      listen(await pupil().joinById(own.room.roomId, { page: 'page-1' })),
    ]
    expect(await until('the first to be out', () => first.left)).toMatchObject({ reason: 'replaced' })
    await asked(second, 1)
  })

  it('lets go of a pupil where nothing can be decided, and waits for who comes back', async () => {
    const own = await practise()
    harness.journal.mayDecide = () => false
    const passes = async () => {
      harness.clock.offset += keptWhileCutMs / 50
    }
    await until('the pupil to be let go', () => own.left, 10_000, passes)
    expect(own.left?.reason ?? '').not.toMatch(/removed|elsewhere|misbehaved/)
    harness.journal.mayDecide = () => true
    const back = listen(await pupil().joinById(own.room.roomId))
    await answerRight(back, 1, 1000)
  })

  it('opens to one practice at a time: another one ends it, even when fifty knock at once', async () => {
    const first = await practise()
    await answerRight(first, 1, 1000)
    const knock = () => pupil().create('practice', { questionSetId: 'sums' })
    await Promise.allSettled(Array.from({ length: 50 }, knock))
    const own = () =>
      [...harness.journal.games.values()].filter(({ plan }) => plan.practice && plan.host.userId === 's1')
    await until('the others to end', () => own().length === 1)
    expect(own()[0]?.plan.code).not.toBe(first.room.roomId)
    expect(await until('the first to be out', () => first.left)).toMatchObject({ reason: 'elsewhere' })
    expect(harness.runs).toEqual([])
  })

  it('leaves alone what was played to its end, and what others practise', async () => {
    const own = await practise()
    const others = listen(await harness.client('student:s2:Ben').create('practice', { questionSetId: 'sums' }))
    await asked(others, 1)
    await playThrough(own)
    await practise()
    expect(harness.runs).toHaveLength(1)
    await answerRight(others, 1, 1000)
    expect(ownRow(others).score).toBe(900)
  })

  it('is shut to who plays the set with a class, and opens after the game', async () => {
    const host = harness.client('teacher:t1:MrsHill')
    const board = listen(await host.create('game', { questionSetId: 'sums', gameMode: 'classic' }))
    await until('the lobby', () => board.room.state.phase === 'lobby')
    await practise()
    await pupil().joinById(board.room.roomId, {})
    board.room.send('start-game', {})
    await until('the countdown', () => board.room.state.phase === 'countdown')
    const refused = practise()
    await expect(refused).rejects.toThrow('beingPlayed')
    harness.clock.offset += phaseMs.countdown
    await until('the question', () => board.room.state.phase === 'question')
    board.room.send('end-game', {})
    await until('the end', () => lastTold(board, 'game-finished'))
    await practise()
  })

  it.each([{}, { questionSetId: 'none' }, { questionSetId: 5 }, { questionSetId: 'sums', gameMode: 'tower' }])(
    'refuses %j',
    async (wish) => {
      await expect(pupil().create('practice', wish as never)).rejects.toThrow()
    },
  )

  it('throws out what goes on speaking nonsense, and lets it come back to the same run', async () => {
    const own = await practise()
    await answerRight(own, 1, 0)
    for (let time = 0; time < strikesAllowed; time++) own.room.send('give-me-points', { score: 1e6 })
    await until('being dropped', () => own.left)
    expect(own.left?.reason).toBe('misbehaved')
    const back = listen(await pupil().joinById(own.room.roomId))
    await until('the state', () => back.room.state.phase === 'reveal')
    expect(ownRow(back).score).toBe(1000)
  })

  it('closes behind a pupil who does not come back', async () => {
    const own = await practise()
    const { roomId } = own.room
    void own.room.leave()
    await until('being gone', () => own.left)
    harness.clock.offset += idleMs + 1000
    let rooms = [roomId]
    await until(
      'the room being closed',
      () => !rooms.includes(roomId),
      5000,
      async () => {
        rooms = await harness.rooms()
      },
    )
    await expect(pupil().joinById(roomId)).rejects.toThrow('gameNotFound')
    expect(harness.runs).toEqual([])
  })
})

it('a practice that was opened and never entered waits, and breaks nothing', async () => {
  const response = await fetch(`${harness.url}/matchmake/create/practice`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'as=student:s1:Ann' },
    body: JSON.stringify({ questionSetId: 'sums' }),
  })
  expect(response.status).toBe(200)
  harness.clock.offset += 60_000
  await answerRight(await practise(), 1, 0)
  expect(harness.errors).toEqual([])
})
