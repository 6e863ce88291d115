import type { Locator, Page } from 'playwright-core'
import { mapModes } from '../../../rooms/shared/maps/tileTypes.ts'
import { openBrowserSchool } from '../../browser/school/browserSchool.ts'
import { mapOf, side, teacherOf } from './largeMaps.ts'
import { mapLists } from './mapLists.ts'
import { beginToTrace, beginToWatch, endWatching, type Frames, slower, told } from './watchedFrames.ts'

/**
 * What maps cost a page: frames while the author draws on the largest map with a processor four times slower, beside frames while
 * only the pointer moves; how soon a trial starts, and what fifty games take; lists in a school of a thousand maps.
 * `npm run bench:editor`, with `-- --only racing` for one mode, with `-- --only lists` for the lists.
 */
const strokes = 5
const tries = 3
/** The time between reaching a button and pressing it, for an impatient user. */
const handMs = 300

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : null
const measured = mapModes.filter((mode) => only === null || mode === only)

async function led(page: Page, row: number, isDrawing: boolean): Promise<Frames> {
  const box = await page.getByRole('grid').boundingBox()
  if (!box) throw new Error('No grid')
  const y = box.y + (box.height * (row + 0.5)) / side
  await page.mouse.move(box.x + box.width * 0.1, y)
  const endTracing = await beginToTrace(page)
  await beginToWatch(page)
  if (isDrawing) await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.9, y, { steps: 48 })
  if (isDrawing) await page.mouse.up()
  // The whole map is painted during this time.
  await page.waitForTimeout(1_500)
  const frames = await endWatching(page)
  return { ...frames, longestTask: Math.max(...(await endTracing())) }
}

/** Milliseconds from the press until its result shows, by the clock of the page. */
const msUntil = async (page: Page, button: string, shown: Locator): Promise<number> => {
  const began = await page.getByRole('button', { name: button, exact: true }).evaluate((element) => {
    const now = performance.now()
    ;(element as HTMLElement).click()
    return now
  })
  await shown.waitFor()
  return (await page.evaluate(() => performance.now())) - began
}

async function tried(page: Page): Promise<string> {
  const film = page.getByRole('dialog', { name: 'tried by bots' })
  const [trials, games]: [number[], number[]] = [[], []]
  for (let time = 0; time < tries; time++) {
    // A pointer is over the button before it presses.
    await page.getByRole('button', { name: 'Try it', exact: true }).hover()
    await page.waitForTimeout(handMs)
    trials.push(await msUntil(page, 'Try it', film.getByRole('button', { name: 'Other bots' })))
    games.push(await msUntil(page, '50 games', film.getByRole('heading', { name: /games have shown/ })))
    await film.getByRole('button', { name: 'Close' }).click()
    await film.waitFor({ state: 'hidden' })
  }
  const all = (times: readonly number[]) => times.map((time) => Math.round(time)).join(', ')
  return `a trial stands after ${all(trials)} ms, fifty games are over after ${all(games)} ms`
}

const school = await openBrowserSchool(['--enable-precise-memory-info'])
try {
  const { page, context } = await teacherOf(school)
  const cdp = await context.newCDPSession(page)
  for (const mode of measured) {
    const id = await mapOf(school, context, mode, `Large ${mode}`, 3)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.goto(`/maps/edit/${id}`)
    await page.locator('canvas[data-painted]').waitFor()
    // What a page does after its first painting must not count for a stroke.
    await page.waitForTimeout(2_000)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const [moved, drawn]: [Frames[], Frames[]] = [[], []]
    for (let stroke = 0; stroke < strokes; stroke++) {
      moved.push(await led(page, 3 + stroke * 3, false))
      drawn.push(await led(page, 3 + stroke * 3, true))
    }
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    process.stdout.write(`${mode}, a stroke: ${told(drawn)}\n${' '.repeat(mode.length)}  only moved: ${told(moved)}\n`)
    process.stdout.write(`${' '.repeat(mode.length)}  ${await tried(page)}\n`)
  }
  await context.close()
  if (only === null || only === 'lists') process.stdout.write(`${await mapLists(school)}\n`)
} finally {
  await school.close()
}
