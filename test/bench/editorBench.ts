import type { BrowserContext, Locator, Page } from 'playwright-core'
import type { User } from '../../rooms/shared/contract/accounts.ts'
import { type MapMode, mapModes } from '../../rooms/shared/maps/tileTypes.ts'
import { type BrowserSchool, openBrowserSchool, password } from '../browser/school/browserSchool.ts'
import { randomMap } from '../rooms/shared/modes/hostileMaps.ts'

/**
 * What maps ask of a page: frames while somebody draws on the largest one with a processor four times slower, beside frames while
 * the hand only moves; how soon a trial stands, and what fifty games take; a list in a school of a thousand maps.
 * `npm run bench:editor`, and with `-- --only racing` for one mode.
 */
const side = 30
const slower = 4
const strokes = 5
const tries = 3
const manyAuthors = 20
const mapsOfAuthor = 50
/** Pictures are painted one after the other once they are seen. */
const settledMs = 4_000

type Frames = { median: number; high: number; longest: number; tasks: number }

const only = process.argv[process.argv.indexOf('--only') + 1]
const measured = mapModes.filter((mode) => !process.argv.includes('--only') || mode === only)

const middle = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
const ms = (value: number): string => `${value.toFixed(1)} ms`

/** Frames come as they come: the pages of tests draw fewer. */
async function teacherOf(
  school: BrowserSchool,
  username = 'drawer_1',
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await school.browser.newContext({ baseURL: school.url, viewport: { width: 1366, height: 768 } })
  const data = { username, password, role: 'teacher' }
  const answer = await context.request.post('/api/auth/register', { data, headers: { origin: school.url } })
  const user = (await answer.json()) as User
  await context.addInitScript((stored) => localStorage.setItem('slime-school.user', stored), JSON.stringify(user))
  return { context, page: await context.newPage() }
}

async function mapOf(school: BrowserSchool, context: BrowserContext, mode: MapMode, name: string, seed: number) {
  const types = [0, 1, 2, 3].flatMap((part) => randomMap(mode, seed + part).grid.types)
  const tiles = Array.from({ length: side * side }, (_, place) => ({
    x: place % side,
    y: Math.floor(place / side),
    type: types[place % types.length],
  }))
  const data = { name, description: '', gameMode: mode, tiles }
  const answer = await context.request.post('/api/maps', { data, headers: { origin: school.url } })
  if (!answer.ok()) throw new Error(`No map: ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as { id: string }).id
}

/** Notes in the page how long each frame took, and what held the page up for more than 50 ms. */
const beginToWatch = (page: Page) =>
  page.evaluate(() => {
    const seen = { frames: [] as number[], tasks: [] as number[], isOver: false }
    const observer = new PerformanceObserver((list) =>
      seen.tasks.push(...list.getEntries().map(({ duration }) => duration)),
    )
    observer.observe({ entryTypes: ['longtask'] })
    let last: number | null = null
    const note = (now: number) => {
      if (last !== null) seen.frames.push(now - last)
      last = now
      if (!seen.isOver) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    Object.assign(globalThis, { seenByBench: seen })
  })

const endWatching = async (page: Page): Promise<Frames> => {
  const { frames, tasks } = await page.evaluate(() => {
    const { seenByBench: seen } = globalThis as unknown as {
      seenByBench: { frames: number[]; tasks: number[]; isOver: boolean }
    }
    seen.isOver = true
    return seen
  })
  const sorted = [...frames].sort((a, b) => a - b)
  return {
    median: middle(sorted),
    high: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    longest: sorted.at(-1) ?? 0,
    tasks: tasks.length,
  }
}

async function led(page: Page, row: number, isDrawing: boolean): Promise<Frames> {
  const box = await page.getByRole('grid').boundingBox()
  if (!box) throw new Error('No grid')
  const y = box.y + (box.height * (row + 0.5)) / side
  await page.mouse.move(box.x + box.width * 0.1, y)
  await beginToWatch(page)
  if (isDrawing) await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.9, y, { steps: 48 })
  if (isDrawing) await page.mouse.up()
  // The whole is painted meanwhile.
  await page.waitForTimeout(1_500)
  return endWatching(page)
}

/** From the press to what it was pressed for, in the page's own time. */
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
    trials.push(await msUntil(page, 'Try it', film.getByRole('button', { name: 'Other bots' })))
    games.push(await msUntil(page, '50 games', film.getByRole('heading', { name: /games have shown/ })))
    await film.getByRole('button', { name: 'Close' }).click()
    await film.waitFor({ state: 'hidden' })
  }
  const all = (times: readonly number[]) => times.map((time) => Math.round(time)).join(', ')
  return `a trial stands after ${all(trials)} ms, fifty games are over after ${all(games)} ms`
}

/** By many authors, as in a school: each shares a part of theirs. */
async function manyMaps(school: BrowserSchool): Promise<string> {
  const authors = Array.from({ length: manyAuthors }, (_, index) => `author_${index}`)
  for (const username of authors) {
    const context = await school.browser.newContext({ baseURL: school.url })
    const data = { username, password, role: 'teacher' }
    await context.request.post('/api/auth/register', { data, headers: { origin: school.url } })
    for (let map = 0; map < mapsOfAuthor; map++)
      await mapOf(school, context, mapModes[map % mapModes.length] ?? 'racing', `${username} ${map}`, map)
    await context.close()
  }
  const { page, context } = await teacherOf(school, 'reader_1')
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await page.goto('/leaderboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const asked = new Set<string>()
  let bytes = 0
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.includes('/api/maps')) asked.add(requestId)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) bytes += encodedDataLength
  })
  await beginToWatch(page)
  await page.getByRole('link', { name: 'Maps' }).first().click()
  await page
    .getByRole('heading', { name: /^author_/ })
    .first()
    .waitFor()
  await page.waitForTimeout(settledMs)
  const { longest, tasks } = await endWatching(page)
  await context.close()
  return `${authors.length * mapsOfAuthor} maps: ${(bytes / 1000).toFixed(1)} kB of list, longest frame ${ms(longest)}, ${tasks} tasks over 50 ms`
}

const told = (all: readonly Frames[]) =>
  `median ${ms(middle(all.map(({ median }) => median)))}, 95 % ${ms(middle(all.map(({ high }) => high)))}, longest ${ms(
    middle(all.map(({ longest }) => longest)),
  )}, ${middle(all.map(({ tasks }) => tasks))} tasks over 50 ms`

const school = await openBrowserSchool(['--enable-precise-memory-info'])
try {
  const { page, context } = await teacherOf(school)
  const cdp = await context.newCDPSession(page)
  for (const mode of measured) {
    const id = await mapOf(school, context, mode, `Large ${mode}`, 3)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.goto(`/maps/edit/${id}`)
    await page.locator('canvas[data-painted]').waitFor()
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
  process.stdout.write(`${await manyMaps(school)}\n`)
} finally {
  await school.close()
}
