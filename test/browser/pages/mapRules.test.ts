import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GameMap } from '../../../rooms/shared/contract/maps.ts'
import { drawings } from '../../assets/mapDrawings.ts'
import { shootDevices } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const cell = (page: Page, column: number, row: number) =>
  page.getByRole('gridcell', { name: new RegExp(`row ${row}, column ${column}$`) })
const pick = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true })
const drag = async (page: Page, from: [number, number], to: [number, number]) => {
  await cell(page, ...from).hover()
  await page.mouse.down()
  await cell(page, ...to).hover()
  await page.mouse.up()
}
const countOf = (page: Page, type: string) => page.locator(`[role=gridcell][data-tile="${type}"]`).count()

it('what a race leaves out is said, shown, and mended by a press each', async () => {
  const { page } = await school.newcomer('teacher')
  await page.goto('/maps/create?mode=racing')
  await page.getByRole('grid').waitFor()
  await drag(page, [1, 2], [15, 2])
  await page.getByText('Ready to play!').waitFor()
  await pick(page, 'Boost')
  await drag(page, [3, 2], [13, 2])
  await page.getByText('More than the game can use: 3 tiles will do nothing').waitFor()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await shootDevices(page, 'map-surplus')
  expect(await axeComplaints(page)).toEqual([])
  await page.getByRole('button', { name: 'Fix it' }).click()
  await page.getByText('Ready to play!').waitFor()
  expect(await countOf(page, 'boost')).toBe(8)
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await countOf(page, 'boost')).toBe(11)
})

it.each(['tower-cloud-castle.json', 'battle-colosseum.json', 'racing-snail-shell.json'])(
  'the rule book draws its ways over %s, until they are switched off',
  async (file) => {
    const { page, context } = await school.newcomer('teacher')
    const data = drawings.find((drawing) => drawing.file === file)?.map
    const answer = await context.request.post('/api/maps', { data, headers: { origin: school.url } })
    const { id } = (await answer.json()) as GameMap
    await page.goto(`/maps/edit/${id}`)
    await page.getByText('Ready to play!').waitFor()
    const marks = page.locator('[data-marks] :is(path, circle)')
    expect(await marks.count()).toBeGreaterThan(2)
    await shootDevices(page, `map-${file.slice(0, -5)}`, ['chromebook'])
    await page.getByRole('button', { name: 'Show what the game uses' }).click()
    await expect.poll(() => marks.count()).toBeLessThanOrEqual(1)
  },
)
