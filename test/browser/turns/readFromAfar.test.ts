import { Client, type Room } from 'colyseus.js'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SeenStage } from '../../../client/stage/scenes/seen.ts'
import { savePicture } from '../../pictures/shootDevices.ts'
import { type BrowserSchool, endedByHand, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'

/** The test is about what a class can read on its board from eight metres away. */
let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool([], {}, endedByHand)
})
afterAll(() => school.close())

const walls = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
]

const seen = (page: Page): Promise<SeenStage | null> =>
  page.evaluate(() => {
    const canvas = document.querySelector('canvas') as (HTMLCanvasElement & { seen?: () => unknown }) | null
    return (canvas?.seen?.() ?? null) as never
  })

async function openGame(mode: string) {
  const { teacher, code } = await hostedGame(
    school,
    async (page) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.getByRole('radio', { name: new RegExp(`^${mode}`) }).check({ force: true })
      await page.getByText('Default').first().waitFor()
    },
    2,
  )
  const rooms: Room[] = []
  for (const username of ['Ann', 'Ben', 'Cem', 'Dana']) {
    const room = await new Client(school.url).joinById(code, { username })
    room.onMessage('*', () => {})
    rooms.push(room)
  }
  const { page, errors } = teacher
  await page.getByRole('button', { name: `Start Game (${rooms.length} players)` }).waitFor()
  // The world is there before the game begins, and everybody is in it.
  await expect.poll(async () => (await seen(page))?.figures.length, { timeout: 60_000 }).toBe(rooms.length)
  await page.getByRole('button', { name: /^Start Game/ }).click()
  /** All but the last know the first question. */
  const answer = () => {
    for (const [index, room] of rooms.entries()) room.send('submit-answer', { answer: index === 3 ? 1 : 0 })
  }
  return { page, errors, answer, rooms }
}

/** For each bar: whether it is wide enough for its line, and whether its slime, if it has one, stands where it should. */
const barsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main li [role="img"]')].map((bar) => {
      const all = bar.getBoundingClientRect()
      const line = bar.closest('li')?.getBoundingClientRect().width ?? 0
      const slime = bar.querySelector('svg')?.getBoundingClientRect()
      const come = Number(bar.style.getPropertyValue('--percent')) / 100
      const shown = slime ? (slime.left - all.left) / (all.width - slime.width) : come
      return all.width > line * 0.22 && Math.abs(shown - come) < 0.05
    }),
  )

it.each(['Racing', 'Battle'])(
  'bars have the room that short names leave, and slimes stand as far as they have come: %s',
  async (mode) => {
    const { page, errors, answer, rooms } = await openGame(mode)
    await page.getByRole('heading', { name: 'Where is Mercury?' }).waitFor()
    answer()
    await page.getByRole('heading', { name: 'Standings' }).waitFor()
    for (const wall of walls) {
      await page.setViewportSize(wall)
      await expect.poll(() => barsOf(page)).toEqual(rooms.map(() => true))
      await savePicture(page, `afar-${mode}-${wall.width}`)
    }
    expect(errors).toEqual([])
    for (const room of rooms) void room.leave()
  },
)

it('of the right answer, as of the others, the bright part is who chose it', async () => {
  const { page, answer, rooms } = await openGame('Battle')
  await page.getByRole('heading', { name: 'Where is Mercury?' }).waitFor()
  answer()
  await page.getByRole('heading', { name: 'Standings' }).waitFor()
  const lights = () =>
    page.evaluate(() => {
      const paper = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      /** The brightness of these colours, painted one over the other. */
      const light = (...colours: string[]) => {
        if (!paper) return 0
        for (const colour of colours) {
          paper.fillStyle = colour
          paper.fillRect(0, 0, 1, 1)
        }
        const [red = 0, green = 0, blue = 0] = paper.getImageData(0, 0, 1, 1).data
        return red * 0.2126 + green * 0.7152 + blue * 0.0722
      }
      return [...document.querySelectorAll<HTMLElement>('[data-answer]')].map((tile) => {
        const below = getComputedStyle(tile).backgroundColor
        return light(below, getComputedStyle(tile, '::before').backgroundColor) > light(below)
      })
    })
  await expect.poll(lights).toEqual([true, true, true, true])
  for (const room of rooms) void room.leave()
})

it('what is said over the world brings its own ground along, and nothing lies over a question', async () => {
  const { page, errors, answer, rooms } = await openGame('Racing')
  // All of it is read at once, because on a busy machine the countdown would end before a second look.
  const countdown = await page.waitForFunction(() => {
    const over = document.querySelector('[data-over-world]')
    const hint = [...(over?.querySelectorAll('p') ?? [])].find(
      (text) => text.textContent === 'The first question is coming',
    )
    if (!over || !hint) return null
    const slimes = [...over.querySelectorAll('svg')].filter((one) => one.getClientRects().length > 0)
    return { slimes: slimes.length, ground: getComputedStyle(hint).backgroundColor }
  })
  const { slimes, ground } = (await countdown.jsonValue()) ?? {}
  // The class stands in the world, so the text before it shows no slimes.
  expect(slimes).toBe(0)
  expect(ground).toMatch(/^rgb|^color/)
  expect(ground).not.toBe('rgba(0, 0, 0, 0)')
  await savePicture(page, 'afar-countdown')

  await page.getByRole('heading', { name: 'Where is Mercury?' }).waitFor()
  answer()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: /^Choosing/ }).waitFor()
  // A panel that leaves very slowly stands for a machine that paints slowly.
  await page.evaluate(() => document.styleSheets[0]?.insertRule('* { transition-duration: 600s !important }'))
  // Skips the moves and the turn. A press too soon after another is ignored, so it is repeated.
  const next = page.getByRole('heading', { name: 'Where is Venus?' })
  const goOn = async () => {
    await page.getByRole('button', { name: 'Skip' }).click()
    return next.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    )
  }
  await expect.poll(goOn, { timeout: 60_000 }).toBe(true)
  await savePicture(page, 'afar-question')
  const hidden = await page.evaluate(
    () =>
      [...document.querySelectorAll('[data-answer] > svg')].filter((shape) => {
        const { left, top, width, height } = shape.getBoundingClientRect()
        const seen = document.elementFromPoint(left + width / 2, top + height / 2)
        return !seen?.closest('[data-answer]')
      }).length,
  )
  expect(hidden).toBe(0)
  expect(errors).toEqual([])
  for (const room of rooms) void room.leave()
})
