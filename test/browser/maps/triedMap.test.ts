import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { replayTexts } from '../../../client/texts/game/replay.ts'
import { savePicture } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'
import { countOn, dragOn } from '../school/drawingHand.ts'
import { phone } from '../school/school.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** A name has up to twenty letters, and a headline may have two names. */
const holdsLongSentence = (ribbon: Element) => {
  const words = ribbon.querySelector('span')
  if (!words) return false
  words.textContent = 'Bartholomew Brilliant swaps places with Maximiliana Marvelous!'
  const [band, text] = [ribbon, words].map((element) => element.getBoundingClientRect())
  if (!band || !text || text.right > band.right) return false
  // The cut ends of the ribbon reach further out.
  const ends = Number.parseFloat(getComputedStyle(ribbon).fontSize)
  return band.left - ends >= 0 && band.right + ends <= innerWidth
}
const trial = (page: Page, map: string) => page.getByRole('dialog', { name: `${map}, tried by bots` })

it('a drawing is played by bots in the page, and left as it was, with their trail on it', async () => {
  const { page, errors } = await school.newcomer('teacher')
  await page.goto('/maps/create')
  await page.getByRole('grid').waitFor()
  await dragOn(page, [2, 3], [14, 3])
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url().replace(school.url, '')))
  page.on('websocket', (socket) => asked.push(socket.url()))

  await press(page, 'Try it')
  const watched = trial(page, 'Your map')
  await watched.locator('canvas').first().waitFor()
  await watched.getByText('Turn 1 of 8').waitFor()
  await press(page, 'Pause')
  await press(page, 'Next question')
  await watched.getByText('Turn 2 of 8').waitFor()
  await page.keyboard.press('ArrowRight')
  await watched.getByText('Turn 3 of 8').waitFor()
  await press(page, '4×')
  expect(await axeComplaints(page)).toEqual([])
  await savePicture(page, 'tried-map')
  await press(page, '50 games')
  const figures = watched.getByRole('region', { name: 'What 50 games have shown' })
  await figures.waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await savePicture(page, 'map-figures')
  await press(page, '50 games')
  await figures.waitFor({ state: 'detached' })
  await press(page, 'Other bots')
  await watched.getByText('Turn 1 of 8').waitFor()
  // At the end the picture has the same size as before.
  const barHeight = async () => (await watched.getByRole('region', { name: replayTexts.bar }).boundingBox())?.height
  const before = await barHeight()
  await watched.getByRole('button', { name: 'Podium' }).click()
  await watched.getByRole('button', { name: 'Again', exact: true }).waitFor()
  expect(await barHeight()).toBe(before)
  await page.keyboard.press('Escape')
  await watched.waitFor({ state: 'detached' })

  expect(await countOn(page, 'track')).toBe(13)
  expect(await page.locator('[data-trail] rect').count()).toBeGreaterThan(3)
  await press(page, 'Undo')
  expect(await countOn(page, 'track')).toBe(0)
  // There was no room, account or call. Only the files of the stage were loaded.
  expect(asked.filter((path) => !/^(\/assets\/|\/icon|blob:)/.test(path))).toEqual([])
  expect(errors).toEqual([])
})

it('a map of somebody else is tried where it is looked at, and on a phone where it is chosen', async () => {
  const { page, context } = await school.newcomer('teacher', { viewport: phone })
  const maps = (await (await context.request.get('/api/maps')).json()) as { id: string; name: string }[]
  const map = maps.find(({ name }) => name === 'Sunken Temple')
  await page.goto(`/maps/${map?.id}`)
  await press(page, 'Try it')
  await trial(page, 'Sunken Temple').getByText('Turn 1 of 8').waitFor()
  await trial(page, 'Sunken Temple').locator('canvas').first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await savePicture(page, 'tried-map-phone')
  const ribbon = trial(page, 'Sunken Temple').locator('p[aria-hidden="true"]').first()
  await ribbon.waitFor()
  // The ribbon unrolls at first.
  await expect.poll(() => ribbon.evaluate(holdsLongSentence)).toBe(true)
  await savePicture(page, 'headline-phone')
  await press(page, 'Close')

  await page.goto('/teacher')
  await page.getByRole('radio', { name: 'Tower' }).first().check({ force: true })
  await press(page, 'Try Clockwork Keep')
  await trial(page, 'Clockwork Keep').getByText('Turn 1 of 8').waitFor()
})

it('a trial that is over listens to nothing any more', async () => {
  const { page } = await school.newcomer('teacher')
  await page.addInitScript(() => {
    const heard = new Set<unknown>()
    const { addEventListener, removeEventListener } = document
    Object.assign(document, {
      addEventListener: (...[type, listener, how]: Parameters<typeof addEventListener>) => {
        if (type === 'visibilitychange') heard.add(listener)
        addEventListener.call(document, type, listener, how)
      },
      removeEventListener: (...[type, listener, how]: Parameters<typeof removeEventListener>) => {
        if (type === 'visibilitychange') heard.delete(listener)
        removeEventListener.call(document, type, listener, how)
      },
      listeners: () => heard.size,
    })
  })
  const listeners = () => page.evaluate(() => (document as Document & { listeners: () => number }).listeners())
  const tryIt = async () => {
    await press(page, 'Try it')
    await trial(page, 'Your map').locator('canvas').first().waitFor()
    await page.keyboard.press('Escape')
    await trial(page, 'Your map').waitFor({ state: 'detached' })
  }
  await page.goto('/maps/create')
  await page.getByRole('grid').waitFor()
  // The first trial also loads the sound, which stays and may come late. If a stage stayed, each trial would add its listeners.
  await tryIt()
  const once = await listeners()
  for (let trial = 0; trial < 3; trial++) await tryIt()
  await expect.poll(listeners).toBeLessThan(once + 3)
})
