import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
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

const openNew = async (mode: string) => {
  const visit = await school.newcomer('teacher', { viewport: { width: 1366, height: 768 } })
  await visit.page.goto(`/maps/create?mode=${mode}`)
  await visit.page.getByRole('grid').waitFor()
  return visit
}

it('a room, a pond and a ring are one stroke each, and what is chosen is moved, turned and copied', async () => {
  const { page, errors } = await openNew('battle')
  await pickOn(page, 'Room with a door')
  await dragOn(page, [2, 2], [6, 5])
  expect(await countOn(page, 'wall')).toBe(13)
  expect(await tileOn(page, 4, 5)).toBe('arena')
  await pickOn(page, 'Ring')
  await dragOn(page, [9, 2], [14, 8])
  const withRing = await countOn(page, 'wall')
  expect(withRing).toBeGreaterThan(25)
  await pickOn(page, 'Choose a part to move, turn or copy')
  await dragOn(page, [2, 2], [6, 5])
  await page.getByText('5 × 4 tiles chosen.').waitFor()
  await dragOn(page, [3, 3], [3, 6])
  expect([await tileOn(page, 2, 2), await tileOn(page, 2, 5), await countOn(page, 'wall')]).toEqual([
    'arena',
    'wall',
    withRing,
  ])
  await press(page, 'Turn what is chosen')
  await page.getByText('4 × 5 tiles chosen.').waitFor()
  await press(page, 'Copy what is chosen')
  expect(await countOn(page, 'wall')).toBeGreaterThan(withRing)
  expect(await axeComplaints(page)).toEqual([])
  await shootDevices(page, 'map-tools')
  for (let undone = 0; undone < 5; undone++) await press(page, 'Undo')
  expect(await countOn(page, 'wall')).toBe(0)
  expect(errors).toEqual([])
})

it('the map is fewer than 17 Tabs away, and a bend, a pond and a move are drawn by keys alone', async () => {
  const { page, errors } = await openNew('racing')
  let tabs = 0
  const isOnGrid = () => page.evaluate(() => document.activeElement?.getAttribute('role') === 'grid')
  while (!(await isOnGrid()) && tabs < 40) {
    await page.keyboard.press('Tab')
    tabs += 1
  }
  process.stdout.write(`${tabs} Tabs to the map\n`)
  expect(tabs).toBeLessThan(17)
  const keys = async (...all: string[]) => {
    for (const key of all) await page.keyboard.press(key)
  }
  await keys('c', 'Space', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'Space')
  expect([await tileOn(page, 1, 1), await tileOn(page, 3, 3)]).toEqual(['track', 'track'])
  const bend = await countOn(page, 'track')
  expect(bend).toBe(5)
  await keys('s', 'Home', 'ArrowUp', 'ArrowUp', 'Enter', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'Enter')
  await page.getByText('3 × 3 tiles chosen.').waitFor()
  await savePicture(page, 'map-chosen-by-keys')
  await keys('Enter', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter')
  expect([await tileOn(page, 1, 1), await tileOn(page, 4, 1), await countOn(page, 'track')]).toEqual([
    'grass',
    'track',
    bend,
  ])
  await keys('d', 'Delete', 'Control+z', 'Control+z', 'Control+z', 'Control+z')
  expect(await countOn(page, 'track')).toBe(0)
  expect(errors).toEqual([])
})

it('with Space held the mouse moves the view and draws nothing, and Space alone draws where the keyboard is', async () => {
  const { page, errors } = await openNew('racing')
  for (let step = 0; step < 6; step++) await press(page, 'Larger tiles')
  const corner = async () => {
    const box = await cellOn(page, 1, 1).boundingBox()
    return [Math.round(box?.x ?? 0), Math.round(box?.y ?? 0)]
  }
  const before = await corner()
  await cellOn(page, 6, 4).hover()
  await page.getByRole('grid').focus()
  await page.mouse.move(600, 420)
  await page.keyboard.down('Space')
  await page.mouse.down()
  await page.mouse.move(560, 390)
  await page.mouse.move(500, 360)
  await page.mouse.up()
  await page.keyboard.up('Space')
  await expect.poll(corner).not.toEqual(before)
  expect(await countOn(page, 'track')).toBe(0)
  await page.keyboard.press('Space')
  expect(await countOn(page, 'track')).toBe(1)
  expect(errors).toEqual([])
})

it('the tile below the mouse has a frame, in every size of tiles, and none with the hand or beside the map', async () => {
  const { page, errors } = await openNew('racing')
  const frame = page.locator('[data-hover]')
  /** Whether the frame is exactly around a tile. */
  const isAbout = async (column: number, row: number) => {
    const [about, tile] = [await frame.boundingBox(), await cellOn(page, column, row).boundingBox()]
    if (!about || !tile) return false
    return (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(about[side] - tile[side]) < 1)
  }
  expect(await frame.isVisible()).toBe(false)
  await cellOn(page, 3, 2).hover()
  await expect.poll(() => isAbout(3, 2)).toBe(true)
  await press(page, 'Larger tiles')
  await cellOn(page, 5, 4).hover()
  await expect.poll(() => isAbout(5, 4)).toBe(true)
  await page.getByRole('button', { name: 'Undo', exact: true }).hover({ force: true })
  await frame.waitFor({ state: 'hidden' })
  await pickOn(page, 'Move the view')
  await cellOn(page, 5, 4).hover()
  await expect.poll(() => frame.count()).toBe(0)
  expect(errors).toEqual([])
})
