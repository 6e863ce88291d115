import { Client, type Room } from 'colyseus.js'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectTruth } from '../../pictures/stageTruth.ts'
import { type BrowserSchool, endedByHand, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool(['--enable-unsafe-swiftshader'], {}, endedByHand)
})

afterAll(() => school.close())

/** Makes the software renderer look like a real graphics card, as a Chromebook has. */
const passForCard = (): void => {
  const open = HTMLCanvasElement.prototype.getContext
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, options?: object) {
    const lenient = kind === 'webgl' ? { ...options, failIfMajorPerformanceCaveat: false } : options
    return open.call(this, kind, lenient)
  } as typeof open
  const ask = WebGLRenderingContext.prototype.getParameter
  WebGLRenderingContext.prototype.getParameter = function (name: number) {
    const told: unknown = ask.call(this, name)
    return typeof told === 'string' && /swiftshader/i.test(told) ? 'A card' : told
  }
}

const sitDown = async (code: string, username: string): Promise<Room> => {
  const room = await new Client(school.url).joinById(code, { username, slime: 'blueberry' })
  room.onMessage('game-started', () => room.send('submit-answer', { answer: 0 }))
  room.onMessage('*', () => {})
  return room
}

/** A race in which everybody is still choosing a move, with the game paused. */
const thinkingClass = async (
  prepare: (page: Page) => Promise<unknown>,
  join?: (code: string) => Promise<{ page: Page }>,
) => {
  const { teacher, code } = await hostedGame(school, (page) =>
    page.getByRole('radio', { name: /^Racing/ }).check({ force: true }),
  )
  await prepare(teacher.page)
  await teacher.page.reload()
  const rooms = [await sitDown(code, 'Ivo'), await sitDown(code, 'Mo')]
  const board = teacher.page
  const phone = await join?.(code)
  await board.getByRole('button', { name: /^Start Game/ }).click()
  await phone?.page.locator('button[aria-keyshortcuts="1 A"]').click()
  await board.getByRole('button', { name: 'Next' }).click()
  await board.getByRole('heading', { name: /Choosing…/ }).waitFor()
  await board.getByRole('button', { name: 'Pause' }).click()
  const close = async () => {
    for (const room of rooms) void room.leave()
    await teacher.context.close()
  }
  return { teacher, board, code, close }
}

/** Does to the board's picture what a graphics driver can do. */
const graphics = (board: Page, what: 'loseContext' | 'restoreContext') =>
  board.evaluate((act) => {
    const canvas = document.querySelector('main canvas') as (HTMLCanvasElement & { cutter?: WEBGL_lose_context }) | null
    if (!canvas) throw new Error('There is no picture')
    canvas.cutter ??= canvas.getContext('webgl')?.getExtension('WEBGL_lose_context') ?? undefined
    if (!canvas.cutter) throw new Error('It is not drawn by a card')
    canvas.cutter[act]()
  }, what)

/** A screenshot with a painted world is four times as large as one without. */
const leastBytes = 600_000
const isPainted = async (board: Page): Promise<boolean> => (await board.screenshot()).length > leastBytes

/** Only the screen without a stage says this across its whole width. On the stage it is a small sign. */
const plainScreen = (board: Page) => board.getByText('Right? Pick a move. Wrong? Take a second look.').last()

it('a board that has lost its graphics tells the same without them, and shows the world again when they are back', async () => {
  const { teacher, board, code, close } = await thinkingClass((page) => page.addInitScript(passForCard))
  await expectTruth(board, code)
  await graphics(board, 'loseContext')
  await plainScreen(board).waitFor()
  await graphics(board, 'restoreContext')
  await expectTruth(board, code)
  await expect.poll(() => isPainted(board)).toBe(true)
  expect(teacher.errors).toEqual([])
  await close()
})

it('a board whose graphics do not come back paints without them', async () => {
  const { teacher, board, code, close } = await thinkingClass((page) => page.addInitScript(passForCard))
  await expectTruth(board, code)
  await graphics(board, 'loseContext')
  await plainScreen(board).waitFor()
  const isPlainCanvas = () =>
    board.evaluate(() => document.querySelector<HTMLCanvasElement>('main canvas')?.getContext('2d') instanceof Object)
  await expect.poll(isPlainCanvas).toBe(true)
  await expectTruth(board, code)
  await expect.poll(() => isPainted(board)).toBe(true)
  expect(teacher.errors).toEqual([])
  await close()
})

it('a class whose code for the stage does not come plays on screens that tell the same', async () => {
  const phone = await school.visitor({ viewport: { width: 390, height: 844 } })
  await phone.context.route('**/assets/OwnStage-*.js', (route) => route.abort())
  const { teacher, board, close } = await thinkingClass(
    (page) => page.context().route('**/assets/mountStage-*.js', (route) => route.abort()),
    async (code) => {
      await phone.page.goto(`/join/${code}`)
      await phone.page.getByLabel('Nickname').fill('Lotte')
      await phone.page.getByRole('button', { name: 'Join', exact: true }).click()
      await phone.page.waitForURL('**/lobby/*')
      return phone
    },
  )
  await plainScreen(board).waitFor()
  await board.getByRole('button', { name: 'Resume' }).click()
  await phone.page.getByRole('list', { name: 'Moves' }).getByRole('button').first().click()
  await board.getByRole('button', { name: 'Skip' }).click()
  await board.getByRole('heading', { name: 'Watch the action!' }).waitFor()
  await phone.page.getByRole('region', { name: 'What happened' }).waitFor()
  expect(await board.locator('main canvas').count()).toBe(0)
  await board.getByRole('button', { name: 'Skip' }).click()
  await phone.page.getByText('Question 2 of 4').first().waitFor()
  expect([...phone.errors, ...teacher.errors]).toEqual([])
  await phone.context.close()
  await close()
})
