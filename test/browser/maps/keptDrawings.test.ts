import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { GameMap } from '../../../rooms/shared/contract/maps.ts'
import { drawings } from '../../assets/mapDrawings.ts'
import { shootDevices } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool, password } from '../school/browserSchool.ts'
import { cellOn, countOn, pickOn, tileOn } from '../school/drawingHand.ts'

let school: BrowserSchool
let teacher: Awaited<ReturnType<BrowserSchool['newcomer']>>
let page: Page

beforeAll(async () => {
  school = await openBrowserSchool()
})
beforeEach(async () => {
  teacher = await school.newcomer('teacher')
  page = teacher.page
})
afterAll(() => school.close())

const tracks = (on: Page) => countOn(on, 'track')
const save = (on: Page) => on.getByRole('button', { name: 'Save Map' }).click()
const broughtBack = (on: Page) => on.getByRole('status').filter({ hasText: /^Your drawing from .* is back/ })

const openNew = async () => {
  await page.goto('/maps/create')
  await page.getByRole('grid').waitFor()
}

/** Waits until the hand has rested, and its drawing is stored. */
const isKept = (on: Page, name: string) =>
  expect.poll(() => on.evaluate((text) => JSON.stringify({ ...localStorage }).includes(text), name)).toBe(true)

const ownMap = async (): Promise<GameMap> => {
  const data = drawings.find(({ file }) => file === 'racing-meadow-mile.json')?.map
  const answer = await teacher.context.request.post('/api/maps', { data, headers: { origin: school.url } })
  return (await answer.json()) as GameMap
}
const stored = async (id: string): Promise<GameMap> => (await teacher.context.request.get(`/api/maps/${id}`)).json()

it('a page that dies gives back what was drawn, with its steps, to its author alone', async () => {
  await openNew()
  await cellOn(page, 2, 2).click()
  await cellOn(page, 3, 2).click()
  await page.getByLabel('Map name').fill('Half a valley')
  await isKept(page, 'Half a valley')
  // The page dies at once and cannot ask anything.
  const next = await teacher.context.newPage()
  await page.close({ runBeforeUnload: false })
  await next.goto('/maps/create')
  await broughtBack(next).waitFor()
  await shootDevices(next, 'drawing-kept')
  expect(await next.getByLabel('Map name').inputValue()).toBe('Half a valley')
  expect(await tracks(next)).toBe(2)
  expect(await axeComplaints(next)).toEqual([])
  await next.getByRole('button', { name: 'Undo' }).click()
  expect(await tracks(next)).toBe(1)
  await next.getByRole('button', { name: 'Start a new map' }).click()
  await broughtBack(next).waitFor({ state: 'detached' })
  expect(await tracks(next)).toBe(0)
  await next.getByRole('button', { name: 'Undo' }).click()
  expect(await tracks(next)).toBe(1)
})

it('leaving keeps the drawing, and another pupil at the same device does not meet it', async () => {
  await openNew()
  await cellOn(page, 4, 4).click()
  await page.getByRole('link', { name: 'Leaderboard' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('**/leaderboard')
  await page.goto('/maps/create?mode=tower')
  await page.getByRole('grid').waitFor()
  expect(await broughtBack(page).count()).toBe(0)
  await page.goto('/maps/create')
  await broughtBack(page).waitFor()
  expect(await tileOn(page, 4, 4)).toBe('track')

  const here = await page.evaluate(() => ({ ...localStorage }))
  const other = await school.newcomer('student')
  await other.page.goto('/maps')
  await other.page.evaluate((kept) => {
    for (const [key, text] of Object.entries(kept)) if (key !== 'slime-school.user') localStorage.setItem(key, text)
  }, here)
  await other.page.goto('/maps/create')
  await other.page.getByRole('grid').waitFor()
  expect(await tracks(other.page)).toBe(0)
  expect(await broughtBack(other.page).count()).toBe(0)
})

it('a session that ends while somebody draws is opened again over the page, and the save is repeated', async () => {
  await openNew()
  await cellOn(page, 5, 5).click()
  await page.getByLabel('Map name').fill('Late valley')
  await teacher.context.clearCookies()
  await save(page)
  const dialog = page.getByRole('dialog', { name: 'Log in again' })
  await dialog.getByText(`You were logged out, ${teacher.user.username}.`, { exact: false }).waitFor()
  await shootDevices(page, 'drawing-again')
  expect(await axeComplaints(page)).toEqual([])
  await dialog.getByLabel('Password').fill('not this one')
  await dialog.getByRole('button', { name: 'Log in and save' }).click()
  await dialog.getByRole('alert').getByText(/.+/).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(await tileOn(page, 5, 5)).toBe('track')

  await save(page)
  await dialog.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/maps/edit/*')
  expect(await tileOn(page, 5, 5)).toBe('track')
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect((await stored(id)).name).toBe('Late valley')
  await page.reload()
  await page.getByRole('grid').waitFor()
  expect(await broughtBack(page).count()).toBe(0)
})

it('of two tabs the second is asked which drawing it wants, and neither is lost', async () => {
  const map = await ownMap()
  const open = async (on: Page) => {
    await on.goto(`/maps/edit/${map.id}`)
    await on.getByRole('grid').waitFor()
  }
  const second = await teacher.context.newPage()
  await open(page)
  await open(second)
  await pickOn(page, 'Boost')
  await cellOn(page, 1, 1).click()
  await save(page)
  await page.getByText('Saved', { exact: true }).waitFor()
  await pickOn(second, 'Obstacle')
  await cellOn(second, 2, 1).click()
  const drawnThere = await tileOn(second, 2, 1)
  await save(second)
  const dialog = second.getByRole('dialog', { name: 'This map was saved somewhere else' })
  await dialog.waitFor()
  await shootDevices(second, 'drawing-meanwhile')
  expect(await axeComplaints(second)).toEqual([])
  expect((await stored(map.id)).tiles.find(({ x, y }) => x === 0 && y === 0)?.type).toBe('boost')

  await dialog.getByRole('button', { name: 'Use the saved one' }).click()
  expect(await tileOn(second, 1, 1)).toBe('boost')
  await second.getByRole('button', { name: 'Undo' }).click()
  expect(await tileOn(second, 2, 1)).toBe(drawnThere)
  await save(second)
  await second.getByText('Saved', { exact: true }).waitFor()
  expect((await stored(map.id)).tiles.find(({ x, y }) => x === 1 && y === 0)?.type).toBe(drawnThere)

  await cellOn(page, 3, 1).click()
  await save(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Save mine' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  expect((await stored(map.id)).tiles.slice(0, 3).map(({ type }) => type)).toContain('boost')
})

it('a map that is deleted somewhere else while it is drawn on becomes a new one', async () => {
  const map = await ownMap()
  await page.goto(`/maps/edit/${map.id}`)
  await pickOn(page, 'Boost')
  await cellOn(page, 2, 2).click()
  await isKept(page, map.id)
  await teacher.context.request.delete(`/api/maps/${map.id}`, { headers: { origin: school.url } })
  await page.reload()
  await page.waitForURL('**/maps/create')
  await broughtBack(page).waitFor()
  expect(await tileOn(page, 2, 2)).toBe('boost')
  await save(page)
  await page.waitForURL('**/maps/edit/*')
  expect(await tileOn(page, 2, 2)).toBe('boost')
})
