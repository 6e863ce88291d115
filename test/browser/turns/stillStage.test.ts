import { Client, type Room } from 'colyseus.js'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SeenStage } from '../../../client/stage/scenes/seen.ts'
import { type BrowserSchool, endedByHand, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool([], {}, { ...endedByHand, countdown: 300 })
})
afterAll(() => school.close())

const projector = { width: 1920, height: 1080 }
const chromebook = { width: 1366, height: 768 }

const sitDown = async (code: string, username: string): Promise<Room> => {
  const room = await new Client(school.url).joinById(code, { username, slime: 'blueberry' })
  room.onMessage('game-started', () => room.send('submit-answer', { answer: 0 }))
  room.onMessage('*', () => {})
  return room
}

/** A board in the phase of moves, which lasts as long as the test needs. */
async function boardOf(mode: string, questions?: number): Promise<{ page: Page; rooms: Room[] }> {
  const { teacher, code } = await hostedGame(
    school,
    async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.getByRole('radio', { name: new RegExp(`^${mode}`) }).check({ force: true })
      await page.getByText('Default').first().waitFor()
    },
    questions,
  )
  const { page } = teacher
  const rooms = [await sitDown(code, 'Ivo'), await sitDown(code, 'Mo')]
  await page.getByRole('button', { name: 'Start Game (2 players)' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: 'Choosing… 0 of 2' }).waitFor()
  await page.locator('main canvas').waitFor()
  return { page, rooms }
}

/** Notes after each picture how high the largest pips are on the canvas, and how wide the canvas is. */
const notePips = (page: Page) =>
  page.evaluate(() => {
    const noted: { width: number; height: number }[] = []
    const paint = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (callback) =>
      paint((time) => {
        callback(time)
        const canvas = document.querySelector<HTMLCanvasElement & { seen?: () => SeenStage | null }>('main canvas')
        const seen = canvas?.seen?.()
        if (!canvas || !seen) return
        const highest = Math.max(...seen.things.map(({ pips }) => pips ?? 0))
        noted.push({ width: canvas.width, height: Math.round(highest * seen.zoom) })
      })
    Object.assign(window, { noted })
  })

const pipsAt = (page: Page, width: number) =>
  page.evaluate(
    (width) =>
      (window as unknown as { noted: { width: number; height: number }[] }).noted
        .filter((one) => one.width === width)
        .map(({ height }) => height),
    width,
  )

it('pips are as high in the first picture after a window was resized as in all that follow', async () => {
  const { page, rooms } = await boardOf('Battle')
  await page.setViewportSize(projector)
  await notePips(page)
  await expect.poll(async () => (await pipsAt(page, projector.width)).length).toBeGreaterThan(1)
  await page.setViewportSize(chromebook)
  await expect.poll(async () => (await pipsAt(page, chromebook.width)).length).toBeGreaterThan(4)
  const heights = await pipsAt(page, chromebook.width)
  expect(Math.min(...heights)).toBeGreaterThan(10)
  expect(new Set(heights).size).toBe(1)
  for (const room of rooms) void room.leave()
})

/** Notes how often the canvas of the stage was empty after something had given it a size. */
const noteEmpty = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('main canvas')
    const own = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'width')
    if (!canvas || !own) throw new Error('no stage')
    const noted = { sizes: 0, empty: 0 }
    const isEmpty = () => canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data[3] === 0
    Object.defineProperty(canvas, 'width', {
      get: () => own.get?.call(canvas),
      set: (width: number) => {
        own.set?.call(canvas, width)
        noted.sizes += 1
        queueMicrotask(() => {
          if (isEmpty()) noted.empty += 1
        })
      },
    })
    Object.assign(window, { noted })
  })

it('the stage is never empty, while its window grows and when the panel beside it goes away', async () => {
  const { page, rooms } = await boardOf('Racing')
  await expect.poll(() => changesIn(page, 8)).toBe(0)
  await noteEmpty(page)
  const noted = () => page.evaluate(() => (window as unknown as { noted: { sizes: number; empty: number } }).noted)
  for (const size of [projector, chromebook]) {
    const { sizes } = await noted()
    await page.setViewportSize(size)
    await expect.poll(async () => (await noted()).sizes).toBeGreaterThan(sizes)
  }
  await page.getByRole('button', { name: 'End game' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End game' }).click()
  await page.getByRole('region', { name: 'Final scores' }).waitFor()
  expect((await noted()).empty).toBe(0)
  for (const room of rooms) void room.leave()
})

/** How many of this many pictures differ from the one before. */
const changesIn = (page: Page, pictures: number) =>
  page.evaluate(async (pictures) => {
    const next = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const picture = () => document.querySelector<HTMLCanvasElement>('main canvas')?.toDataURL()
    let [changes, before] = [0, picture()]
    for (let n = 0; n < pictures; n++) {
      await next()
      const now = picture()
      if (now !== before) changes += 1
      before = now
    }
    return changes
  }, pictures)

it.each(['Battle', 'Survival'])(
  'in %s nothing breathes, flickers or trembles where nothing is to move',
  async (mode) => {
    const { page, rooms } = await boardOf(mode)
    // Names fade in first.
    await expect.poll(() => changesIn(page, 8)).toBe(0)
    for (const room of rooms) void room.leave()
  },
)

/** The edges of the panel and of the ribbon, once the ribbon is there. */
const panelAndRibbon = (page: Page) =>
  page
    .waitForFunction(() => {
      const ribbon = [...document.querySelectorAll('main p[aria-hidden=true]')].find((one) => one.querySelector('em'))
      const panel = [...document.querySelectorAll('main h2')].find((one) => one.textContent?.includes('last question'))
      if (!ribbon || !panel?.parentElement) return null
      return [panel.parentElement.getBoundingClientRect().right, ribbon.getBoundingClientRect().left]
    })
    .then((found) => found.jsonValue())

it('a ribbon about all lies beside the panel that stays', async () => {
  const { teacher, code } = await hostedGame(
    school,
    async (page) => {
      await page.getByRole('radio', { name: /^Survival/ }).check({ force: true })
      await page.getByText('Default').first().waitFor()
    },
    1,
  )
  const { page } = teacher
  const rooms = [await sitDown(code, 'Ivo'), await sitDown(code, 'Mo')]
  for (const room of rooms)
    room.onMessage('choose-opened', ({ questionNumber, moves }: { questionNumber: number; moves: { id: string }[] }) =>
      room.send('choose', { questionNumber, move: { id: moves[0]?.id } }),
    )
  await page.getByRole('button', { name: 'Start Game (2 players)' }).click()
  const seen = panelAndRibbon(page)
  await page.getByRole('button', { name: 'Next' }).click()
  const [panel = 0, ribbon = 0] = (await seen) ?? []
  expect(panel).toBeGreaterThan(0)
  // The cut end of the ribbon reaches an em further.
  expect(ribbon - 30).toBeGreaterThan(panel)
  for (const room of rooms) void room.leave()
})

/** Notes how long, by the page's clock, the text of the finale is in the page before it is seen over the turn. */
const noteCurtain = (page: Page) =>
  page.evaluate(() => {
    const noted: number[] = []
    let at: number | null = null
    const look = () => {
      const words = [...document.querySelectorAll('main strong')].find(
        (one) => one.textContent === 'everything doubles!',
      )
      if (words) at ??= performance.now()
      if (words?.checkVisibility({ visibilityProperty: true })) noted.push(performance.now() - (at ?? 0))
      if (noted.length === 0) requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { curtain: noted })
  })

it.each(['less motion', 'a calm screen'])('hides no turn behind what comes after it, with %s', async (wish) => {
  const { page, rooms } = await boardOf('Racing', 2)
  if (wish === 'a calm screen') {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { aids: 'calm' }))
  }
  await noteCurtain(page)
  await page.getByRole('button', { name: 'Skip' }).click()
  const noted = () => page.evaluate(() => (window as unknown as { curtain: number[] }).curtain)
  await expect.poll(async () => (await noted()).length).toBe(1)
  expect((await noted())[0]).toBeGreaterThan(2000)
  for (const room of rooms) void room.leave()
})
