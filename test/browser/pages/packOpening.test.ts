import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Pack, ReceivedSlimeResponse } from '../../../rooms/shared/contract/player.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'
import { asBrowsersAsk } from '../school/school.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

const devices = { projector: [1920, 1080], chromebook: [1366, 768], phone: [390, 844] } as const

/** Checks every device. `SHOTS_DIR` keeps the pictures. */
async function expectWhole(page: Page, name: string): Promise<void> {
  for (const [device, [width, height]] of Object.entries(devices)) {
    await page.setViewportSize({ width, height })
    if (process.env.SHOTS_DIR) await page.screenshot({ path: join(process.env.SHOTS_DIR, `${name}-${device}.png`) })
    const box = await page.getByRole('dialog').boundingBox()
    expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true)
  }
}

const moving = { reducedMotion: 'no-preference' } as const
/** A pack that opens at once. */
const still = { reducedMotion: 'reduce' } as const

/** Buys the kitchen pack, and returns what came out of it, whatever the page shows by now. */
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

/**
 * Notes the steps of the opening, and whether each step names the slime. A step lasts only a moment: on a busy machine a test
 * could miss it.
 */
async function noteSteps(page: Page, name: string): Promise<() => Promise<string[]>> {
  await page.evaluate((slime) => {
    const steps: string[] = []
    Object.assign(window, { steps })
    const look = () => {
      const shown = document.querySelector<HTMLElement>('[data-step]')
      if (!shown) return
      const isNamed = [...document.querySelectorAll('[role="dialog"] *')].some((part) => part.textContent === slime)
      const step = `${shown.dataset.step} ${shown.dataset.rarity}, ${isNamed ? 'named' : 'secret'}`
      if (steps.at(-1) !== step) steps.push(step)
    }
    const changes = { subtree: true, childList: true, attributes: true, attributeFilter: ['data-step'] }
    new MutationObserver(look).observe(document, changes)
  }, name)
  return () => page.evaluate(() => (window as unknown as { steps: string[] }).steps)
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
  const steps = await noteSteps(page, receivedSlime.name)
  await pack.click()
  await name.waitFor()
  expect((await steps()).filter((step) => step.startsWith('light'))).toEqual([`light ${receivedSlime.rarity}, secret`])
  await dialog.getByRole('heading', { name: 'You Got!' }).waitFor()
  await dialog.getByText('New!').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(receivedSlime.name)
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
  // The page's clock stands still, so that only the second tap can end the opening, however long the test takes to press.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  // The minute that passes at once may move the focus, so it was checked before.
  await dialog.getByRole('button', { name: 'Open Kitchen Pack' }).press('Enter')
  await dialog.getByRole('button', { name: 'Skip' }).press('Enter')
  await dialog.getByText(receivedSlime.name, { exact: true }).waitFor()
})

it('a calm screen shows the slime at once: nothing moves on it', async () => {
  const { page } = await school.newcomer('student', moving)
  await page.goto('/account')
  await page.getByText('Calm screen').click()
  const { receivedSlime } = await buys(page)
  await page.getByRole('dialog', { name: 'You Got!' }).getByText(receivedSlime.name, { exact: true }).waitFor()
})

it('of a promise of which all is still to come a pack says no more than the promise; after that, how far it is', async () => {
  const { page, errors } = await school.newcomer('student')
  const kitchen = page.getByRole('listitem').filter({ hasText: 'Kitchen Pack' })
  await page.goto('/shop')
  await kitchen.getByText('Rare or better within 12 packs, guaranteed.').waitFor()
  expect(await page.getByText('at the latest').count()).toBe(0)
  // The state after a pack with none of them in it, whatever chance would have drawn.
  await page.route('**/api/packs', async (route) => {
    const answer = await route.fetch(asBrowsersAsk)
    const packs = (await answer.json()) as Pack[]
    await route.fulfill({ response: answer, json: packs.map((pack) => ({ ...pack, guaranteeIn: 5 })) })
  })
  await page.reload()
  await kitchen.getByText('It comes in 5 packs at the latest.').waitFor()
  expect(errors).toEqual([])
})

it('a new one is sold after a question, and what it brings is said before', async () => {
  const { page } = await school.newcomer('student', still)
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
  const steps = await noteSteps(page, slime.name)
  await dialog.getByRole('button', { name: 'Open Kitchen Pack' }).click()
  await dialog.getByText(/^You have 2 of these now\. One sells for [\d,]+ coins\.$/).waitFor()
  await dialog.getByRole('button', { name: /^Open another \d,\d{3}$/ }).waitFor()
  expect(await steps()).toEqual(expect.arrayContaining(['tear legendary, secret', 'light legendary, secret']))
  await expectWhole(page, 'pack-duplicate')
  await dialog.getByRole('button', { name: /^Sell Dragon/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to sell this slime?' })
  const sold = page.waitForRequest('**/sell-slime')
  await question.getByRole('button', { name: 'Sell' }).click()
  await sold
})

it('on a phone that is turned on its side while a pack waits, it is seen what to do', async () => {
  const { page } = await school.newcomer('student', { ...moving, viewport: { width: 390, height: 844 } })
  await buys(page)
  await page.setViewportSize({ width: 844, height: 390 })
  const words = page.getByRole('dialog').getByText('Open Kitchen Pack')
  await expect
    .poll(() =>
      words.last().evaluate((part) => {
        const { top, bottom, left, width } = part.getBoundingClientRect()
        const seen = document.elementFromPoint(left + width / 2, (top + bottom) / 2)
        return seen !== null && (part.contains(seen) || seen.contains(part))
      }),
    )
    .toBe(true)
})
