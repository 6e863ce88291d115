import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const phone = { width: 390, height: 844 }
const devices = { projector: [1920, 1080], chromebook: [1366, 768], small: [1200, 700], phone: [390, 844] } as const

/** Checks every device. `SHOTS_DIR` keeps the pictures. */
const expectWhole = async (page: Page, name: string) => {
  for (const [device, [width, height]] of Object.entries(devices)) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => scrollTo(0, 0))
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), device).toBeLessThanOrEqual(0)
    if (process.env.SHOTS_DIR)
      await page.screenshot({
        path: join(process.env.SHOTS_DIR, `${name}-${device}.png`),
        fullPage: device === 'phone',
      })
  }
  expect(await axeComplaints(page)).toEqual([])
}

const bottomOf = async (page: Page, role: 'link' | 'button', name: RegExp) =>
  page
    .getByRole('main')
    .getByRole(role, { name })
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom + scrollY)

it('a pupil’s home has the code first, the own slime large, and everything to do within two screens of a phone', async () => {
  const { page, errors } = await school.newcomer('student', { viewport: phone })
  await page.goto('/student')
  await page.getByText('1,000', { exact: true }).last().waitFor()
  await page.getByText('You can open it now!').waitFor()
  await page.getByText(/^0 of \d+ unlocked$/).waitFor()

  const fields = await page.getByRole('main').locator('input, button, a').all()
  expect(await fields[0]?.getAttribute('placeholder')).toBe(
    await page.getByLabel('Game code').getAttribute('placeholder'),
  )
  const twoScreens = 2 * 844
  for (const [role, name] of [
    ['button', /^Tickle Mint/],
    ['link', /^Visit Shop/],
    ['link', /^Practice Solo/],
    ['link', /^Achievements/],
    ['button', /^Host Game/],
    ['link', /^Create Questions/],
  ] as const)
    expect(await bottomOf(page, role, name), String(name)).toBeLessThan(twoScreens)
  // Beside the slime that the pupil wears, a link leads to others.
  const ownSlime = page.getByRole('region', { name: 'Current Slime' })
  expect(await ownSlime.getByRole('link').allInnerTexts()).toEqual(['Visit Shop'])
  await expectWhole(page, 'home')

  await page.setViewportSize(phone)
  await page.getByRole('button', { name: /^Tickle Mint/ }).click()
  await page.getByRole('button', { name: /^Host Game/ }).click()
  await page.getByRole('button', { name: 'Create Game & Get Code' }).waitFor()
  await expectWhole(page, 'home-hosting')
  await page.getByRole('button', { name: /^Host Game/ }).click()
  expect(await page.getByRole('button', { name: 'Create Game & Get Code' }).count()).toBe(0)
  expect(errors).toEqual([])
})

it('whoever does not buy sees packs to look at, and nothing that refuses them', async () => {
  for (const { page } of [await school.visitor(), await school.newcomer('teacher')]) {
    await page.goto('/shop')
    await page
      .getByRole('button', { name: /^Look inside .*1,200$/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Garden Pack' })
    await dialog.getByText('The odds').waitFor()
    expect(await dialog.getByRole('button', { name: /Buy|Not Enough|For students/ }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await page.getByRole('button', { disabled: true }).count()).toBe(0)
    expect(await page.getByLabel('Secret code').count()).toBe(0)
    await expectWhole(page, 'shop-looking')
  }
})

it('a pupil reads their name in the bar, and nothing in it is squeezed or lies over another', async () => {
  const { page, user } = await school.newcomer('student')
  for (const [width, height] of [devices.chromebook, devices.projector]) {
    await page.setViewportSize({ width, height })
    await page.goto('/shop')
    await page.getByRole('link', { name: /1,500/ }).waitFor()
    const name = page.getByRole('banner').getByText(user.username, { exact: true })
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth <= clientWidth)).toBe(
      true,
    )
    const squeezed = await page
      .getByRole('navigation')
      .locator('svg')
      .evaluateAll(
        (signs) => signs.filter((sign) => sign.checkVisibility() && sign.getBoundingClientRect().width < 16).length,
      )
    expect(squeezed, `${width}`).toBe(0)
    const boxes = await page
      .getByRole('banner')
      .locator('li > *, a, button')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.checkVisibility() && !part.matches('[href="#main"]'))
          .map((part) => part.getBoundingClientRect())
          .sort((one, other) => one.left - other.left)
          .map(({ left, right }) => ({ left, right })),
      )
    for (const [at, { left }] of boxes.entries()) {
      const before = boxes[at - 1]
      if (before && before.left !== left) expect(before.right, `${width}: part ${at}`).toBeLessThanOrEqual(left + 3)
    }
  }
})

it('on a phone practice is begun within two screens, and no choice stands alone beside an empty place', async () => {
  const { page, errors } = await school.newcomer('student', { viewport: phone })
  await page.goto('/practice')
  await page.getByRole('button', { name: 'Start Practice' }).waitFor()
  for (const legend of ['Choose a difficulty', 'Choose a mode']) {
    const edges = await page
      .getByRole('group', { name: legend })
      .locator('label')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)))
    expect(edges.length, legend).toBeGreaterThan(2)
    const rows = edges.filter((edge) => edge === edges[0]).length
    expect(edges.length % rows, legend).toBe(0)
  }
  expect(await bottomOf(page, 'button', /^Start Practice/)).toBeLessThan(2 * 844)
  await expectWhole(page, 'practice')
  expect(errors).toEqual([])
})

it('a pupil without reports is told what a pupil does to have one, and led straight to where a game is hosted', async () => {
  const { page } = await school.newcomer('student')
  await page.goto('/reports')
  await page.getByText('No reports yet').waitFor()
  expect(await page.getByRole('main').textContent()).not.toMatch(/your class/)
  await page.getByRole('link', { name: 'Host a game' }).click()
  await page.getByRole('button', { name: 'Create Game & Get Code' }).waitFor()
})

it('the panel for hosting comes into view once, and not again whenever coins come in', async () => {
  const { page, context } = await school.newcomer('student')
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/student')
  await page.getByRole('button', { name: /^Host Game/ }).click()
  await page.getByRole('heading', { name: 'Host Game' }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
  await page.evaluate(() => scrollTo(0, 0))
  // Another tab of the pupil has earned coins.
  const other = await context.newPage()
  const asked = other.waitForResponse('**/api/auth/me')
  await other.goto('/leaderboard')
  await (await asked).finished()
  await other.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('slime-school.user') ?? '')
    localStorage.setItem('slime-school.user', JSON.stringify({ ...user, currency: 4_321 }))
  })
  await page.getByText('4,321').first().waitFor()
  // A smooth scroll would be under way by then.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 10; frames++) await new Promise((settle) => requestAnimationFrame(settle))
  })
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

it('on a phone the menu closes by every press on a page, also on the one that is open', async () => {
  const { page } = await school.newcomer('student')
  await page.setViewportSize(phone)
  await page.goto('/student')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Dashboard' }).click()
  await menu.waitFor({ state: 'hidden' })
  // The link is hidden with its menu, and the keyboard goes on in the page.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
})
