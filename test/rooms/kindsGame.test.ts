import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { QuestionAsked, QuestionClosed } from '../../rooms/shared/contract/asking.ts'
import { gameModes } from '../../rooms/shared/contract/gameModes.ts'
import { isMapMode } from '../../rooms/shared/maps/tileTypes.ts'
import { replayMatch } from '../../rooms/shared/match/match.ts'
import type { Match } from '../../rooms/shared/match/matchModel.ts'
import { phaseMs } from '../../rooms/shared/match/phaseLengths.ts'
import { checkReplay, replayOf } from '../../rooms/shared/match/replay.ts'
import { reportOf } from '../../rooms/shared/match/report.ts'
import {
  type KeyedQuestion,
  kindOf,
  type QuestionKind,
  type SlideQuestion,
} from '../../rooms/shared/questions/question.ts'
import { isScored } from '../../rooms/shared/questions/questionKinds.ts'
import { halfKnown, known } from './knownAnswers.ts'
import { type Harness, type Listener, lastTold, listen, openHarness, until } from './roomHarness.ts'
import { scoredKinds, someQuestions } from './shared/questions/someQuestions.ts'

const { opinion, slide } = someQuestions
/** Slides and an opinion, which are no questions, stand first, in the middle and last. */
const asked = [slide, ...scoredKinds.slice(0, 2), opinion, ...scoredKinds.slice(2), { ...slide, seconds: 5 }]

let harness: Harness
beforeAll(async () => {
  harness = await openHarness({ questions: asked })
})
afterAll(() => harness.close())

/** Texts that would give away a key before its question is closed. [3,14] without quotes are two numbers of a map. */
const secrets: Partial<Record<QuestionKind, RegExp>> = {
  typed: /merci|remercie/i,
  number: /(?<!\d)(3\.14|0\.005)(?!\d)|"(3,14|0,005)/,
  order: /"Rome","Columbus","Moon landing","Web"/,
}

/** Everything that devices have been told and shown until now. */
const frames = (listeners: readonly Listener[]) => listeners.map(({ told, room }) => JSON.stringify([told, room.state]))
/** Names of fields that only the server knows while a question is open. */
const keyFields = /"(accept|value|within|nearly|items|correct|right|texts)":/

describe.each(gameModes)('a game of every kind of question, %s', (gameMode) => {
  it('is played, graded, told and played again, and no key leaves before its question is closed', async () => {
    const board = listen(
      await harness
        .client('teacher:t1:MrsHill')
        .create('game', { questionSetId: 'sums', gameMode, settings: { pace: 'auto', speedBonus: false } }),
    )
    const code = board.room.roomId
    const ann = listen(await harness.client().joinById(code, { username: 'Ann' }))
    const ben = listen(await harness.client().joinById(code, { username: 'Ben' }))
    const cem = listen(await harness.client().joinById(code, { username: 'Cem' }))
    await until('the seats', () => board.room.state.players?.size === 4)
    board.room.send('start-game', { gameCode: code })
    await until('the countdown', () => board.room.state.phase === 'countdown')
    harness.clock.offset += phaseMs.countdown
    let closedBefore = 0
    for (const [index, question] of asked.entries()) {
      const number = index + 1
      const { question: shown, ...told } = await until('the question', () => {
        const told = lastTold<QuestionAsked>(ann, index ? 'next-question' : 'game-started')
        return told?.questionNumber === number && ann.room.state.phase === 'question' && told
      })
      const kind = kindOf(question)
      expect(shown.kind).toBe(kind === 'choice' ? undefined : kind)
      expect([told.totalQuestions, ann.room.state.totalQuestions]).toEqual([scoredKinds.length, scoredKinds.length])
      const everybody = [board, ann, ben, cem]
      const openNow = asked.slice(index)
      expectNoKeys(openNow, everybody)
      expect(JSON.stringify(shown)).not.toMatch(keyFields)
      // Cem sends something that is no answer to it, and then lets the time run out.
      if (question.kind === 'slide') {
        pass(question, number, [ann, ben, cem])
        continue
      }
      cem.room.send('submit-answer', { answer: 5, given: { choices: [9, 9], order: [0, 0], text: '\u202e' } })
      ann.room.send('submit-answer', { questionNumber: number, ...known[kind](shown.answers) })
      await until("Ann's answer", () => lastTold<number>(ann, 'answer-submitted') === number)
      expectNoKeys(openNow, everybody)
      const partly = halfKnown[kind]?.(shown.answers)
      ben.room.send('submit-answer', { answer: -1, questionNumber: number, ...(partly && { given: partly }) })
      cem.room.send('submit-answer', { answer: -1, questionNumber: number })
      const closed = await until('the reveal', () => {
        const told = ann.told.filter(({ type }) => type === 'question-closed')
        return told.length === closedBefore + 1 && (told.at(-1)?.message as QuestionClosed)
      })
      closedBefore++
      expectClosed(question, closed)
      await until('the state', () => ann.room.state.phase === 'reveal')
      const openNext = asked.slice(number)
      expectNoKeys(openNext, everybody)
      harness.clock.offset += phaseMs.reveal
      if (isMapMode(gameMode) && isScored(question)) {
        await chooseAndLook(ann, cem, { questionNumber: number, ...known[kind](shown.answers) })
        expectNoKeys(openNext, everybody)
      }
    }
    await until('the end', () => lastTold(ann, 'game-finished'))
    const game = harness.journal.games.get(code)
    if (!game) throw new Error('no journal')
    const match = replayMatch(game.plan, game.batches.flat())
    expect(checkReplay(replayOf(match)).differs).toEqual([])
    expectReport(match)
    expect(harness.errors).toEqual([])
  })
})

/** Ann leaves her move to chance; Cem, who was too late, looks again. */
async function chooseAndLook(ann: Listener, cem: Listener, look: { questionNumber: number }): Promise<void> {
  await until('choosing', () => ann.room.state.phase !== 'reveal')
  if (ann.room.state.phase === 'choose') {
    cem.room.send('look-again', look)
    const told = () => lastTold<{ questionNumber: number; right: boolean }>(cem, 'looked-again')
    await until('the look', () => told()?.questionNumber === look.questionNumber)
    expect(told()?.right).toBe(true)
  }
  harness.clock.offset += phaseMs.choose
  await until('the turn', () => ann.room.state.phase === 'resolve' || ann.room.state.phase === 'finished')
  harness.clock.offset += phaseMs.resolve
}

function expectClosed(question: KeyedQuestion, closed: QuestionClosed): void {
  const isTold = kindOf(question) !== 'choice' && isScored(question)
  if (!isScored(question)) expect(closed).toMatchObject({ correct: -1, spread: [0, 0, 1, 0] })
  const partly = halfKnown[kindOf(question)] ? 1 : 0
  expect(closed.counted).toEqual(isTold ? { right: 1, partly, wrong: 0 } : undefined)
}

/** Players cannot answer a slide, and cannot end it by anything they send. */
function pass({ seconds = 20 }: SlideQuestion, questionNumber: number, players: readonly Listener[]): void {
  for (const { room } of players) room.send('submit-answer', { answer: -1, questionNumber })
  harness.clock.offset += seconds * 1000 + 400
  for (const { room } of players) expect(room.state.phase).toBe('question')
  harness.clock.offset += 200
}

/** Checks who knew what, and that opinions and slides count for nobody. */
function expectReport(match: Match): void {
  const report = reportOf(match)
  const rowOf = (name: string) => report.players.find(({ username }) => username === name)?.answers ?? []
  const row = (name: string) => rowOf(name).filter((_, index) => report.questions[index]?.kind !== 'opinion')
  expect(report.questions.find(({ kind }) => kind === 'opinion')).toMatchObject({ voided: true, correct: -1 })
  expect(rowOf('Ann')[2]).toMatchObject({ choice: 2, correct: false, gained: 0 })
  expect(report.questions.some(({ kind }) => kind === 'slide')).toBe(false)
  expect(
    match.seats.get(report.players.find(({ username }) => username === 'Ann')?.playerId ?? '')?.tally,
  ).toMatchObject({
    correctCount: scoredKinds.length,
    bestStreak: scoredKinds.length,
  })
  expect(row('Ann').map((answer) => answer?.correct)).toEqual(scoredKinds.map(() => true))
  expect(row('Ben').map((answer) => answer?.share)).toEqual([undefined, 0.5, undefined, 0.5, 2 / 3])
  expect(row('Ben').map((answer) => answer?.gained)).toEqual([0, 40, 0, 40, 53])
  const scored = report.questions.filter(({ kind }) => kind !== 'opinion')
  expect(scored.map(({ answers, correct }) => answers[correct])).toEqual([
    'Paris',
    '2, 5',
    'merci',
    '3.14',
    'Rome → Columbus → Moon landing → Web',
  ])
}

/** No device knows the key of a question that is not closed: neither of the present one nor of those that follow. */
function expectNoKeys(open: readonly KeyedQuestion[], listeners: readonly Listener[]): void {
  for (const frame of frames(listeners)) {
    for (const question of open) {
      const secret = secrets[kindOf(question)]
      if (secret) expect(frame.match(secret)?.[0]).toBeUndefined()
    }
  }
}
