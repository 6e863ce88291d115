import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GameMap } from '../../../rooms/shared/contract/maps.ts'
import { sizeOfMap } from '../../../rooms/shared/maps/mapSize.ts'
import { drawings } from '../../assets/mapDrawings.ts'
import { savePicture } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
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
])('a saved map grows and is cut at each side, undone, and saved in its new size: %s', async (name, width, height) => {
  const { page, context, errors } = await school.newcomer('teacher', { viewport: { width, height } })
  const data = drawings.find(({ file }) => file === 'racing-meadow-mile.json')?.map
  const made = await context.request.post('/api/maps', { data, headers: { origin: school.url } })
  const { id } = (await made.json()) as GameMap
  const stored = async () => (await (await context.request.get(`/api/maps/${id}`)).json()) as GameMap
  const press = (button: string) => page.getByRole('button', { name: button, exact: true }).click()
  const size = page.getByRole('group', { name: 'Add or cut off a row or column' })

  await page.goto(`/maps/edit/${id}`)
  await page.getByRole('grid').waitFor()
  expect(await size.count()).toBe(0)
  await press('Change the size')
  await press('Add a row at the top')
  await press('Cut off the right column')
  await size.getByText('27 × 16').waitFor()
  await press('Add a column on the left')
  await size.getByText('28 × 16').waitFor()
  await press('Undo')
  await size.getByText('27 × 16').waitFor()
  await size.scrollIntoViewIfNeeded()
  await savePicture(page, `map-sides-${name}`)
  expect(await axeComplaints(page)).toEqual([])

  await press('Save Map')
  await expect.poll(async () => sizeOfMap((await stored()).tiles)).toEqual({ width: 27, height: 16 })
  const { tiles } = await stored()
  const typeAt = (x: number, y: number) => tiles.find((tile) => tile.x === x && tile.y === y)?.type
  expect([typeAt(0, 0), typeAt(0, 1), typeAt(7, 3)]).toEqual(['grass', 'water', 'track'])
  expect(errors).toEqual([])
})
