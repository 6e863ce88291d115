import { describe, expect, it } from 'vitest'
import type { GameMessageName } from '../../rooms/shared/contract/game.ts'
import { gameModes } from '../../rooms/shared/contract/gameModes.ts'
import { isMapMode, mapModes } from '../../rooms/shared/maps/tileTypes.ts'
import { replayMatch } from '../../rooms/shared/match/match.ts'
import type { MatchEntry } from '../../rooms/shared/match/matchEntries.ts'
import { isAskedAgain } from '../../rooms/shared/match/matchModel.ts'
import { phaseMs } from '../../rooms/shared/match/phaseLengths.ts'
import { isOnOffer, questionFrame } from '../../rooms/shared/match/tally.ts'
import { roundResolved } from '../../rooms/shared/match/tellings.ts'
import type { MoveOffer } from '../../rooms/shared/modes/modeRules.ts'
import type { RacingBoard } from '../../rooms/shared/modes/racing/racingBoard.ts'
import { practiceEarnings } from '../../rooms/shared/practice/practiceEarnings.ts'
import { practicePoints } from '../../rooms/shared/practice/practiceRules.ts'
import { pupilId, rivalId } from '../../rooms/shared/practice/practiceSeats.ts'
import { scoredKinds } from './shared/questions/someQuestions.ts'
import { practicePlan, type TableOfTwo, tableOfTwo } from './tableOfTwo.ts'

const right = (question: number) => (question - 1) % 4

/** The moves of the present turn. */
const offered = ({ match }: TableOfTwo): readonly MoveOffer[] => {
  const turn = match.turns.at(-1)
  return turn ? match.rules.offer(match.board, questionFrame(match, turn)) : []
}

/** The pupil does what the phase asks for. Two of eight answers are wrong, and of the moves the first is taken. */
async function step(table: TableOfTwo, afterMs = 1000): Promise<void> {
  const { match } = table
  const { phase, turns } = match
  const questionNumber = turns.length
  const isWrong = questionNumber === 2 || questionNumber === 5
  if (phase === 'question') {
    table.pass(afterMs)
    table.say('submit-answer', { answer: (right(questionNumber) + Number(isWrong)) % 4, questionNumber })
  } else if (phase === 'choose') {
    const [first] = offered(table)
    const refusal = first && table.say('choose', { questionNumber, move: { id: first.id } })
    if (refusal !== null) table.say('look-again', { questionNumber, answer: 0 })
  } else {
    table.say('skip', { phase, questionNumber })
    // Before it goes on, the table asks whether a class nearby is asked the same.
    await new Promise((resolve) => setTimeout(resolve))
  }
}

async function playedOut(table: TableOfTwo, afterMs?: number): Promise<void> {
  for (let steps = 0; table.match.phase !== 'finished' && steps < 100; steps++) await step(table, afterMs)
  await table.settled()
  table.close()
}

const ofRival = (entries: readonly MatchEntry[], kind: MatchEntry['kind']) =>
  entries.filter((entry) => entry.kind === kind && 'player' in entry && entry.player === rivalId)

describe.each(gameModes)('a practice of %s', (gameMode) => {
  it('is played to its end by the rules of the mode, with moves of both', async () => {
    const table = await tableOfTwo(practicePlan(gameMode))
    await playedOut(table)
    const { match, complaints } = table
    expect(complaints).toEqual([])
    expect(match.phase).toBe('finished')
    const first = match.turns.filter((turn) => !isAskedAgain(match, turn))
    expect(ofRival(match.entries, 'answered')).toHaveLength(first.length)
    const played = [...ofRival(match.entries, 'chose'), ...ofRival(match.entries, 'looked')]
    expect(played).toHaveLength(isMapMode(gameMode) ? first.length : 0)
    expect(first.every(({ resolved }) => resolved === isMapMode(gameMode))).toBe(true)
  })

  it('comes to the same when it is read again, in any of its phases', async () => {
    const { journal, ...before } = await tableOfTwo(practicePlan(gameMode))
    await playedOut({ journal, ...before })
    const { plan, entries, turns } = before.match
    for (let cut = 1; cut <= entries.length; cut++) {
      const again = replayMatch(plan, entries.slice(0, cut))
      for (const { question, hash } of again.turns.slice(0, -1)) expect(hash).toBe(turns[question - 1]?.hash)
    }
  })

  it('pays for its whole score, and nothing for answers that nobody can have read the question for', async () => {
    const [slow, quick] = [await tableOfTwo(practicePlan(gameMode)), await tableOfTwo(practicePlan(gameMode))]
    await playedOut(slow)
    await playedOut(quick, 100)
    const seat = slow.match.seats.get(pupilId)
    if (!seat) throw new Error('no pupil')
    expect(practiceEarnings(slow.match, seat)).toBe(Math.floor(seat.tally.score / 20))
    const gained = [...slow.match.turns].map((turn) => turn.gained.get(pupilId) ?? 0)
    expect(gained.slice(0, 2)).toEqual([practicePoints(1000), 0])
    await expect.poll(() => quick.runs.length).toBe(1)
    expect(quick.runs[0]?.currencyEarned).toBe(0)
    expect(quick.runs[0]?.score).toBeGreaterThan(1000)
  })
})

describe.each(['racing', 'battle'] as const)('the mode of a practice of %s', (gameMode) => {
  it('counts a hundred for a right answer, and adds and takes what moves do, as in a lesson', async () => {
    const table = await tableOfTwo(practicePlan(gameMode, 'hard'))
    await playedOut(table)
    const { match, state } = table
    for (const { player, tally } of match.seats.values()) {
      const gained = match.turns
        .filter((turn) => !isAskedAgain(match, turn))
        .map((turn) => turn.gained.get(player) ?? 0)
      const answered = gained.reduce((sum, points) => sum + points, 0)
      const moved = tally.score - answered
      expect(moved).not.toBe(0)
      expect(tally.modeScore).toBe(tally.correctCount * 100 + moved)
      expect(state.players.get(player)?.modeScore).toBe(tally.modeScore)
    }
  })

  it('goes by the score in a practice from before it did', async () => {
    const { practice, ...plan } = practicePlan(gameMode)
    const { countsHundreds: _, ...before } = practice ?? { difficulty: 'medium', runId: 'run' }
    const table = await tableOfTwo({ ...plan, practice: before })
    await playedOut(table)
    for (const { tally } of table.match.seats.values()) expect(tally.modeScore).toBe(tally.score)
  })
})

it('a right answer in a practice leads a racer as far as in a lesson', async () => {
  const table = await tableOfTwo({ ...practicePlan('racing'), map: null })
  while (table.match.phase !== 'resolve') await step(table)
  const { course, steps } = table.match.board as RacingBoard
  // One of eight questions, and what a Nitro may add.
  expect(steps[pupilId]).toBeGreaterThan(0)
  expect(steps[pupilId]).toBeLessThan((course.length - 1) * (1.5 / 8))
  table.close()
})

describe('the rival', () => {
  it.each(mapModes)('moves by what is on offer in %s, the same for the same seed and not for another', async (mode) => {
    const moves = []
    for (const seed of ['one', 'one', 'two', 'three', 'four']) {
      const table = await tableOfTwo(practicePlan(mode, 'easy', seed))
      await playedOut(table)
      moves.push(JSON.stringify(ofRival(table.match.entries, 'chose').map((entry) => ({ ...entry, at: 0 }))))
    }
    expect(moves[0]).toBe(moves[1])
    expect(new Set(moves).size).toBeGreaterThan(2)
  })

  it.each(mapModes)('chooses nothing that is not on offer in %s', async (mode) => {
    const table = await tableOfTwo(practicePlan(mode, 'hard'))
    const { match } = table
    const offers = new Map<number, readonly MoveOffer[]>()
    for (let steps = 0; match.phase !== 'finished' && steps < 100; steps++) {
      if (match.phase === 'choose') offers.set(match.turns.length, offered(table))
      await step(table)
    }
    table.close()
    const chosen = match.entries.flatMap((entry) => (entry.kind === 'chose' && entry.player === rivalId ? [entry] : []))
    expect(chosen.length).toBeGreaterThan(3)
    for (const { question, move } of chosen) expect(isOnOffer(offers.get(question) ?? [], move)).toBe(true)
  })
})

describe('a pupil who practises', () => {
  it('has each phase for as long as they like, but for the clocks of the question and of the moves', async () => {
    const table = await tableOfTwo(practicePlan('racing'))
    await step(table)
    expect(table.match.phase).toBe('reveal')
    table.pass(10 * 60_000)
    expect(table.match.phase).toBe('reveal')
    await step(table)
    expect(table.match.phase).toBe('choose')
    table.pass(phaseMs.choose + 500)
    expect(table.match.phase).toBe('resolve')
    table.pass(10 * 60_000)
    expect(table.match.phase).toBe('resolve')
    await step(table)
    expect(table.match.turns).toHaveLength(2)
    table.pass(15_500)
    expect(table.match.phase).toBe('reveal')
    table.close()
  })

  it.each(scoredKinds.map((question) => [question.kind ?? 'choice', question] as const))(
    'has the 15 seconds that the page promises for each question, also for one of the kind %s',
    async (_kind, question) => {
      const table = await tableOfTwo({ ...practicePlan('classic'), questions: [question] })
      expect(table.match.phase).toBe('question')
      table.pass(14_900)
      expect(table.match.phase).toBe('question')
      table.pass(600)
      expect(table.match.phase).toBe('reveal')
      table.close()
    },
  )

  it('leads nothing else: no question can be taken out, and nothing ended early or led from elsewhere', async () => {
    const table = await tableOfTwo(practicePlan('battle'))
    const tried: [GameMessageName, object][] = [
      ['void-question', { questionNumber: 1 }],
      ['end-game', {}],
      ['pause', {}],
      ['kick', { playerId: rivalId }],
      ['lock', { locked: false }],
      ['invite-remote', {}],
      ['allow-remote', { slime: 'mint', number: 1 }],
    ]
    for (const [name, message] of tried) expect([name, table.say(name, message)]).toEqual([name, 'not-host'])
    expect(table.say('skip', { phase: 'question', questionNumber: 1 })).toBe('no-effect')
    expect(table.match.phase).toBe('question')
    table.close()
  })

  it('is told of what the rival does, too, and of nothing that would tell an answer before it is given', async () => {
    const table = await tableOfTwo(practicePlan('racing', 'hard'))
    table.pass(2000)
    expect(table.state.players.get(rivalId)).toMatchObject({ answered: true, lastAnswerCorrect: false, score: 0 })
    expect(JSON.stringify(table.heard)).not.toContain('correct')
    for (let steps = 0; table.match.phase !== 'resolve' && steps < 10; steps++) await step(table)
    const { match } = table
    const turn = match.turns.at(-1)
    const pupil = match.seats.get(pupilId)
    if (!turn || !pupil) throw new Error('nothing was played')
    const told = roundResolved(match, turn)(pupil)
    expect(told.events.map(({ player }) => player)).toContain(rivalId)
    expect(told.changes.every(({ player }) => player === '')).toBe(true)
    table.close()
  })
})

it('a practice from before it had moves goes on without them', async () => {
  const { rules: _, ...plan } = practicePlan('racing')
  const table = await tableOfTwo(plan)
  await step(table)
  await step(table)
  expect(table.match.phase).toBe('question')
  expect(table.match.turns).toHaveLength(2)
  await playedOut(table)
  expect(table.match.turns.every(({ resolved }) => !resolved)).toBe(true)
})

it('a practice that was cut off goes on with the rival’s move, as if nothing had been', async () => {
  const plan = practicePlan('battle')
  const whole = await tableOfTwo(plan)
  await playedOut(whole)
  const first = await tableOfTwo(plan)
  while (first.match.phase !== 'choose') await step(first)
  await first.settled()
  first.table.stop()
  first.close()
  const again = await tableOfTwo(plan, first.journal)
  await playedOut(again)
  expect(again.match.turns.map(({ hash }) => hash)).toEqual(whole.match.turns.map(({ hash }) => hash))
})
