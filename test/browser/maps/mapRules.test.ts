import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GameMap } from '../../../rooms/shared/contract/maps.ts'
import { mapModes } from '../../../rooms/shared/maps/tileTypes.ts'
import { drawings } from '../../assets/mapDrawings.ts'
import { shootDevices } from '../../pictures/shootDevices.ts'
import { gridOf } from '../../server/records.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'
import { countOn, dragOn, pickOn } from '../school/drawingHand.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

it('what a race leaves out is said, shown, and mended by a press each', async () => {
  const { page } = await school.newcomer('teacher')
  await page.goto('/maps/create?mode=racing')
  await page.getByRole('grid').waitFor()
  await dragOn(page, [1, 2], [15, 2])
  await page.getByText('Ready to play!').waitFor()
  await pickOn(page, 'Weak enemy')
  await dragOn(page, [3, 2], [13, 2])
  await page.getByText('More than the game can use: 8 tiles will do nothing').waitFor()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await shootDevices(page, 'map-surplus')
  expect(await axeComplaints(page)).toEqual([])
  await page.getByRole('button', { name: 'Fix it' }).click()
  await page.getByText('Ready to play!').waitFor()
  expect(await countOn(page, 'enemy-weak')).toBe(3)
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await countOn(page, 'enemy-weak')).toBe(11)
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

it('on a phone the words below a drawing stay in its card, however long the warning is', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const { page, context } = await school.newcomer('student', phone)
  const data = { name: 'Lake', gameMode: 'racing', description: '', tiles: gridOf(12, 8, 'track') }
  const map = (await (
    await context.request.post('/api/maps', { data, headers: { origin: school.url } })
  ).json()) as GameMap
  await page.goto(`/maps/edit/${map.id}`)
  await page.getByText(/tiles of track will stay empty/).waitFor()
  const hint = page.getByText('One finger draws, two fingers move and zoom.')
  const [below, inside] = await hint.evaluate((words) => {
    const card = words.parentElement?.parentElement?.parentElement
    return [words.getBoundingClientRect().bottom, card?.getBoundingClientRect().bottom ?? 0]
  })
  expect(below).toBeLessThanOrEqual(inside ?? 0)
})

it('the editor is as high as its window, and what the mouse does is told whole or not at all', async () => {
  const { page, context } = await school.newcomer('teacher')
  const data = drawings.find(({ file }) => file === 'tower-clockwork-keep.json')?.map
  const answer = await context.request.post('/api/maps', { data, headers: { origin: school.url } })
  const { id } = (await answer.json()) as GameMap
  await page.goto(`/maps/edit/${id}`)
  const hint = page.getByText('The right button erases.')
  const isWhole = () =>
    hint.evaluate((words) => {
      const [box, room] = [words.getBoundingClientRect(), words.parentElement?.getBoundingClientRect()]
      if (!room) return null
      if (box.top >= room.bottom) return false
      return box.top >= room.top && box.bottom <= room.bottom && box.left >= room.left ? true : null
    })
  const tooHigh = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  await page.getByText('Ready to play!').waitFor()
  expect([await isWhole(), await tooHigh()]).toEqual([true, 0])
  await dragOn(page, [1, 1], [12, 8])
  await page.getByText('The enemy path has a gap').waitFor()
  expect([await isWhole(), await tooHigh()]).toEqual([false, 0])
})

it('a small laptop shows every tile that its mode is drawn with at once', async () => {
  const { page } = await school.newcomer('teacher', { viewport: { width: 1366, height: 768 } })
  for (const mode of mapModes) {
    await page.goto(`/maps/create?mode=${mode}`)
    const tiles = page.getByRole('group', { name: 'Tiles', exact: true })
    const hidden = await tiles.evaluate(async (box) => {
      await document.fonts.ready
      const end = box.getBoundingClientRect().bottom
      return [...box.querySelectorAll('label')].filter((tile) => tile.getBoundingClientRect().bottom > end).length
    })
    expect({ mode, hidden }).toEqual({ mode, hidden: 0 })
  }
})
