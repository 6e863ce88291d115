import type { Page } from 'playwright-core'
import { type BrowserSchool, hostedGame } from './browserSchool.ts'
import { sitDown, type Take } from './gameShots.ts'

const modes = ['Racing', 'Battle', 'Gold Quest', 'Tower', 'Survival'] as const

const tile = (page: Page, place: number) => page.locator(`button[aria-keyshortcuts="${place + 1} ${'ABCD'[place]}"]`)

const join = async (school: BrowserSchool, code: string, name: string): Promise<Page> => {
  const { page } = await school.visitor()
  await page.goto(`/join/${code}`)
  await page.getByLabel('Nickname').fill(name)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.waitForURL('**/lobby/*')
  return page
}

/** One turn of every mode that has a map: choosing, looking again and what it did, in a hand and on the wall. */
export const shootModes = async (
  school: BrowserSchool,
  viewport: { width: number; height: number },
  take: Take,
): Promise<void> => {
  for (const mode of modes) await shootTurn(school, viewport, take, mode)
}

async function shootTurn(
  school: BrowserSchool,
  viewport: { width: number; height: number },
  take: Take,
  mode: (typeof modes)[number],
): Promise<void> {
  const name = mode.toLowerCase().replace(' ', '-')
  const { teacher, code } = await hostedGame(school, async (page) => {
    await page.getByRole('radio', { name: new RegExp(`^${mode}`) }).check({ force: true })
    await page.getByText('Default').first().waitFor()
  })
  const { page: board } = teacher
  const [mover, learner] = [await join(school, code, 'Lotte'), await join(school, code, 'Ivo')]
  const rooms = await sitDown(school, code)
  for (const page of [board, mover, learner]) await page.setViewportSize(viewport)
  await board.getByRole('button', { name: /^Start Game \(10 players\)/ }).click()
  await tile(mover, 0).click()
  await tile(learner, 1).click()
  for (const [index, room] of rooms.entries()) room.send('submit-answer', { answer: index % 3 === 0 ? 1 : 0 })
  await board.getByRole('button', { name: 'Next' }).click()
  await mover.getByRole('heading', { name: 'Choose your move' }).waitFor()
  await take(mover, `${name}-choose-player`)
  await take(learner, `${name}-look-player`)
  await mover.getByRole('list', { name: 'Moves' }).getByRole('button').last().click()
  await tile(learner, 0).click()
  await take(board, `${name}-choose-board`)
  await mover.getByRole('region', { name: 'What happened' }).waitFor()
  await take(board, `${name}-resolve-board`)
  await take(mover, `${name}-resolve-player`)
  for (const room of rooms) void room.leave()
  await Promise.all([board, mover, learner].map((page) => page.context().close()))
}
