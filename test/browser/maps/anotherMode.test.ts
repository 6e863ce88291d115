import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { savePicture } from '../../pictures/shootDevices.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'
import { countOn, dragOn, pickOn } from '../school/drawingHand.ts'

let school: BrowserSchool
let page: Page

beforeAll(async () => {
  school = await openBrowserSchool()
})

beforeEach(async () => {
  page = (await school.newcomer('teacher')).page
})

afterAll(() => school.close())

const countOf = (type: string) => countOn(page, type)
const drag = (from: [number, number], to: [number, number]) => dragOn(page, from, to)
const pick = (name: string) => pickOn(page, name)
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const answer = async (question: string, choice: string) => {
  const dialog = page.getByRole('alertdialog', { name: question })
  await dialog.getByRole('button', { name: choice, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

describe('another mode', () => {
  const change = (name: string) => page.getByRole('radio', { name, exact: true }).click({ force: true })

  it('is asked about where drawn tiles would be lost, and only there', async () => {
    await page.goto('/maps/create')
    await page.getByRole('grid').waitFor()
    await change('Battle')
    expect(await countOf('arena')).toBe(150)
    await pick('Wall')
    await drag([2, 3], [9, 3])
    // Mazes have walls, too.
    await change('Gold Quest')
    expect(await countOf('wall')).toBe(8)
    await change('Racing')
    await answer('Change this map to Racing?', 'Cancel')
    expect(await countOf('wall')).toBe(8)
    expect(await page.getByRole('radio', { name: 'Gold Quest', exact: true }).isChecked()).toBe(true)
    await change('Racing')
    await page.getByText('8 tiles that you drew will become plain ground').waitFor()
    await answer('Change this map to Racing?', 'Change it')
    expect(await countOf('grass')).toBe(150)
    await press('Undo')
    expect(await countOf('wall')).toBe(8)
    // A saved map keeps its mode, so no step may lead to a drawing that could not be saved again.
    await page.getByLabel('Map name').fill('Eight walls')
    await press('Save Map')
    await page.getByText('Saved', { exact: true }).waitFor()
    for (const step of ['Undo', 'Redo'])
      expect(await page.getByRole('button', { name: step, exact: true }).isDisabled()).toBe(true)
  })

  it('cannot be chosen while a map is saved for the first time, and again if that fails', async () => {
    await page.goto('/maps/create')
    await page.getByRole('grid').waitFor()
    await change('Battle')
    await page.getByLabel('Map name').fill('On its way')
    const held: Route[] = []
    await page.route(/\/api\/maps(\?|$)/, (route) =>
      route.request().method() === 'POST' ? void held.push(route) : route.continue(),
    )
    const modes = page.getByRole('radio', { name: 'Racing', exact: true })
    await press('Save Map')
    await modes.waitFor({ state: 'detached' })
    await press('Undo')
    expect(await countOf('arena')).toBe(150)
    await expect.poll(() => held.length).toBe(1)
    await held.shift()?.abort()
    await modes.waitFor()
    await press('Save Map')
    await modes.waitFor({ state: 'detached' })
    await expect.poll(() => held.length).toBe(1)
    await held.shift()?.continue()
    await page.getByText('Saved', { exact: true }).waitFor()
    expect(await countOf('arena')).toBe(150)
  })

  it('a map as tall as can be is seen whole as it will be played', async () => {
    await page.goto('/maps/create?mode=survival')
    await page.getByRole('grid').waitFor()
    await page.getByLabel('Width').fill('5')
    await page.getByLabel('Height').fill('30')
    await page.keyboard.press('Enter')
    await press('How it looks in a game')
    const dialog = page.getByRole('dialog', { name: 'How it looks in a game' })
    // The world is painted when the hand rests: five by thirty tiles, each forty wide.
    await dialog.locator('svg[viewBox="0 0 200 1200"]').waitFor({ state: 'attached' })
    await dialog.locator('canvas:not([hidden])').waitFor()
    const scrolls = await dialog
      .getByRole('region', { name: 'Dialog content' })
      .evaluate((body) => body.scrollHeight - body.clientHeight)
    expect(scrolls).toBeLessThanOrEqual(1)
    await savePicture(page, 'tall-map')
  })
})
