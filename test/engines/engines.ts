import '../bench/sameSockets.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Client, type Room } from 'colyseus.js'
import { type Bot, type BotEvents, joinOurs } from '../bench/gameBots.ts'
import { createSums, openProduct, type Product } from '../product/runningProduct.ts'
import { usualPassword } from '../server/school.ts'
import { type EnginePage, until } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { choose, misplaced, press, shows, write } from './hands.ts'
import { openWebKit } from './webkit.ts'

/**
 * Games of which a phone, and the board, are a page of Firefox or of WebKit: all other tests know Chromium alone, and a
 * class brings what it has. `--only webkit` takes one of them; `SHOTS_DIR` keeps pictures.
 */
const { values } = parseArgs({ options: { only: { type: 'string' } } })
const engines = { firefox: openFirefox, webkit: openWebKit }
const modes = ['classic', 'battle'] as const
const phone = { width: 390, height: 844 }
const board = { width: 1366, height: 768 }

const wrong: string[] = []
const say = (words: string) => process.stdout.write(`${words}\n`)

async function look(page: EnginePage, what: string): Promise<void> {
  wrong.push(...(await misplaced(page)).map((words) => `${page.name}, ${what}: ${words}`))
  const folder = process.env.SHOTS_DIR
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  // WebKit may not come to one of a stage that moves: nothing is wrong with the page then.
  const picture = await page.picture().catch(() => null)
  if (picture) writeFileSync(join(folder, `${page.name}-${what}.png`), picture)
  else say(`${page.name}: no picture of ${what}`)
}

const answerFirst = (page: EnginePage) =>
  until(`${page.name}: an answer to tap`, () =>
    page.run(() => {
      const tile = document.querySelector<HTMLElement>('button[data-answer]:not(:disabled)')
      tile?.click()
      return tile !== null
    }),
  )

/** Of sums the first answer is right at first, then the second: a player who always taps the first is right, then wrong. */
async function playOnPhone(page: EnginePage, product: Product, mode: (typeof modes)[number]): Promise<void> {
  const teacher = await product.register('teacher')
  const questionSetId = await createSums(teacher, 3)
  const host: Room = await new Client(product.url, { headers: { cookie: teacher.cookie() } }).create('game', {
    questionSetId,
    gameMode: mode,
    settings: { pace: 'host' },
  })
  host.onMessage('*', () => {})
  const inPhase = (phase: string) => until(`${mode}: ${phase}`, async () => host.state.phase === phase)
  const goOn = () => host.send('skip', { phase: host.state.phase, questionNumber: host.state.questionNumber })
  await page.go(`${product.url}/join/${host.roomId}`)
  await write(page, 'Nickname', 'Ann')
  await look(page, `${mode}-join`)
  await press(page, 'Join')
  await shows(page, 'You are in, Ann!')
  await look(page, `${mode}-lobby`)
  host.send('start-game', {})
  await inPhase('question')
  await answerFirst(page)
  await inPhase('reveal')
  await shows(page, 'Correct!')
  await look(page, `${mode}-reveal`)
  if (mode === 'battle') {
    goOn()
    await inPhase('choose')
    await shows(page, 'Choose your move')
    await look(page, `${mode}-choose`)
    await press(page, 'Attack')
    await inPhase('resolve')
    await until(`${page.name}: a stage`, () => page.run(() => document.querySelector('canvas') !== null))
    await look(page, `${mode}-resolve`)
  }
  const before = host.state.questionNumber
  goOn()
  await until('the second question', async () => host.state.phase === 'question' && host.state.questionNumber > before)
  // The seat is still theirs, and so is the question.
  await page.go(`${product.url}/play/${host.roomId}`)
  await answerFirst(page)
  await inPhase('reveal')
  await shows(page, 'It was')
  host.send('end-game', {})
  await shows(page, 'Game Complete!')
  await look(page, `${mode}-over`)
  await host.leave()
}

async function playOnBoard(page: EnginePage, product: Product): Promise<void> {
  const teacher = await product.register('teacher')
  await createSums(teacher, 2)
  await page.resize(board)
  await page.go(`${product.url}/login`)
  await press(page, 'Already have an account')
  await write(page, 'Username', teacher.username)
  await write(page, 'Password', usualPassword)
  await press(page, 'Login')
  await shows(page, 'Host Game')
  await choose(page, 'Sums')
  await choose(page, 'Battle')
  await look(page, 'board-teacher')
  await press(page, 'Create Game & Get Code')
  await shows(page, 'Waiting for players to join...')
  const code = await page.run(() => location.pathname.split('/').at(-1) ?? '')
  const events: BotEvents = { onQuestion: (bot, question) => bot.answer(question % 2), onResult: () => {} }
  const bots: Bot[] = []
  for (const [index, name] of ['Ann', 'Bea', 'Carl', 'Dora', 'Emil', 'Finn', 'Gus', 'Hana', 'Ida'].entries())
    bots.push(await joinOurs({ url: product.url, code, name, address: `10.0.0.${index + 1}`, thinkMs: 500 }, events))
  await shows(page, '9 players')
  await look(page, 'board-lobby')
  await press(page, 'Start Game (9 players)')
  await shows(page, 'Question 1 of 2')
  await look(page, 'board-question')
  await shows(page, 'Standings')
  await look(page, 'board-reveal')
  await press(page, 'Next')
  await until(`${page.name}: a stage`, () => page.run(() => document.querySelector('canvas') !== null))
  await look(page, 'board-choose')
  await press(page, 'End game')
  await page.run(() => document.querySelector<HTMLElement>('[role=alertdialog] button:last-of-type')?.click())
  await shows(page, 'Game Complete!')
  await look(page, 'board-over')
  for (const bot of bots) bot.leave()
}

const product = await openProduct()
try {
  for (const [name, open] of Object.entries(engines)) {
    if (values.only !== undefined && values.only !== name) continue
    const page = await open(phone)
    try {
      for (const mode of modes) {
        await playOnPhone(page, product, mode)
        say(`${name}: a phone has played ${mode}`)
      }
      await playOnBoard(page, product)
      say(`${name}: a board has shown battle`)
      wrong.push(...(await page.errors()).map((words) => `${name}: ${words}`))
    } catch (error) {
      await look(page, 'failed')
      wrong.push(String(error))
    } finally {
      await page.close()
    }
  }
} finally {
  await product.close()
}
wrong.push(...product.errors)
for (const words of wrong) say(`wrong: ${words}`)
say(wrong.length === 0 ? 'Nothing went wrong' : `${wrong.length} things went wrong`)
process.exit(wrong.length === 0 ? 0 : 1)
