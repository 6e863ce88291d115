import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Card, MadeCards } from '../../../rooms/shared/contract/classes.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { addQuestionSet, type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'

const phone = { width: 390, height: 844 }
/** A pupil with more time has twice as long. Even on a busy machine, everything the test does in between has to fit. */
const usualSeconds = 15
let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const shoot = async (page: Page, name: string) => {
  if (process.env.SHOTS_DIR) await page.screenshot({ path: `${process.env.SHOTS_DIR}/${name}.png` })
}

const classOf = async (teacher: Page, names: readonly string[]): Promise<MadeCards> => {
  const data = { name: '6b', devices: 'shared', pupils: names.map((name) => ({ name })) }
  const made = await teacher.context().request.post('/api/classes', { data, headers: { origin: school.url } })
  return (await made.json()) as MadeCards
}

const comeIn = async (card: Card | undefined) => {
  const { page } = await school.visitor({ viewport: phone })
  await page.goto(`/in#${card?.secret}`)
  return page
}

const aidsOn = (page: Page) => page.evaluate(() => document.documentElement.dataset.aids)
const tile = (page: Page) => page.locator('button[aria-keyshortcuts="1 A"]')
const secondsOn = async (page: Page) =>
  Number(await page.getByRole('timer').locator('span').filter({ hasText: /^\d+$/ }).first().textContent())

it('a pupil with more time plays beside others, who see nothing of it; the question is open for all until it is over', async () => {
  const teacher = await school.newcomer('teacher')
  await addQuestionSet(teacher, school.url, 'Planets', 'me', 2, usualSeconds)
  const board = teacher.page
  const { classId, cards } = await classOf(board, ['Lotte Müller', 'Emil Stein'])
  await board.goto(`/classes/${classId}`)
  await board.getByRole('button', { name: 'Lotte Müller: what to do' }).click()
  await board.getByRole('menuitem', { name: 'Aids' }).click()
  const dialog = board.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Twice' }).check({ force: true })
  for (const aid of ['Larger text', 'More space', 'Calm screen']) await dialog.getByText(aid).click()
  expect(await axeComplaints(board)).toEqual([])
  await shoot(board, 'aids-dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await board.getByText('Has aids').waitFor()
  await shoot(board, 'aids-class')

  await board.goto('/teacher')
  await board
    .getByRole('radio', { name: /^Planets/ })
    .first()
    .check({ force: true })
  await board.getByText('For 6b').click()
  await board.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await board.waitForURL('**/lobby/*')
  const [lotte, emil] = [await comeIn(cards[0]), await comeIn(cards[1])]
  for (const page of [lotte, emil]) await page.waitForURL('**/lobby/*')
  expect([await aidsOn(lotte), await aidsOn(emil)]).toEqual(['large spaced calm', undefined])
  await shoot(lotte, 'aids-lobby')
  await board.getByRole('button', { name: 'Start Game (2 players)' }).click()
  for (const page of [lotte, emil]) await tile(page).waitFor()
  expect((await secondsOn(lotte)) > usualSeconds).toBe(true)
  expect((await secondsOn(emil)) <= usualSeconds).toBe(true)
  await shoot(lotte, 'aids-question')
  await board.getByText('Last answers…').waitFor()
  expect(await board.locator('[class*=who] svg').count()).toBe(0)
  await shoot(board, 'aids-board')
  await shoot(emil, 'aids-own-zero')
  // No device has sent a late answer by itself: what a pupil taps now still counts.
  await tile(emil).click()
  await emil.getByText('Answer locked in').waitFor()
  await tile(lotte).click()
  for (const page of [lotte, emil]) await page.getByRole('heading', { name: 'Correct!' }).waitFor()
  await shoot(lotte, 'aids-reveal')
  expect(await axeComplaints(lotte)).toEqual([])
  // A calm screen shows no standings. The other screen does.
  expect(await lotte.getByRole('region', { name: 'Standings' }).isVisible()).toBe(false)
  expect(await emil.getByRole('region', { name: 'Standings' }).isVisible()).toBe(true)
})

it('anybody makes their own screen easier to read, on this device, until they log out', async () => {
  const { page } = await school.newcomer('student', { viewport: phone })
  await page.goto('/account')
  await page.getByText('Larger text').click()
  await page.getByText('More space').click()
  expect(await aidsOn(page)).toBe('large spaced')
  const sizeOf = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  expect(await sizeOf()).toBeCloseTo(19.2)
  await page.reload()
  // The aids are there before any code of the page has run.
  expect(await aidsOn(page)).toBe('large spaced')
  await page.getByRole('checkbox', { name: /^Larger text/ }).waitFor()
  expect(await page.getByRole('checkbox', { name: /^Larger text/ }).isChecked()).toBe(true)
  expect(await axeComplaints(page)).toEqual([])
  const tooWide = () =>
    [...document.querySelectorAll('body *')]
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && one.checkVisibility())
      .map(({ outerHTML }) => outerHTML.slice(0, 120))
  await shoot(page, 'aids-account-top')
  expect(await page.evaluate(tooWide)).toEqual([])
  await page.getByRole('heading', { name: 'Easier to read' }).scrollIntoViewIfNeeded()
  await shoot(page, 'aids-account')
  await page.goto('/student')
  await shoot(page, 'aids-dashboard')
  await page.getByRole('button', { name: /open user menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.waitForFunction(() => document.documentElement.dataset.aids === undefined)
})

it('a pupil with an account of their own has the aids that their teacher has set, beside those of their own choice', async () => {
  const teacher = await school.newcomer('teacher')
  const { page, user } = await school.newcomer('student', { viewport: phone })
  const { classId } = await classOf(teacher.page, ['Lotte Müller'])
  const origin = { headers: { origin: school.url } }
  const desk = teacher.context.request
  const { door } = await (await desk.post(`/api/classes/${classId}/door`, { data: {}, ...origin })).json()
  await page.context().request.post('/api/classes/knocks', { data: { door: door.code }, ...origin })
  await desk.post(`/api/classes/${classId}/knocks/${user.id}`, { data: { name: 'Ada Stern' }, ...origin })
  const aids = { time: 1, screen: ['large'] }
  await desk.put(`/api/classes/${classId}/pupils/${user.id}/aids`, { data: aids, ...origin })
  await page.goto('/account')
  await expect.poll(() => aidsOn(page)).toBe('large')
  await page.getByText('More space').click()
  expect(await aidsOn(page)).toBe('large spaced')
  await page.getByText('More space').click()
  expect(await aidsOn(page)).toBe('large')
})
