import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

/**
 * Stops the page's clock, so that nothing from now on can wait for a timer. The clock runs on until the stop arrives, and cannot be
 * put back.
 */
const stopClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))

const loading = 'Loading Slime School…'

it('a page whose code comes late stands there as soon as it is here, and waits for no clock', async () => {
  const { page, errors } = await school.visitor()
  await page.clock.install()
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await stopClock(page)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: 'Login' }).first().click()
  await page.getByText(loading).waitFor()
  letGo()
  await page.getByLabel('Username').waitFor()
  expect(errors).toEqual([])
})

it('a page that is opened first shows the picture of its start and then itself, with nothing in between', async () => {
  const { page, errors } = await school.visitor()
  await page.addInitScript((loading) => {
    new MutationObserver(() => {
      if (document.body?.textContent?.includes(loading)) document.documentElement.dataset.saidLoading = 'yes'
    }).observe(document, { childList: true, subtree: true, characterData: true })
  }, loading)
  await page.clock.install()
  await page.goto('/shop')
  await stopClock(page)
  await page.goto('/login')
  await page.getByLabel('Username').waitFor()
  expect(await page.locator('html').getAttribute('data-said-loading')).toBeNull()
  expect(errors).toEqual([])
})
