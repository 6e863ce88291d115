import type { Page } from 'playwright-core'
import { mapModes } from '../../../rooms/shared/maps/tileTypes.ts'
import { addQuestionSet, type BrowserSchool, password } from '../../browser/school/browserSchool.ts'
import { mapOf, teacherOf } from './largeMaps.ts'
import { beginToTrace, ms, slower } from './watchedFrames.ts'

const manyAuthors = 20
const mapsOfAuthor = 50
/** Pictures in view are painted one after the other. */
const settledMs = 4_000

const lists = /\/api\/maps\?/

/** Maps by many authors, as in a school. Each author shares a part of them. */
async function drawMany(school: BrowserSchool): Promise<void> {
  for (let author = 0; author < manyAuthors; author++) {
    const username = `author_${author}`
    const context = await school.browser.newContext({ baseURL: school.url })
    const data = { username, password, role: 'teacher' }
    await context.request.post('/api/auth/register', { data, headers: { origin: school.url } })
    for (let map = 0; map < mapsOfAuthor; map++)
      await mapOf(school, context, mapModes[map % mapModes.length] ?? 'racing', `${username} ${map}`, map)
    await context.close()
  }
}

/** Measures from the moment the list arrives. Until then the page only shows its outlines. */
async function laidOut(page: Page, place: string, open: () => Promise<unknown>, shown: string): Promise<string> {
  const held: (() => void)[] = []
  const asked = page.waitForRequest(lists)
  await page.route(lists, async (route) => {
    await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  const cdp = await page.context().newCDPSession(page)
  await open()
  await asked
  await page.waitForTimeout(settledMs / 4)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const endTracing = await beginToTrace(page)
  for (const go of held) go()
  await page
    .getByText(/^author_/)
    .first()
    .waitFor()
  await page.waitForTimeout(settledMs)
  const tasks = await endTracing()
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.unroute(lists)
  const [cards, long] = [await page.locator(shown).count(), tasks.filter((task) => task > 50)]
  return `${place}: ${cards} cards, the longest task ${ms(Math.max(...tasks))}, ${long.length} over 50 ms`
}

/** How large a list of maps is, and how long it blocks its page with a processor four times slower. */
export async function mapLists(school: BrowserSchool): Promise<string> {
  await drawMany(school)
  const { page, context } = await teacherOf(school, 'reader_1')
  const list = await page.goto('/api/maps?form=listed')
  if (!list?.ok()) throw new Error('No list')
  const { responseBodySize } = await list.request().sizes()
  await addQuestionSet({ page, context, errors: [] }, school.url)
  const open = () => page.goto('/maps')
  const choose = async () => {
    await page.goto('/teacher?host')
    await page.getByRole('radio', { name: /^Racing/ }).check({ force: true })
  }
  const lines = [
    await laidOut(page, 'the list', open, 'main ul > li'),
    await laidOut(page, 'the picker of a host', choose, '[name="map"]'),
  ]
  await context.close()
  return `${manyAuthors * mapsOfAuthor} maps: ${(responseBodySize / 1000).toFixed(1)} kB of list\n  ${lines.join('\n  ')}`
}
