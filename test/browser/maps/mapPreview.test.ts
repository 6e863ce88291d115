import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'
import { dragOn } from '../school/drawingHand.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

/** How many tiles the preview in this part shows. */
const laidOn = (place: Locator) =>
  place.locator('svg:has(pattern) > path').evaluateAll((paths) => {
    const drawn = paths.map((path) => path.getAttribute('d') ?? '').join('')
    return drawn.split('M').length - 1
  })

const openList = async (prepare: (page: Page) => Promise<unknown>) => {
  const { page } = await school.newcomer('teacher')
  await prepare(page)
  await page.goto('/maps')
  const card = page.locator('li', { has: page.getByRole('heading', { name: 'Meadow Mile' }) })
  await card.scrollIntoViewIfNeeded()
  return { card, laid: () => laidOn(card) }
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

it('a map that somebody draws is all its tiles until it is painted, and its last picture until it is painted anew', async () => {
  const { page } = await school.newcomer('teacher')
  let paint = () => {}
  const asked = new Promise<void>((done) => {
    paint = done
  })
  await page.route(/worldWorker/, async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/maps/create')
  const picture = page.getByRole('button', { name: 'How it looks in a game' })
  await expect.poll(() => laidOn(picture)).toBe(150)
  const canvas = picture.locator('canvas')
  expect(await canvas.isVisible()).toBe(false)
  paint()
  await canvas.waitFor()
  const painted = () => canvas.evaluate((paper: HTMLCanvasElement) => paper.toDataURL())
  const before = await painted()
  await canvas.evaluate((paper) => {
    const watch = new MutationObserver(() => paper.setAttribute('data-was-hidden', ''))
    watch.observe(paper, { attributeFilter: ['hidden'] })
  })
  await dragOn(page, [3, 4], [12, 4])
  await expect.poll(painted).not.toBe(before)
  expect(await canvas.getAttribute('data-was-hidden')).toBe(null)
})

it('a map that is made for a lesson is all its tiles until it is painted', async () => {
  const { page } = await school.newcomer('teacher')
  await page.route(/worldWorker/, () => {})
  await page.goto('/maps')
  await page.getByRole('link', { name: 'Make one for me' }).click()
  const maker = page.getByRole('dialog', { name: 'A map for your lesson' })
  await expect.poll(() => laidOn(maker)).toBeGreaterThan(100)
  expect(await maker.locator('canvas').isVisible()).toBe(false)
})

it('a map that can be painted nowhere is shown with all its tiles', async () => {
  const { card, laid } = await openList(async (page) => {
    await page.route(/worldWorker|mapPicture/, (route) => route.abort())
  })
  await expect.poll(laid).toBeGreaterThan(100)
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
