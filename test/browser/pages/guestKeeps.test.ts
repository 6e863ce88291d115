import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { welcomeCurrency } from '../../../rooms/shared/catalog/economy.ts'
import { until } from '../../rooms/roomHarness.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, hostedGame, openBrowserSchool, password } from '../school/browserSchool.ts'
import { asBrowsersAsk } from '../school/school.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

/** Checks every device. `SHOTS_DIR` keeps the pictures. */
const expectWhole = async (page: Page, name: string) => {
  for (const [device, width, height] of [
    ['chromebook', 1366, 768],
    ['phone', 390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    if (process.env.SHOTS_DIR) await page.screenshot({ path: join(process.env.SHOTS_DIR, `${name}-${device}.png`) })
  }
  expect(await axeComplaints(page)).toEqual([])
}

/** A guest on a phone with one right answer in a game that is over. */
const finishedGuest = async (nickname: string) => {
  const { teacher, code } = await hostedGame(school)
  const guest = await school.visitor({ viewport: { width: 390, height: 844 } })
  const { page } = guest
  await page.goto(`/join/${code}`)
  await page.getByLabel('Nickname').fill(nickname)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText(`You are in, ${nickname}!`).waitFor()
  await teacher.page.getByRole('button', { name: 'Start Game (1 player)' }).click()
  await page.getByText('Question 1 of 4').first().waitFor()
  const askedAt = performance.now()
  await until('time to read', () => performance.now() - askedAt > 320)
  await page.locator('button[aria-keyshortcuts]').first().click()
  await page
    .getByText(/Correct!/)
    .first()
    .waitFor()
  await teacher.page.getByRole('button', { name: 'End game' }).click()
  await teacher.page.getByRole('alertdialog').getByRole('button', { name: 'End game' }).click()
  const offer = page.getByRole('heading', { name: /^You earned \d+ coins!$/ })
  await offer.waitFor({ timeout: 30_000 })
  const earned = Number((await offer.textContent())?.match(/\d+/)?.[0])
  expect(earned).toBeGreaterThan(9)
  return { ...guest, earned }
}

const coinsOf = async (page: Page, coins: number) =>
  page.getByRole('link', { name: `${coins.toLocaleString('en')} coins` }).waitFor()

it('a guest keeps what they earned by registering where they stand, with a first slime of their choice', async () => {
  const { page, earned, errors } = await finishedGuest('Lotte')
  await expectWhole(page, 'guest-offer')
  await page.getByRole('button', { name: 'Keep my coins' }).click()
  const dialog = page.getByRole('dialog', { name: `Keep your ${earned} coins` })
  await dialog.getByLabel('Username').fill('Lotte_99')
  await dialog.getByLabel('Password', { exact: true }).fill('nine slow snails')
  await dialog.getByLabel('Confirm password').fill('nine slow snails')
  await dialog.getByRole('radio', { name: 'Cherry' }).check({ force: true })
  await expectWhole(page, 'guest-registers')
  await dialog.getByRole('button', { name: 'Register and keep them' }).click()
  await page.getByRole('heading', { name: `${earned} coins are yours, Lotte_99!` }).waitFor()
  await expectWhole(page, 'guest-kept')
  await page.getByRole('link', { name: 'Open a first pack' }).click()
  await coinsOf(page, welcomeCurrency + earned)
  await page.goto('/student')
  await page.getByText('Sweet until you forget to save it a seat.').first().waitFor()
  expect(errors).toEqual([])
})

it('whoever has an account signs in instead, and what was kept is kept once', async () => {
  const { user } = await school.newcomer('student')
  const { page, earned } = await finishedGuest('Emil')
  await page.getByRole('button', { name: 'Keep my coins' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Already have an account? Login' }).click()
  await dialog.getByLabel('Username').fill(user.username)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Login and keep them' }).click()
  await page.getByRole('heading', { name: `${earned} coins are yours, ${user.username}!` }).waitFor()
  await page.reload()
  await page.goto('/shop')
  await coinsOf(page, welcomeCurrency + earned)
})

it('while the coins of a guest are kept on a slow line, they stay in view, and the button waits', async () => {
  const { page, earned } = await finishedGuest('Nuri')
  let isKept = () => {}
  const keptByServer = new Promise<void>((settle) => {
    isKept = settle
  })
  let go = () => {}
  const letGo = new Promise<void>((settle) => {
    go = settle
  })
  await page.route('**/keep-game', async (route) => {
    const response = await route.fetch(asBrowsersAsk)
    isKept()
    await letGo
    await route.fulfill({ response })
  })
  // The offer for the new account is made when the server has kept the coins already.
  await page.route('**/guest-offer', (route) => keptByServer.then(() => route.continue()))
  const offered = page.waitForResponse('**/guest-offer')
  await page.getByRole('button', { name: 'Keep my coins' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Username').fill('Nuri_99')
  await dialog.getByLabel('Password', { exact: true }).fill('nine slow snails')
  await dialog.getByLabel('Confirm password').fill('nine slow snails')
  await dialog.getByRole('button', { name: 'Register and keep them' }).click()
  await (await offered).finished()
  await dialog.waitFor({ state: 'detached' })
  await page.evaluate(() => new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle))))
  expect(await page.getByRole('heading', { name: `You earned ${earned} coins!` }).count()).toBe(1)
  expect(await page.getByRole('button', { name: 'Keep them as Nuri_99' }).isDisabled()).toBe(true)
  go()
  await page.getByRole('heading', { name: `${earned} coins are yours, Nuri_99!` }).waitFor()
})
