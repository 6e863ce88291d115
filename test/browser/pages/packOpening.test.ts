import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ReceivedSlimeResponse } from '../../../rooms/shared/contract/player.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

const devices = { projector: [1920, 1080], chromebook: [1366, 768], phone: [390, 844] } as const

/** On every device; `SHOTS_DIR` keeps the pictures. */
async function expectWhole(page: Page, name: string): Promise<void> {
  for (const [device, [width, height]] of Object.entries(devices)) {
    await page.setViewportSize({ width, height })
    if (process.env.SHOTS_DIR) await page.screenshot({ path: join(process.env.SHOTS_DIR, `${name}-${device}.png`) })
    const box = await page.getByRole('dialog').boundingBox()
    expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true)
  }
}

const moving = { reducedMotion: 'no-preference' } as const

/** Buys the kitchen pack; says what came out of it, whatever the page shows by now. */
async function buys(page: Page): Promise<ReceivedSlimeResponse> {
  await page.goto('/shop')
  const answer = page.waitForResponse('**/buy-pack')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Kitchen Pack' })
    .getByRole('button', { name: /^Buy Pack/ })
    .click()
  const received = (await (await answer).json()) as ReceivedSlimeResponse
  await page.getByRole('dialog', { name: /^(Kitchen Pack|You Got!)$/ }).waitFor()
  return received
}

it('a pack is tapped, and tells what was in it when it is open; the slime is put on at once', async () => {
  const { page, errors } = await school.newcomer('student', moving)
  const { receivedSlime } = await buys(page)
  const dialog = page.getByRole('dialog')
  const name = dialog.getByText(receivedSlime.name, { exact: true })
  const pack = dialog.getByRole('button', { name: 'Open Kitchen Pack' })
  await pack.waitFor()
  expect(await name.count()).toBe(0)
  expect(await dialog.getByText('You Got!').count()).toBe(0)
  expect(await axeComplaints(page)).toEqual([])
  await expectWhole(page, 'pack-closed')
  await pack.click()
  await dialog.locator('[data-step="light"]').waitFor()
  expect(await name.count()).toBe(0)
  await name.waitFor()
  await dialog.getByRole('heading', { name: 'You Got!' }).waitFor()
  await dialog.getByText('New!').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(receivedSlime.name)
  await expectWhole(page, 'pack-new')
  expect(await axeComplaints(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Equip' }).click()
  await page.getByText(`${receivedSlime.name} is ready to play!`).first().waitFor()
  await dialog.waitFor({ state: 'detached' })
  expect(errors).toEqual([])
})

it('a second tap skips to the slime, by keyboard as well', async () => {
  const { page } = await school.newcomer('student', moving)
  const { receivedSlime } = await buys(page)
  const dialog = page.getByRole('dialog')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toContain('Open Kitchen Pack')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Skip' }).waitFor()
  await page.keyboard.press('Enter')
  await dialog.getByText(receivedSlime.name, { exact: true }).waitFor()
})

it('a new one is sold after a question, a duplicate at once, and what it brings is said before', async () => {
  const { page } = await school.newcomer('student')
  const { receivedSlime } = await buys(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: new RegExp(`^Sell ${receivedSlime.name} for \\d+ coins$`) }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sell' }).click()
  await page
    .getByText(/^Sold for/)
    .first()
    .waitFor()
  await dialog.waitFor({ state: 'detached' })
})

it('of a duplicate it says how many there are; the rarest fills the pack with its light', async () => {
  const { page, user } = await school.newcomer('student', moving)
  const slime = { id: 'dragon', name: 'Dragon', rarity: 'legendary', character: 'Breathes fire.' }
  const player = { userId: user.id, username: user.username, currency: 3_000, ownedSlimes: ['mint', 'dragon'] }
  await page.route('**/buy-pack', (route) =>
    route.fulfill({
      json: {
        player: { ...player, slimeCounts: { mint: 1, dragon: 2 }, selectedSlime: 'mint' },
        receivedSlime: slime,
        isNew: false,
      },
    }),
  )
  await buys(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Open Kitchen Pack' }).click()
  await dialog.locator('[data-step="tear"]').waitFor()
  if (process.env.SHOTS_DIR) await page.screenshot({ path: join(process.env.SHOTS_DIR, 'pack-tear.png') })
  await dialog.locator('[data-step="light"][data-rarity="legendary"]').waitFor()
  if (process.env.SHOTS_DIR) await page.screenshot({ path: join(process.env.SHOTS_DIR, 'pack-light.png') })
  await dialog.getByText(/^You have 2 of these now\. One sells for [\d,]+ coins\.$/).waitFor()
  await dialog.getByRole('button', { name: /^Open another/ }).waitFor()
  await expectWhole(page, 'pack-duplicate')
  const sold = page.waitForRequest('**/sell-slime')
  await dialog.getByRole('button', { name: /^Sell Dragon/ }).click()
  await sold
  expect(await page.getByRole('alertdialog').count()).toBe(0)
})
