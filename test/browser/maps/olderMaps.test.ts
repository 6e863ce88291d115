import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawings } from '../../assets/mapDrawings.ts'
import { shootDevices } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'
import { choose } from '../school/choose.ts'

let school: BrowserSchool
const [authors, each] = [2, 40]

beforeAll(async () => {
  school = await openBrowserSchool()
  const data = drawings.find(({ file }) => file === 'battle-colosseum.json')?.map
  for (let author = 1; author <= authors; author++) {
    const { context } = await school.newcomer('teacher')
    for (let number = 1; number <= each; number++)
      await context.request.post('/api/maps', {
        data: { ...data, name: `Hall ${author}-${number}` },
        headers: { origin: school.url },
      })
  }
})

afterAll(() => school.close())

it('more maps of others than a list begins with are read when somebody asks for them, each once', async () => {
  const { page, errors } = await school.newcomer('student')
  await page.goto('/maps')
  const halls = page.getByRole('heading', { level: 2, name: /^Hall/ })
  await expect.poll(() => halls.count()).toBe(60)
  const older = page.getByRole('button', { name: 'Older maps from others' })
  await older.scrollIntoViewIfNeeded()
  await shootDevices(page, 'maps-older', ['chromebook', 'phone'])
  await older.click()
  await expect.poll(() => halls.count()).toBe(authors * each)
  expect(new Set(await halls.allTextContents()).size).toBe(authors * each)
  await page.getByPlaceholder('Search by name or author…').fill('Hall 1-1')
  await expect.poll(async () => (await halls.allTextContents()).includes('Hall 1-1')).toBe(true)
  expect(await axeComplaints(page)).toEqual([])
  if (await older.isVisible()) await older.click()
  await expect.poll(() => older.count()).toBe(0)
  expect(errors).toEqual([])
})

it('older maps that a host has asked for stay with their mode', async () => {
  const { page } = await school.newcomer('teacher')
  await page.goto('/teacher')
  await choose(page.getByRole('radio', { name: /^Battle/ }).first())
  const halls = page.getByRole('radio', { name: /^Hall/ })
  await expect.poll(() => halls.count()).toBe(60)
  await page.getByRole('button', { name: 'Older maps from others' }).click()
  await expect.poll(() => halls.count()).toBe(authors * each)
  await choose(page.getByRole('radio', { name: /^Racing/ }).first())
  await page.getByRole('radio', { name: /^Meadow Mile/ }).waitFor({ state: 'attached' })
  expect(await halls.count()).toBe(0)
})
