import type { BrowserContext, Page } from 'playwright-core'
import type { User } from '../../rooms/shared/contract/accounts.ts'
import { type MapMode, mapModes } from '../../rooms/shared/maps/tileTypes.ts'
import { type BrowserSchool, openBrowserSchool, password } from '../browser/school/browserSchool.ts'
import { randomMap } from '../rooms/shared/modes/hostileMaps.ts'

/**
 * What the map editor asks of a page whose processor is four times slower: frames while somebody draws on the largest map, beside
 * frames while the hand only moves: `npm run bench:editor`, and with `-- --only racing` for one mode.
 */
const side = 30
const slower = 4
const strokes = 5

type Frames = { median: number; high: number; longest: number; tasks: number }

const only = process.argv[process.argv.indexOf('--only') + 1]
const measured = mapModes.filter((mode) => !process.argv.includes('--only') || mode === only)

const middle = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
const ms = (value: number): string => `${value.toFixed(1)} ms`

/** Frames come as they come: the pages of tests draw fewer. */
async function teacherOf(school: BrowserSchool): Promise<{ context: BrowserContext; page: Page }> {
  const context = await school.browser.newContext({ baseURL: school.url, viewport: { width: 1366, height: 768 } })
  const data = { username: 'drawer_1', password, role: 'teacher' }
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
    process.stdout.write(`${mode}, a stroke: ${told(drawn)}\n${' '.repeat(mode.length)}  only moved: ${told(moved)}\n`)
  }
  await context.close()
} finally {
  await school.close()
}
