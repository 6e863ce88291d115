import '../../bench/sameSockets.ts'
import { Client } from 'colyseus.js'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBadLine } from '../../lines/badLine.ts'
import { type BrowserSchool, hostedGame, openBrowserSchool, withWorker } from '../school/browserSchool.ts'
import { phone } from '../school/school.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const roundTripMs = 900
/** A quick player on a good line takes this name. */
const takesName = (code: string, username: string) => new Client(school.url).joinById(code, { username })
const patienceMs = 60_000

/** Waits for the first frame on a room's socket: the server knows the seat, but the page does not. */
const atTheDoor = (page: Page) =>
  new Promise<void>((resolve) =>
    page.on('websocket', (socket) => {
      socket.once('framereceived', () => resolve())
    }),
  )

it(`a phone on a line with round trips of ${roundTripMs} ms that blinks at the door, in the lobby and under an answer is never told to tap`, async () => {
  // On a busy machine the question must last until the phone is back.
  const { teacher, code } = await hostedGame(school, async (host) => {
    await host.getByText('Game settings').click()
    await host.getByLabel('Seconds per question').selectOption('120')
  })
  const line = await openBadLine(school.url, roundTripMs)
  const { page, context } = await school.visitor({ ...withWorker, viewport: phone })
  context.setDefaultTimeout(patienceMs)
  const ends: string[] = []
  await page.exposeFunction('noteEnd', (words: string) => ends.push(words))
  await page.addInitScript(() => {
    const deadEnds =
      /Playing on another device|name is not allowed|cannot come back|already taken|You are offline[\s\S]*Connection lost|Connection lost[\s\S]*You are offline/i
    new MutationObserver(() => {
      const found = document.body?.textContent?.match(deadEnds)
      if (found) (window as unknown as { noteEnd(words: string): void }).noteEnd(found[0])
    }).observe(document, { childList: true, subtree: true })
    // Stands for a pupil who looks at the phone again and again. Each look hurries the page.
    setInterval(() => document.dispatchEvent(new Event('visibilitychange')), 700)
  })
  const toTheDoor = atTheDoor(page)
  await page.goto(`${line.url}/join/${code}`)
  await page.getByLabel('Nickname').fill('Mira')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await toTheDoor
  await line.blink('half-open', 1000)
  await page.getByText('You are in, Mira!').waitFor()

  for (const lasting of [800, 2500]) {
    await context.setOffline(true)
    await page.getByText('Connection lost').waitFor()
    await line.blink('half-open', lasting)
    await context.setOffline(false)
    await page.getByText('Connection lost').waitFor({ state: 'hidden' })
    await page.getByText('You are in, Mira!').waitFor()
  }

  const board = teacher.page
  await board.getByRole('button', { name: 'Start Game (1 player)' }).click()
  await line.blink('deaf', 1500)
  await page.locator('button[aria-keyshortcuts="1 A"]').click()
  await line.blink('cut', 1000)
  // Only this answer closes the question. Its time would end only a minute and a half later.
  await board.getByRole('heading', { name: 'Standings' }).waitFor({ timeout: 2 * patienceMs })
  await board.getByText('Chosen by 1 player', { exact: true }).first().waitFor()
  await page
    .getByText(/Correct|Not quite|Wrong|Too late/i)
    .first()
    .waitFor()
  expect(ends).toEqual([])
  await board.getByRole('button', { name: 'End game' }).click()
  await board.getByRole('alertdialog').getByRole('button', { name: 'End game' }).click()
  await page.getByText('Game Complete!').waitFor()
  expect(await board.getByText('Mira 2').count()).toBe(0)
  await line.close()
})

it('a phone whose name somebody else took while its line was away is told so, and comes back to the form', async () => {
  const { code } = await hostedGame(school)
  const line = await openBadLine(school.url, roundTripMs)
  const { page, context } = await school.visitor({ ...withWorker, viewport: phone })
  context.setDefaultTimeout(patienceMs)
  const toTheDoor = atTheDoor(page)
  await page.goto(`${line.url}/join/${code}`)
  await page.getByLabel('Nickname').fill('Mira')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await toTheDoor
  const blink = line.blink('cut', 3000)
  const other = await takesName(code, 'Mira')
  await blink
  await page.getByRole('button', { name: 'Come back' }).click()
  await page.getByLabel('Nickname').fill('Mira Two')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText('You are in, Mira Two!').waitFor()
  await other.leave()
  await line.close()
})
