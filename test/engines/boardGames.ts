import { modeNames } from '../../client/texts/game/modes.ts'
import type { GameMode } from '../../rooms/shared/contract/gameModes.ts'
import { type Bot, type BotEvents, joinOurs } from '../bench/gameBots.ts'
import { createSums, type Product } from '../product/runningProduct.ts'
import { type EnginePage, until } from './engine.ts'
import { choose, login, press, shows } from './hands.ts'
import { look } from './look.ts'

const names = ['Ann', 'Bea', 'Carl', 'Dora', 'Emil', 'Finn', 'Gus', 'Hana', 'Ida']

async function showTurn(page: EnginePage, mode: GameMode): Promise<void> {
  await press(page, 'Next')
  await until(`${page.name}: a stage`, () => page.run(() => document.querySelector('canvas') !== null))
  await look(page, `board-${mode}-choose`)
  await press(page, 'Skip')
  await look(page, `board-${mode}-resolve`)
}

export async function playOnBoard(page: EnginePage, product: Product, mode: GameMode): Promise<void> {
  const teacher = await product.register('teacher')
  await createSums(teacher, 2)
  await login(page, product.url, teacher.username)
  await shows(page, 'Host Game')
  await choose(page, 'Sums')
  await choose(page, modeNames[mode])
  await look(page, `board-${mode}-teacher`)
  await press(page, 'Create Game & Get Code')
  await shows(page, 'Waiting for players to join...')
  const code = await page.run(() => location.pathname.split('/').at(-1) ?? '')
  const events: BotEvents = { onQuestion: (bot, question) => bot.answer(question % 2), onResult: () => {} }
  const bots: Bot[] = []
  for (const [index, name] of names.entries())
    bots.push(await joinOurs({ url: product.url, code, name, address: `10.0.0.${index + 1}`, thinkMs: 500 }, events))
  await shows(page, '9 players')
  await look(page, `board-${mode}-lobby`)
  await press(page, 'Start Game (9 players)')
  await shows(page, 'Question 1 of 2')
  await look(page, `board-${mode}-question`)
  await shows(page, 'Standings')
  await look(page, `board-${mode}-reveal`)
  if (mode !== 'classic') await showTurn(page, mode)
  await press(page, 'End game')
  await until(`${page.name}: the end is meant`, () =>
    page.run(() => {
      const sure = document.querySelector<HTMLElement>('[role=alertdialog] button:last-of-type')
      sure?.click()
      return sure !== null
    }),
  )
  await shows(page, 'Game Complete!')
  await look(page, `board-${mode}-over`)
  for (const bot of bots) bot.leave()
}
