import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

const openList = async (prepare: (page: Page) => Promise<unknown>) => {
  const { page } = await school.newcomer('teacher')
  await prepare(page)
  await page.goto('/maps')
  const card = page.locator('li', { has: page.getByRole('heading', { name: 'Meadow Mile' }) })
  await card.scrollIntoViewIfNeeded()
  /** How many tiles lie on its preview. */
  const laid = () =>
    card.locator('svg:has(pattern) > path').evaluateAll((paths) => {
      const drawn = paths.map((path) => path.getAttribute('d') ?? '').join('')
      return drawn.split('M').length - 1
    })
  return { card, laid }
}

it('a map of a list is its first 100 tiles until all of it is painted', async () => {
  let paint = () => {}
  const asked = new Promise<void>((done) => {
    paint = done
  })
  const { card, laid } = await openList((page) =>
    page.route(/worldWorker/, async (route) => {
      await asked
      await route.continue()
    }),
  )
  await expect.poll(laid).toBe(100)
  expect(await card.locator('canvas').isVisible()).toBe(false)
  paint()
  await card.locator('canvas').waitFor()
})

it('a map that can be painted nowhere is shown with all its tiles', async () => {
  const { card, laid } = await openList(async (page) => {
    await page.route(/worldWorker|mapPicture/, (route) => route.abort())
  })
  await expect.poll(laid, { timeout: 20_000 }).toBeGreaterThan(100)
  expect(await card.locator('canvas').isVisible()).toBe(false)
})

it('what finds a map stays where it is when the list arrives', async () => {
  const { page } = await school.newcomer('teacher', { viewport: { width: 390, height: 844 } })
  let arrive = () => {}
  const asked = new Promise<void>((done) => {
    arrive = done
  })
  await page.route(/\/api\/maps\?/, async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/maps')
  const finder = page.getByRole('searchbox')
  await finder.waitFor()
  const before = await finder.boundingBox()
  arrive()
  await page.getByRole('heading', { name: 'Meadow Mile' }).waitFor()
  expect(await finder.boundingBox()).toEqual(before)
})
