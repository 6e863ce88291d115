import '../bench/sameSockets.ts'
import { CloseCode } from '@colyseus/core'
import { Client } from 'colyseus.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mostForOwnQuestions, purseSizes } from '../../rooms/shared/catalog/purse.ts'
import type { PlayerProfile } from '../../rooms/shared/contract/player.ts'
import type { PracticeSaveResponse } from '../../rooms/shared/contract/practice.ts'
import { goOn, runToSave } from '../rooms/practised.ts'
import { type Listener, lastTold, listen, until } from '../rooms/roomHarness.ts'
import { openGame } from './playedGame.ts'
import { createSums, openProduct, type Product } from './runningProduct.ts'

type Person = Awaited<ReturnType<Product['register']>>
let product: Product
let script: Person
let teacher: Person
beforeAll(async () => {
  product = await openProduct()
  script = await product.register('student')
  teacher = await product.register('teacher')
})
afterAll(() => product.close())

/** A set of the teacher that all users may practise and host. */
const sharedSums = async (count: number): Promise<string> => {
  const id = await createSums(teacher, count)
  await teacher.put(`/api/question-sets/${id}/sharing`, { sharing: 'everyone' })
  return id
}

const profile = async () => (await script.get(`/api/player/${script.id}`)).body as PlayerProfile

/** Answers as soon as a pupil could have read the question. */
const answerAtOnce = async (room: Listener['room'], question: number) => {
  await until('the question', () => room.state.questionNumber === question && room.state.phase === 'question')
  const askedAt = performance.now()
  await until('time to read it', () => performance.now() - askedAt > 320)
  room.send('submit-answer', { answer: (question - 1) % 4, questionNumber: question })
}

const beginPractice = async (questionSetId: string): Promise<Listener> =>
  listen(await new Client(product.url, { headers: { cookie: script.cookie() } }).create('practice', { questionSetId }))

async function answerAll(own: Listener, count: number): Promise<void> {
  for (let question = 1; question <= count; question++) {
    await answerAtOnce(own.room, question)
    // A reveal ends by itself. If the machine stood still meanwhile, the next question is already there.
    const isPast = () => own.room.state.phase === 'finished' || own.room.state.questionNumber > question
    await until('the reveal', () => own.room.state.phase === 'reveal' || isPast())
    if (!isPast()) await goOn(own)
  }
}

/**
 * Plays a whole practice without a mistake and as fast as is still paid. Returns the pay. Like a pupil it begins anew
 * if its line is lost, as when this process stands still for ten seconds: what was not played to its end is not paid.
 */
const practised = async (questionSetId: string, count: number): Promise<number> => {
  let own = await beginPractice(questionSetId)
  for (let isThrough = false; !isThrough; ) {
    isThrough = await answerAll(own, count).then(
      () => true,
      (error: unknown) => {
        if (own.left?.code === CloseCode.ABNORMAL_CLOSURE) return false
        throw error
      },
    )
    if (!isThrough) own = await beginPractice(questionSetId)
  }
  const run = await runToSave(own, questionSetId)
  expect(run.questionsCorrect).toBe(count)
  void own.room.leave()
  const saved = await script.post(`/api/practice/${script.id}/save`, run)
  expect(saved.status).toBe(200)
  return (saved.body as PracticeSaveResponse).saved.currency_earned
}

/** The host plays a game with the script and a few guests, who all answer. Returns what the script was paid. */
const hosted = async (host: Person, questionSetId: string, guests: number): Promise<number> => {
  const { board, players } = await openGame(product.url, {
    host: host.cookie(),
    signedIn: [script.cookie()],
    size: 1 + guests,
    questionSetId,
    settings: { hostPlays: false },
  })
  board.room.send('start-game', {})
  await until('the question', () => board.room.state.phase === 'question', 15_000)
  await Promise.all(players.map(({ room }) => answerAtOnce(room, 1)))
  const own = players[0]
  if (!own) throw new Error('nobody plays')
  const { currency } = await until('being paid', () => lastTold<{ currency: number }>(own, 'game-paid'), 30_000)
  return currency
}

it('a script that practises and plays without an end gets what the purses hold, and not a coin more', async () => {
  const before = (await profile()).currency
  const [many, few] = [await sharedSums(22), await sharedSums(1)]
  expect(await practised(many, 22)).toBe(purseSizes.everyday)
  expect((await profile()).purse).toEqual({ left: 0, size: purseSizes.everyday })
  expect(await practised(few, 1)).toBe(0)

  const friend = await product.register('student')
  expect(await hosted(friend, few, 3)).toBe(0)
  // A game of its own teacher, alone or with one tab, is no lesson.
  expect(await hosted(teacher, few, 1)).toBe(0)
  expect((await profile()).currency).toBe(before + purseSizes.everyday)
  // A teacher's game with other players is a lesson, and pays in full.
  const lesson = await hosted(teacher, few, 2)
  expect(lesson).toBeGreaterThan(90)
  expect((await profile()).currency).toBe(before + purseSizes.everyday + lesson)
  expect((await profile()).purse).toEqual({ left: 0, size: purseSizes.everyday })

  const own = await createSums(script, 2)
  expect(await practised(own, 2)).toBe(0)
})

it('questions of one’s own fill half of the purse, and then bring nothing more that day', async () => {
  script = await product.register('student')
  expect(await practised(await createSums(script, 12), 12)).toBe(mostForOwnQuestions)
  expect(await practised(await createSums(script, 1), 1)).toBe(0)
  expect((await profile()).purse.left).toBe(purseSizes.everyday - mostForOwnQuestions)
  expect(await practised(await sharedSums(1), 1)).toBeGreaterThan(40)
})
