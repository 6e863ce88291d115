import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mapModes } from '../../../rooms/shared/maps/tileTypes.ts'
import { savePicture, shootDevices } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'
import { cellOn, countOn, dragOn, pickOn, tileOn } from '../school/drawingHand.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const world = (page: Page) => page.locator('canvas[data-painted]')
const worldSwitch = (page: Page) => page.getByRole('button', { name: 'Draw in the world' })

const openNew = async (mode: string, options = {}) => {
  const visit = await school.newcomer('teacher', { viewport: { width: 1366, height: 768 }, ...options })
  await visit.page.goto(`/maps/create?mode=${mode}`)
  await world(visit.page).waitFor()
  return visit
}

/** The colour in the middle of a tile, or null if the world is wiped away there and the drawn tile is seen. */
const colourAt = (page: Page, column: number, row: number) =>
  world(page).evaluate(
    (canvas, [x = 0, y = 0, columns = 1, rows = 1]) => {
      if (!(canvas instanceof HTMLCanvasElement)) throw new Error('No canvas')
      const [across, down] = [canvas.width / columns, canvas.height / rows]
      const pixel = canvas.getContext('2d')?.getImageData((x - 0.5) * across, (y - 0.5) * down, 1, 1).data
      return pixel?.[3] === 255 ? [...pixel].slice(0, 3) : null
    },
    [column, row, 15, 10],
  )

/** A fingerprint of everything shown. It is null while a part is not painted, or not in its final size. */
const sign = (page: Page): Promise<string | null> =>
  world(page).evaluate(async (canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error('No canvas')
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
    const isSharp = Math.abs(canvas.width - canvas.clientWidth * devicePixelRatio) <= 1
    if (!pixels || !isSharp) return null
    const [across, down] = [canvas.width / 15, canvas.height / 10]
    for (let place = 0; place < 150; place++) {
      const [x, y] = [Math.floor(((place % 15) + 0.5) * across), Math.floor((Math.floor(place / 15) + 0.5) * down)]
      if (pixels[(y * canvas.width + x) * 4 + 3] !== 255) return null
    }
    let sum = 7
    for (let at = 0; at < pixels.length; at++) sum = (sum * 31 + (pixels[at] ?? 0)) % 2_147_483_647
    return `${canvas.width} ${canvas.height} ${sum}`
  })

const shows = (page: Page, expected: string | null) => expect.poll(() => sign(page)).toBe(expected)
const isWhole = async (page: Page) => {
  await expect.poll(() => sign(page)).not.toBeNull()
  return sign(page)
}

it('a stroke, Undo, Redo, a stroke that is given up, a copy and a mirror show in the world what the tiles are', async () => {
  const { page, errors } = await openNew('racing')
  const meadow = await isWhole(page)
  await pickOn(page, 'Track')
  await dragOn(page, [3, 3], [9, 3])
  expect(await countOn(page, 'track')).toBe(7)
  const isGrey = async () => {
    const [red = 0, green = 255, blue = 0] = (await colourAt(page, 6, 3)) ?? []
    return Math.abs(red - green) < 40 && Math.abs(green - blue) < 60
  }
  await expect.poll(isGrey).toBe(true)
  await press(page, 'Undo')
  await shows(page, meadow)
  await press(page, 'Redo')
  await expect.poll(isGrey).toBe(true)
  await press(page, 'Undo')
  await shows(page, meadow)

  await cellOn(page, 2, 7).hover()
  await page.mouse.down()
  await cellOn(page, 12, 7).hover()
  expect(await countOn(page, 'track')).toBe(11)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await countOn(page, 'track')).toBe(0)
  await shows(page, meadow)

  await page.getByRole('button', { name: 'Mirror: off' }).click()
  await dragOn(page, [2, 3], [4, 3])
  expect(await countOn(page, 'track')).toBe(6)
  await pickOn(page, 'Choose a part to move, turn or copy')
  await dragOn(page, [2, 2], [5, 4])
  await dragOn(page, [3, 3], [3, 7])
  expect(await tileOn(page, 3, 7)).toBe('track')
  await isWhole(page)
  const [red = 255] = (await colourAt(page, 3, 7)) ?? []
  expect(red).toBeLessThan(140)
  for (let undone = 0; undone < 2; undone++) await press(page, 'Undo')
  await shows(page, meadow)
  expect(errors).toEqual([])
})

it('keys and screen readers draw on the grid that lies below, and the tiles stay a switch that this browser keeps', async () => {
  const { page, errors } = await openNew('battle')
  expect(await axeComplaints(page)).toEqual([])
  await page.getByRole('grid').focus()
  await page.keyboard.press('Space')
  expect(await tileOn(page, 1, 1)).toBe('wall')
  await isWhole(page)
  const lying = await cellOn(page, 1, 1).boundingBox()
  expect((lying?.height ?? 0) / (lying?.width ?? 1)).toBeCloseTo(58 / 67, 1)
  await worldSwitch(page).click()
  await expect.poll(() => world(page).count()).toBe(0)
  const upright = await cellOn(page, 1, 1).boundingBox()
  expect(upright?.height).toBe(upright?.width)
  await savePicture(page, 'map-on-tiles')
  await page.reload()
  await page.getByRole('grid').waitFor()
  expect(await worldSwitch(page).getAttribute('aria-pressed')).toBe('false')
  expect(await world(page).count()).toBe(0)
  await page.getByRole('grid').focus()
  await page.keyboard.press('w')
  await world(page).waitFor()
  expect(errors).toEqual([])
})

it('the painter goes home with the world that it paints', async () => {
  const { page } = await openNew('survival')
  await isWhole(page)
  // The small picture beside the drawing has its own worker.
  await expect.poll(() => page.workers().length).toBe(2)
  await worldSwitch(page).click()
  await expect.poll(() => page.workers().length).toBeLessThan(2)
  for (let turn = 0; turn < 6; turn++) await worldSwitch(page).click()
  await expect.poll(() => page.workers().length).toBeLessThan(2)
})

it('where no worker can be had the page paints, and nothing that was drawn is lost', async () => {
  const { page, context } = await school.newcomer('teacher', { viewport: { width: 1366, height: 768 } })
  let refused = 0
  await context.route(/worldWorker/, (route) => {
    refused += 1
    return route.abort()
  })
  await page.goto('/maps/create?mode=gold-quest')
  await page.getByRole('grid').waitFor()
  await pickOn(page, 'Wall')
  await dragOn(page, [3, 3], [9, 3])
  await isWhole(page)
  expect(refused).toBeGreaterThan(0)
  expect(await countOn(page, 'wall')).toBe(7)
})

it.each(mapModes)('%s is drawn in its world on every screen', async (mode) => {
  const { page, errors } = await openNew(mode)
  await isWhole(page)
  await dragOn(page, [3, 4], [11, 4])
  await isWhole(page)
  await shootDevices(page, `world-${mode}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect(errors).toEqual([])
})
