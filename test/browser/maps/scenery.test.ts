import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GameMap } from '../../../rooms/shared/contract/maps.ts'
import { savePicture } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

it('a map is laid in another scenery, which Undo takes back, and lies there when it is opened again', async () => {
  const { page, context, errors } = await school.newcomer('teacher', { viewport: { width: 1366, height: 768 } })
  await page.goto('/maps/create')
  await page.getByLabel('Map name').fill('Frozen Mile')
  const scenery = page.getByLabel('Scenery')
  await scenery.selectOption({ label: 'Ice and snow' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => scenery.inputValue()).toBe('own')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect.poll(() => scenery.inputValue()).toBe('ice')
  await scenery.scrollIntoViewIfNeeded()
  await savePicture(page, 'scenery-chosen')
  expect(await axeComplaints(page)).toEqual([])
  await page.getByRole('button', { name: /^Save/ }).first().click()
  const mine = async () => {
    const all = (await (await context.request.get('/api/maps?gameMode=racing')).json()) as GameMap[]
    return all.find(({ name }) => name === 'Frozen Mile')
  }
  await expect.poll(async () => (await mine())?.scenery).toBe('ice')
  await page.goto(`/maps/edit/${(await mine())?.id}`)
  await expect.poll(() => page.getByLabel('Scenery').inputValue()).toBe('ice')
  expect(errors).toEqual([])
})
