import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { breakableNetwork } from '../school/breakableNetwork.ts'
import { type BrowserSchool, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const isSaid = (page: Page) => page.getByText('You are offline.').waitFor({ timeout: 40_000 })
const isOver = (page: Page) => page.getByText('You are offline.').waitFor({ state: 'hidden', timeout: 40_000 })
const shown = 'Nobody here yet'
const built = join(import.meta.dirname, '../../../dist/client/assets')

/** Files in a build have no names of screens, so this looks for the file with the screen's text. */
function fileOfScreen(): string {
  const files = readdirSync(built).filter((file) => file.endsWith('.js'))
  const file = files.find((name) => readFileSync(join(built, name), 'utf8').includes(shown))
  if (!file) throw new Error(`No built file has the text "${shown}"`)
  return file
}

/**
 * The line dies before the first such request leaves the page. If the test only heard of a request, it might be answered by then.
 */
const diesAt = (page: Page, network: { fail(): void }, part: string) =>
  page.route(
    (url) => url.href.includes(part),
    async (route) => {
      network.fail()
      await route.continue()
    },
  )

it.each([
  { under: 'the code of its screen', part: fileOfScreen },
  { under: 'what it asks', part: () => '/api/leaderboard' },
])(
  'a page whose line dies under $under says so, and is whole again on a new line without a touch',
  async ({ part }) => {
    const network = await breakableNetwork(school.url)
    const { page } = await school.visitor()
    await diesAt(page, network, part())
    await page.goto(`${network.url}/leaderboard`, { waitUntil: 'commit' })
    await isSaid(page)
    network.replace()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await isOver(page)
    await page.getByText(shown).waitFor()
    await network.close()
  },
)

it('a phone whose line dies at the door of a game comes in on a new line without a touch', async () => {
  const { teacher, code } = await hostedGame(school)
  const network = await breakableNetwork(school.url)
  const { page } = await school.visitor()
  await page.goto(`${network.url}/join/${code}`)
  await page.getByLabel('Nickname').fill('Mira')
  await diesAt(page, network, '/matchmake/')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText('We cannot reach the game. Trying again').first().waitFor({ timeout: 40_000 })
  network.replace()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await teacher.page.getByText('Mira').first().waitFor({ timeout: 40_000 })
  await page.waitForURL(`**/lobby/${code}`)
  await network.close()
})

it.each(['cut', 'silent'] as const)(
  'a page whose code is lost in the first moment, on a line that is %s, starts over without a touch',
  async (how) => {
    const network = await breakableNetwork(school.url)
    const { page } = await school.visitor()
    await diesAt(page, network, '/assets/main-')
    await page.goto(`${network.url}/leaderboard`, { waitUntil: 'commit' })
    await page.locator('.boot').waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    if (how === 'cut') network.heal()
    else network.replace()
    await page.getByText(shown).waitFor({ timeout: 60_000 })
    await network.close()
  },
)

it('a page whose code is nowhere to be had asks for it more and more seldom', async () => {
  const { page } = await school.visitor()
  const pauses: number[] = []
  await page.exposeFunction('notePause', (ms: number) => pauses.push(ms))
  // Timers run a hundred times as fast.
  await page.addInitScript(() => {
    const wait = window.setTimeout
    const noting = (act: () => void, ms = 0) => {
      if (document.querySelector('#root > .boot') === null) return wait(act, ms)
      void (window as unknown as { notePause: (ms: number) => void }).notePause(ms)
      return wait(act, ms / 100)
    }
    Object.assign(window, { setTimeout: noting })
  })
  const isCode = (url: URL) => url.pathname.startsWith('/assets/main-')
  await page.route(isCode, (route) => (pauses.length < 5 ? route.fulfill({ status: 404 }) : route.continue()))
  await page.goto('/leaderboard', { waitUntil: 'commit' })
  await page.getByText(shown).waitFor()
  expect(pauses.slice(0, 5)).toEqual([1000, 2000, 4000, 8000, 16_000])
})
