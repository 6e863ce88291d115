import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { savePicture } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { addQuestionSet, type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'
import { countOn } from '../school/drawingHand.ts'
import { phone } from '../school/school.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const maker = (page: Page) => page.getByRole('dialog', { name: 'A map for your lesson' })
const isPainted = (page: Page) => maker(page).locator('canvas:not([hidden])').waitFor()
const nameOf = (page: Page) => maker(page).getByRole('heading', { level: 3 }).textContent()

it('a teacher gets from choosing a mode to a lobby on a new map in four presses', async () => {
  const visit = await school.newcomer('teacher')
  await addQuestionSet(visit, school.url)
  const { page } = visit
  await page.goto('/teacher')
  const set = page.getByRole('radio', { name: /^Planets/ })
  await set.first().check({ force: true })
  await page.getByRole('radio', { name: /^Racing/ }).check({ force: true })

  await page.getByRole('link', { name: 'Make one for me' }).click()
  await isPainted(page)
  const name = await nameOf(page)
  await press(page, 'Take it')
  expect(await countOn(page, 'track')).toBeGreaterThan(30)
  await press(page, 'Use in my game')
  await page.waitForURL('**/teacher?host')
  const own = page.getByRole('radio', { name: new RegExp(`^${name}`) })
  await expect.poll(() => own.isChecked()).toBe(true)
  await press(page, 'Create Game & Get Code')
  await page.waitForURL('**/lobby/*')
  await page.getByText(`Racing · ${name}`).waitFor()
  expect(visit.errors).toEqual([])
})

it('a map is drawn anew at a press, for another mode and class, and taken back with Undo', async () => {
  const { page, errors } = await school.newcomer('teacher')
  await page.goto('/maps')
  await page.getByRole('link', { name: 'Make one for me' }).click()
  await isPainted(page)
  expect(await axeComplaints(page)).toEqual([])
  await savePicture(page, 'made-map')
  const seen = async () => `${await nameOf(page)} ${await maker(page).locator('dl').textContent()}`
  const first = await seen()
  await press(page, 'Another')
  await expect.poll(seen).not.toBe(first)
  for (const mode of ['Battle', 'Gold Quest', 'Tower', 'Survival']) {
    await maker(page).getByRole('radio', { name: mode, exact: true }).check({ force: true })
    await maker(page).getByRole('button', { name: 'Take it', disabled: false }).waitFor()
    await isPainted(page)
    await savePicture(page, `made-${mode.toLowerCase().replace(' ', '-')}`)
  }
  await maker(page).getByLabel('Players', { exact: true }).fill('8')
  await page.keyboard.press('Enter')
  await maker(page).getByRole('button', { name: 'Take it', disabled: false }).waitFor()
  await press(page, 'Take it')
  expect(await countOn(page, 'danger')).toBeGreaterThan(5)
  expect(await page.getByLabel('Map name').inputValue()).not.toBe('')
  await page.getByText('Ready to play!').waitFor()
  await savePicture(page, 'made-in-editor')
  await press(page, 'Undo')
  expect(await countOn(page, 'grass')).toBe(150)
  expect(errors).toEqual([])
})

it('the same fits a phone', async () => {
  const { page } = await school.newcomer('teacher', { viewport: phone })
  await page.goto('/maps/create?mode=tower&make')
  await isPainted(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await savePicture(page, 'made-map-phone')
  await press(page, 'Take it')
  await page.getByRole('grid').waitFor()
  await savePicture(page, 'editor-phone')
})
