import '../bench/sameSockets.ts'
import { Client } from 'colyseus.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PracticeHistoryRow, PracticeSaveRequest, PracticeStats } from '../../rooms/shared/contract/practice.ts'
import { answer, asked, goOn, ownRow, reveal, runToSave } from '../rooms/practised.ts'
import { type Listener, listen, until } from '../rooms/roomHarness.ts'
import { createSums, openProduct, type Product } from './runningProduct.ts'

type Person = Awaited<ReturnType<Product['register']>>
let product: Product
let student: Person
let other: Person
let questionSetId: string
beforeAll(async () => {
  product = await openProduct()
  student = await product.register('student')
  other = await product.register('student')
  // A set of one's own pays less in a day, so the pupil practises with a teacher's.
  const author = await product.register('teacher')
  questionSetId = await createSums(author, 3)
  await author.put(`/api/question-sets/${questionSetId}/sharing`, { sharing: 'everyone' })
})
afterAll(() => product.close())

const practise = async (): Promise<Listener> =>
  listen(
    await new Client(product.url, { headers: { cookie: student.cookie() } }).create('practice', {
      questionSetId,
      difficulty: 'easy',
      gameMode: 'battle',
    }),
  )

/** A practice with two right answers and a wrong one. Returns what the screen then sends to be saved. */
async function playedRun(): Promise<PracticeSaveRequest> {
  const own = await practise()
  for (const [index, choice] of [0, 1, 3].entries()) {
    await asked(own, index + 1)
    const askedAt = performance.now()
    // An answer pays only if the player had time to read the question.
    await until('time to read it', () => performance.now() - askedAt > 320)
    answer(own, choice, { timeElapsed: 15 })
    await reveal(own)
    await goOn(own)
  }
  // The question that was answered wrong comes back once.
  await asked(own, 4)
  answer(own, 2, { questionNumber: 4 })
  await reveal(own)
  await goOn(own)
  const run = await runToSave(own, questionSetId)
  void own.room.leave()
  return run
}

const save = (by: Person, run: object, owner = by) => by.post(`/api/practice/${owner.id}/save`, run)

const currency = async (of: Person): Promise<number> =>
  ((await of.get(`/api/player/${of.id}`)).body as { currency: number }).currency

it('a run that was played is paid once, as it was played, to whoever played it', async () => {
  const before = await currency(student)
  const run = await playedRun()
  expect(run).toMatchObject({ questionsCorrect: 2, questionsTotal: 3, currencyEarned: Math.floor(run.score / 20) })
  expect(run.score).toBeGreaterThan(200)

  const forged: Partial<PracticeSaveRequest>[] = [
    { score: run.score + 1 },
    { score: run.score + 20, currencyEarned: run.currencyEarned + 1 },
    { currencyEarned: run.currencyEarned + 1 },
    { questionsCorrect: 3 },
    { questionsTotal: 2 },
    { difficulty: 'hard' },
    { gameMode: 'classic' },
    { questionSetId: 'another' },
  ]
  for (const change of forged) expect(await save(student, { ...run, ...change })).toMatchObject({ status: 409 })
  expect(await save(other, run)).toMatchObject({ status: 409 })
  expect(await save(other, run, student)).toMatchObject({ status: 403 })
  expect(await currency(student)).toBe(before)

  const tries = await Promise.all(Array.from({ length: 10 }, () => save(student, run)))
  expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  expect((await save(student, run)).status).toBe(409)
  expect(await currency(student)).toBe(before + Math.floor(run.score / 20))
  expect(await currency(other)).toBe(before)

  const history = (await student.get(`/api/practice/${student.id}/history`)).body as PracticeHistoryRow[]
  expect(history).toHaveLength(1)
  expect(history[0]).toMatchObject({ score: run.score, questions_correct: 2, currency_earned: run.currencyEarned })
  expect((await student.get(`/api/practice/${student.id}/stats`)).body).toEqual({
    total_practice_games: 1,
    total_questions: 3,
    total_correct: 2,
    total_earned: run.currencyEarned,
    avg_score: run.score,
  } satisfies PracticeStats)
})

it('a run that was never finished cannot be saved', async () => {
  const own = await practise()
  await asked(own, 1)
  answer(own, 0)
  await until('the reveal', () => ownRow(own).score > 0)
  const { score } = ownRow(own)
  const run = { questionSetId, gameMode: 'battle', difficulty: 'easy', score, questionsCorrect: 1 }
  for (const questionsTotal of [1, 3])
    expect((await save(student, { ...run, questionsTotal, currencyEarned: Math.floor(score / 20) })).status).toBe(409)
  await own.room.leave()
})

it('two runs are two payments, and a killed server forgets neither', async () => {
  const before = await currency(student)
  const [first, second] = [await playedRun(), await playedRun()]
  await product.kill()
  await product.start()
  for (const run of [first, second]) expect((await save(student, run)).status).toBe(200)
  expect(await currency(student)).toBe(before + first.currencyEarned + second.currencyEarned)
})

it('a set cannot be practised by who plays it with a class', async () => {
  const teacher = await product.register('teacher')
  const host = new Client(product.url, { headers: { cookie: teacher.cookie() } })
  const board = listen(await host.create('game', { questionSetId, gameMode: 'classic' }))
  await new Client(product.url, { headers: { cookie: student.cookie() } }).joinById(board.room.roomId, {})
  board.room.send('start-game', {})
  await until('the countdown', () => board.room.state.phase === 'countdown')
  await expect(practise()).rejects.toThrow('beingPlayed')
})
