import type { GameMode } from '../../rooms/shared/contract/gameModes.ts'
import { createSums, type Product } from '../product/runningProduct.ts'
import { someQuestions } from '../rooms/shared/questions/someQuestions.ts'
import { type EnginePage, until } from './engine.ts'
import { press, shows, write } from './hands.ts'
import { hostGame } from './hostedGame.ts'
import { look } from './look.ts'

/** Taps the first open answer with these words. */
const tap = (page: EnginePage, words: string) =>
  until(`${page.name}: an answer "${words}"`, () =>
    page.run((words: string) => {
      const tiles = [...document.querySelectorAll<HTMLButtonElement>('button[data-answer]:not(:disabled)')]
      const tile = tiles.find(({ textContent }) => textContent.includes(words))
      tile?.click()
      return tile !== undefined
    }, words),
  )

export const answerFirst = (page: EnginePage) => tap(page, '')

const moveLast = (page: EnginePage) =>
  until(`${page.name}: a move`, () =>
    page.run(() => {
      const card = [...document.querySelectorAll<HTMLButtonElement>('[aria-label="Moves"] button')].at(-1)
      card?.click()
      return card !== undefined
    }),
  )

const hasStage = (page: EnginePage) =>
  until(`${page.name}: a stage`, () => page.run(() => document.querySelector('canvas') !== null))

async function sitDown(page: EnginePage, address: string, what: string): Promise<void> {
  await page.go(address)
  await write(page, 'Nickname', 'Ann')
  await look(page, `${what}-join`)
  await press(page, 'Join')
  await shows(page, 'You are in, Ann!')
  await look(page, `${what}-lobby`)
}

/** Of sums the first answer is right at first, then the second: a player who always taps the first is right, then wrong. */
export async function playOnPhone(page: EnginePage, product: Product, mode: GameMode): Promise<void> {
  const teacher = await product.register('teacher')
  const game = await hostGame(product, teacher, await createSums(teacher, 3), mode)
  await sitDown(page, `${product.url}/join/${game.code}`, mode)
  game.start()
  await game.inPhase('question')
  await answerFirst(page)
  await game.inPhase('reveal')
  await shows(page, 'Correct!')
  await look(page, `${mode}-reveal`)
  if (mode !== 'classic') {
    game.goOn()
    await game.inPhase('choose')
    await shows(page, 'Choose')
    await look(page, `${mode}-choose`)
    await moveLast(page)
    await game.inPhase('resolve')
    await hasStage(page)
    await look(page, `${mode}-resolve`)
  }
  const before = game.questionNumber()
  game.goOn()
  await game.inQuestion(before + 1)
  // After a reload the player still has the seat and the question.
  await page.go(`${product.url}/play/${game.code}`)
  await answerFirst(page)
  await game.inPhase('reveal')
  await shows(page, 'It was')
  game.end()
  await shows(page, 'Game Complete!')
  await look(page, `${mode}-over`)
  await game.leave()
}

/** One question of every kind. Each is shown, answered if a tap or a word is enough, and shown again. */
export async function answerEveryKind(page: EnginePage, product: Product): Promise<void> {
  const teacher = await product.register('teacher')
  const questions = Object.values(someQuestions)
  const answer = await teacher.post('/api/question-sets', { title: 'Kinds', subject: 'Other', questions })
  if (answer.status >= 300) throw new Error(`no set: ${JSON.stringify(answer.body)}`)
  const game = await hostGame(product, teacher, (answer.body as { id: string }).id, 'classic')
  await sitDown(page, `${product.url}/join/${game.code}`, 'kinds')
  game.start()
  for (const [index, kind] of Object.keys(someQuestions).entries()) {
    await game.inQuestion(index + 1)
    await shows(page, someQuestions[kind as keyof typeof someQuestions].question)
    await look(page, `kind-${kind}`)
    await answerAsItCan(page, kind)
    if (kind === 'slide') game.goOn()
    else await game.inPhase('reveal')
    await look(page, `kind-${kind}-told`)
    if (index + 1 < questions.length && kind !== 'slide') game.goOn()
  }
  game.end()
  await shows(page, 'Game Complete!')
  await game.leave()
}

async function answerAsItCan(page: EnginePage, kind: string): Promise<void> {
  if (kind === 'slide') return
  if (kind === 'typed') await write(page, 'Type your answer', 'merci')
  else if (kind === 'number') await write(page, 'Type a number', '3.14')
  else if (kind === 'order') for (const item of someQuestions.order.items) await tap(page, item)
  else await answerFirst(page)
  if (kind !== 'choice' && kind !== 'opinion') await press(page, 'Lock in')
}
