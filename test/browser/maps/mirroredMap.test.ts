import { afterAll, beforeAll, expect, it } from 'vitest'
import { savePicture } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'
import { countOn, dragOn, pickOn, tileOn } from '../school/drawingHand.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

it.each([
  ['wall', 1920, 1080],
  ['laptop', 1366, 768],
  ['phone', 390, 844],
])('four strokes make an arena that is alike on all sides: %s', async (name, width, height) => {
  const { page, errors } = await school.newcomer('teacher', { viewport: { width, height } })
  await page.goto('/maps/create?mode=battle')
  await page.getByRole('grid').waitFor()
  await page.keyboard.press('Escape')
  const tool = (label: string) => page.getByRole('radio', { name: label }).check({ force: true })
  const mirror = page.getByRole('button', { name: /^Mirror/ })

  await pickOn(page, 'Wall')
  await tool('Frame')
  await dragOn(page, [1, 1], [15, 10])
  expect(await countOn(page, 'wall')).toBe(46)
  await mirror.click()
  await mirror.click()
  await mirror.click()
  expect(await mirror.getAttribute('aria-label')).toBe('Mirror: all four corners')
  await tool('Brush')
  await dragOn(page, [4, 3], [4, 4])
  expect(await countOn(page, 'wall')).toBe(54)
  await pickOn(page, 'Spawn')
  await dragOn(page, [3, 3], [3, 3])
  expect(await countOn(page, 'spawn')).toBe(4)
  expect([await tileOn(page, 3, 3), await tileOn(page, 13, 3), await tileOn(page, 13, 8)]).toEqual(
    Array(3).fill('spawn'),
  )
  await savePicture(page, `mirrored-${name}`)
  expect(await axeComplaints(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await countOn(page, 'spawn')).toBe(0)
  expect(errors).toEqual([])
})
