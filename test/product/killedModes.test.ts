import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ChooseOpened, Phase } from '../../rooms/shared/contract/game.ts'
import { gameModes } from '../../rooms/shared/contract/gameModes.ts'
import { isMapMode } from '../../rooms/shared/maps/tileTypes.ts'
import { type Listener, lastTold, until } from '../rooms/roomHarness.ts'
import { keptReports } from './keptReports.ts'
import { type Class, comeBack, inPhase, killIn, openClass } from './killedClass.ts'
import { createSums, openProduct, type Product } from './runningProduct.ts'

/** One class for each mode. The server is killed under all of them at once, in every phase of a turn. */
let product: Product
let cookie = ''
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const questionCount = 2
const each = (all: Class[], act: (pupil: Listener, index: number) => void) => {
  for (const { pupils } of all) pupils.forEach(act)
}
const goOn = (all: Class[], phase: Phase) => {
  for (const { board } of all) board.room.send('skip', { phase })
}

it('is taken up where it was, in every phase of every mode', async () => {
  const teacher = await product.register('teacher')
  cookie = teacher.cookie()
  const questionSetId = await createSums(teacher, questionCount)
  const all = await Promise.all(gameModes.map((mode) => openClass({ product, cookie, mode, questionSetId })))
  const moving = all.filter(({ mode }) => isMapMode(mode))

  for (const { board } of all) board.room.send('start-game', {})
  await killIn('countdown', all)
  await inPhase(all, 'question')
  each(all, ({ room }, index) => index < 2 && room.send('submit-answer', { answer: index, questionNumber: 1 }))
  await until('two answers', () =>
    all.every(({ pupils }) => pupils.slice(0, 2).every((one) => lastTold(one, 'answer-submitted'))),
  )
  await until('the counts', () => all.every(({ board }) => board.room.state.answeredCount === 2))
  await killIn('question', all)
  each(all, ({ room }, index) => index === 2 && room.send('submit-answer', { answer: 3, questionNumber: 1 }))
  await killIn('reveal', all)

  goOn(moving, 'reveal')
  await inPhase(moving, 'choose')
  await until('the moves', () => moving.every(({ pupils }) => pupils.every((one) => lastTold(one, 'choose-opened'))))
  for (const { pupils } of moving) {
    const [ann, ben] = pupils as [Listener, Listener, Listener]
    const [, second] = lastTold<ChooseOpened>(ann, 'choose-opened')?.moves ?? []
    ann.room.send('choose', { questionNumber: 1, move: { id: second?.id } })
    ben.room.send('look-again', { questionNumber: 1, answer: 0 })
  }
  await until('the choices', () => moving.every(({ board }) => board.room.state.answeredCount === 2))
  await killIn('choose', moving)
  await until('the own choice', () => moving.every(({ pupils }) => lastTold(pupils[0] as Listener, 'move-chosen')))
  each(moving, ({ room }, index) => index === 2 && room.send('look-again', { questionNumber: 1, answer: 1 }))
  await killIn('resolve', moving)

  for (const one of all) if (!isMapMode(one.mode)) await comeBack(one)
  for (const { board } of all) board.room.send('end-game', {})
  await inPhase(all, 'finished')
  for (const { gameMode, players } of await keptReports(teacher, all.length)) {
    const ann = players.find(({ username }) => username === 'Ann')
    expect(ann?.correctCount).toBe(1)
    if (isMapMode(gameMode)) expect(ann?.answers[0]?.move).toBeTypeOf('string')
  }
  expect(product.errors).toEqual([])
})
