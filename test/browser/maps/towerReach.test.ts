import { afterAll, beforeAll, expect, it } from 'vitest'
import { savePicture } from '../../pictures/shootDevices.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

it.each([
  ['wall', 1920, 1080],
  ['laptop', 1366, 768],
  ['phone', 390, 844],
])('shows how far towers reach and how hard they fire: %s', async (name, width, height) => {
  const { page, context, errors } = await school.newcomer('teacher', { viewport: { width, height } })
  const maps = (await (await context.request.get('/api/maps')).json()) as { id: string; name: string }[]
  const map = maps.find((one) => one.name === 'Cloud Castle')
  await page.goto(`/maps/create?copy=${map?.id}`)
  await page.getByRole('grid').waitFor()
  const powers = page.locator('[data-marks] text')
  await expect.poll(() => powers.count()).toBeGreaterThan(10)
  const all = (await powers.allTextContents()).map(Number)
  expect(Math.max(...all)).toBeGreaterThan(100)
  expect(Math.min(...all)).toBeLessThan(100)
  await savePicture(page, `tower-reach-${name}`)
  await page.getByRole('button', { name: 'Show what the game uses' }).click()
  expect(await page.locator('[data-reach]').count()).toBe(0)
  expect(errors).toEqual([])
})

it.each([
  ['Hedge Maze', 'laptop', 1366, 768],
  ['Puddle Islands', 'wall', 1920, 1080],
  ['Puddle Islands', 'phone', 390, 844],
])('shows what tiles of %s pay: %s', async (title, name, width, height) => {
  const { page, context, errors } = await school.newcomer('teacher', { viewport: { width, height } })
  const maps = (await (await context.request.get('/api/maps')).json()) as { id: string; name: string }[]
  await page.goto(`/maps/create?copy=${maps.find((one) => one.name === title)?.id}`)
  await page.getByRole('grid').waitFor()
  const pays = page.locator('[data-marks] text')
  await expect.poll(() => pays.count()).toBeGreaterThan(10)
  expect(new Set((await pays.allTextContents()).map(Number)).size).toBeGreaterThan(2)
  await savePicture(page, `tile-pays-${title.replace(' ', '-')}-${name}`)
  expect(errors).toEqual([])
})
