import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { slimeWorth } from '../../../rooms/shared/catalog/economy.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

/** Checks every device. `SHOTS_DIR` keeps the pictures. */
const expectWhole = async (page: Page, name: string) => {
  for (const [device, width, height] of [
    ['phone', 390, 844],
    ['chromebook', 1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    if (process.env.SHOTS_DIR) await page.screenshot({ path: join(process.env.SHOTS_DIR, `${name}-${device}.png`) })
  }
  expect(await axeComplaints(page)).toEqual([])
}

/** A message stays for only a moment, so the page itself notes which ones could be read and were not covered. */
const noteReadable = (page: Page) =>
  page.evaluate(() => {
    const noted = new Set<string>()
    Object.assign(window, { readable: noted })
    const look = () => {
      for (const toast of document.querySelectorAll('[data-toast]')) {
        const { left, top, width, height } = toast.getBoundingClientRect()
        const ends = [left + 8, left + width / 2, left + width - 8]
        const isOnTop = ends.every((x) => toast.contains(document.elementFromPoint(x, top + height / 2)))
        if (isOnTop) noted.add(toast.querySelector('span')?.textContent ?? '')
      }
      requestAnimationFrame(look)
    }
    look()
  })

const readable = (page: Page) => page.evaluate(() => [...(window as unknown as { readable: Set<string> }).readable])

it('duplicates are counted and sold one by one after a question, or all at once; what is equipped is sold by no button of its own', async () => {
  const { page, user } = await school.newcomer('student')
  let slimeCounts: Record<string, number> = { mint: 3, cherry: 2, ruby: 4 }
  let currency = 300
  const profile = () => ({
    ...{ userId: user.id, username: user.username, currency, slimeCounts, selectedSlime: 'mint' },
    ...{ ownedSlimes: Object.keys(slimeCounts), purse: { left: 1_000, size: 1_000 } },
  })
  await page.route(`**/api/player/${user.id}`, (route) => route.fulfill({ json: profile() }))
  await page.route('**/api/auth/me', (route) => route.fulfill({ json: { ...user, ...profile() } }))
  await page.route('**/sell-*', async (route) => {
    const { slimeId } = route.request().postDataJSON() as { slimeId?: string }
    const before = currency
    currency += slimeId ? slimeWorth('common') : 2 * slimeWorth('common') + 3 * slimeWorth('rare')
    slimeCounts = slimeId ? { ...slimeCounts, cherry: 1 } : { mint: 1, cherry: 1, ruby: 1 }
    await route.fulfill({ json: { player: profile(), earnedCurrency: currency - before } })
  })
  await page.goto('/student')
  await page.getByRole('button', { name: 'My Collection' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('×4').waitFor()
  // The only words on a card are about selling.
  await dialog.getByText('Tap a slime to play with it.').waitFor()
  await noteReadable(page)
  await dialog.getByRole('button', { name: /^Sell 6 duplicates/ }).waitFor()
  await expectWhole(page, 'duplicates')

  await page.setViewportSize({ width: 390, height: 844 })
  expect(await dialog.getByRole('button', { name: /^Sell Mint/ }).count()).toBe(0)
  await dialog.getByRole('button', { name: /^Sell Cherry/ }).click()
  const question = page.getByRole('alertdialog')
  await question.getByText('Are you sure you want to sell this slime?').waitFor()
  await question.getByText(/After that you still have 1 Cherry\.$/).waitFor()
  await question.getByRole('button', { name: 'Sell' }).click()
  await page
    .locator('[data-toast]')
    .filter({ hasText: `Sold for ${slimeWorth('common')} currency!` })
    .waitFor()
  await dialog.getByText('×2').waitFor({ state: 'detached' })
  await expect.poll(() => readable(page)).toContain(`Sold for ${slimeWorth('common')} currency!`)

  await dialog.getByRole('button', { name: /^Sell 5 duplicates/ }).click()
  await question.getByText('You keep one of each and get 2,600 coins.').waitFor()
  await expectWhole(page, 'duplicates-question')
  await question.getByRole('button', { name: 'Sell' }).click()
  await page.locator('[data-toast]').filter({ hasText: 'Sold for 2,600 currency!' }).waitFor()
  await expect.poll(() => readable(page)).toContain('Sold for 2,600 currency!')
  await dialog.getByRole('button', { name: /duplicates/ }).waitFor({ state: 'hidden' })
  // The equipped one stays. The others can still be sold one by one, after a question.
  expect(await dialog.getByRole('button', { name: /^Sell / }).count()).toBe(2)
})
