import { afterAll, beforeAll, expect, it } from 'vitest'
import type { QuestionAsked } from '../../rooms/shared/contract/asking.ts'
import type { GameMode } from '../../rooms/shared/contract/gameModes.ts'
import { kindOf, type QuestionKind } from '../../rooms/shared/questions/question.ts'
import { halfKnown, known } from '../rooms/knownAnswers.ts'
import { type Listener, until } from '../rooms/roomHarness.ts'
import { allKinds, scoredKinds } from '../rooms/shared/questions/someQuestions.ts'
import { keptReports } from './keptReports.ts'
import { type Class, inPhase, killIn, openClass } from './killedClass.ts'
import { openProduct, type Product } from './runningProduct.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const modes: readonly GameMode[] = ['classic', 'battle']

/** The question as the pupil was told it last, which is by the present server and not by one that was killed. */
const askedTo = (pupil: Listener | undefined, number: number) =>
  until('the question', () => {
    const asked = pupil?.told.findLast(({ type }) => type === 'game-started' || type === 'next-question')
    const told = asked?.message as QuestionAsked | undefined
    return told?.questionNumber === number && told.question
  })

const hasCome = ({ board: { room } }: Class, number: number): boolean =>
  room.state.phase === 'finished' || (room.state.phase === 'question' && room.state.questionNumber === number)

/** Ann knows the answer, Ben knows half of it if the kind allows that, and Cem has not answered yet. */
async function answer({ board, pupils: [ann, ben] }: Class, kind: QuestionKind, questionNumber: number): Promise<void> {
  const { answers } = await askedTo(ann, questionNumber)
  ann?.room.send('submit-answer', { questionNumber, ...known[kind](answers) })
  const given = halfKnown[kind]?.(answers)
  ben?.room.send('submit-answer', { questionNumber, ...(given ? { answer: -2, given } : known[kind](answers)) })
  await until('two answers', () => board.room.state.answeredCount === 2)
}

/** Cem answers what the present server has asked. The game would not wait for a player who misses several questions. */
async function answerLast({ pupils: [, , cem] }: Class, kind: QuestionKind, questionNumber: number): Promise<void> {
  const { answers } = await askedTo(cem, questionNumber)
  cem?.room.send('submit-answer', { questionNumber, ...known[kind](answers) })
}

/** Plays through the moves and the turn, if the mode has them. */
async function toTheNext(one: Class, number: number): Promise<void> {
  const { room } = one.board
  while (!hasCome(one, number)) {
    const { phase } = room.state
    room.send('skip', { phase })
    await until('what follows', () => hasCome(one, number) || room.state.phase !== phase)
  }
}

it('a game of every kind of question is taken up where it was, whatever was just being asked', async () => {
  const teacher = await product.register('teacher')
  const set = { title: 'All kinds', subject: 'Other', questions: allKinds }
  const { id: questionSetId } = (await teacher.post('/api/question-sets', set)).body as { id: string }
  const cookie = teacher.cookie()
  const all = await Promise.all(modes.map((mode) => openClass({ product, cookie, mode, questionSetId })))
  for (const { board } of all) board.room.send('start-game', {})
  await inPhase(all, 'countdown')
  for (const [index, question] of allKinds.entries()) {
    const [number, kind] = [index + 1, kindOf(question)]
    await Promise.all(all.map((one) => toTheNext(one, number)))
    if (kind !== 'slide') await Promise.all(all.map((one) => answer(one, kind, number)))
    await killIn('question', all, `: ${kind}`)
    if (kind === 'slide') continue
    await Promise.all(all.map((one) => answerLast(one, kind, number)))
    await inPhase(all, 'reveal')
    if (kind === 'typed') await killIn('reveal', all, `: ${kind}`)
  }
  await Promise.all(all.map((one) => toTheNext(one, allKinds.length + 1)))
  await expectReports(teacher)
  expect(product.errors).toEqual([])
})

async function expectReports(teacher: Awaited<ReturnType<Product['register']>>): Promise<void> {
  for (const { players } of await keptReports(teacher, modes.length)) {
    const rowOf = (name: string) => players.find(({ username }) => username === name)
    expect(rowOf('Ann')?.correctCount).toBe(scoredKinds.length)
    expect(rowOf('Ben')?.answers.flatMap((answer) => answer?.share ?? [])).toEqual([0.5, 0.5, 2 / 3])
  }
}
