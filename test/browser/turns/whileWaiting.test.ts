import { Client, type Room } from 'colyseus.js'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cheers } from '../../../rooms/shared/contract/lobbyPlay.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, endedByHand, hostedGame, openBrowserSchool, type Visit } from '../school/browserSchool.ts'

let school: BrowserSchool
let board: Visit
let ann: Visit
let others: Room[]

const phone = { width: 390, height: 844 }

/** Everything that this page sends over its socket, in which the test looks for names of messages. */
function saidBy(page: Page): string[] {
  const said: string[] = []
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => said.push(String(payload))))
  return said
}

/** Waits for this phase, as another player's device is told of it. */
const phaseIs = (phase: string) =>
  new Promise<void>((resolve) => {
    const [ben] = others
    const look = () => {
      if ((ben?.state as { phase?: string } | undefined)?.phase !== phase) return
      ben?.onStateChange.remove(look)
      resolve()
    }
    ben?.onStateChange(look)
    look()
  })

let said: string[]

beforeAll(async () => {
  school = await openBrowserSchool([], {}, endedByHand)
  const { teacher, code } = await hostedGame(school, async (page) => {
    await page.getByRole('radio', { name: /^Racing/ }).check({ force: true })
    await page.getByText('Game settings').click()
    await page.getByLabel('Seconds per question').selectOption('120')
  })
  board = teacher
  ann = await school.visitor({ viewport: phone })
  said = saidBy(ann.page)
  await ann.page.goto(`/join/${code}`)
  await ann.page.getByLabel('Nickname').fill('Ann')
  await ann.page.getByRole('button', { name: 'Join', exact: true }).click()
  await ann.page.waitForURL('**/lobby/*')
  others = await Promise.all(
    ['Ben', 'Chidi'].map(async (username) => {
      const room = await new Client(school.url).joinById(code, { username, slime: 'cherry' })
      room.onMessage('*', () => {})
      return room
    }),
  )
  await board.page.getByRole('button', { name: 'Start Game (3 players)' }).click()
  await phaseIs('question')
  // The guess comes only with the second question: before the first answer a phone has enough to load.
  await ann.page.locator('button[aria-keyshortcuts="1 A"]').click()
  await ann.page.getByText('Answer locked in').waitFor()
  expect(await ann.page.getByText('Who gets it right?').count()).toBe(0)
  for (const room of others) room.send('submit-answer', { answer: 0 })
  await phaseIs('reveal')
  await board.page.getByRole('button', { name: 'Next' }).click()
  for (const phase of ['choose', 'resolve']) {
    await phaseIs(phase)
    await board.page.getByRole('button', { name: 'Skip' }).click()
  }
  await phaseIs('question')
})
afterAll(() => school.close())

const [right, wrong] = [1, 3]
const guess = () => ann.page.getByRole('region', { name: 'Who gets it right?' })

it('who has answered guesses how many will be right, and tells nobody', async () => {
  await ann.page.getByRole('heading', { name: 'Where is Venus?' }).waitFor()
  expect(await guess().count()).toBe(0)
  await ann.page.locator('button[aria-keyshortcuts="2 B"]').click()
  await guess().waitFor()
  expect(await axeComplaints(ann.page)).toEqual([])
  expect(said.some((frame) => frame.includes('submit-answer'))).toBe(true)
  said.length = 0
  await guess().getByRole('button', { name: 'Half of us' }).click()
  await ann.page.getByText('Your guess: Half of us').waitFor()
  expect(said.filter((frame) => /guess|half|slime/.test(frame))).toEqual([])
})

it('is told kindly, with the numbers that the board shows', async () => {
  for (const [index, room] of others.entries()) room.send('submit-answer', { answer: index === 0 ? right : wrong })
  await ann.page.getByText('You saw it coming! 2 of 3 got it right').waitFor()
  expect(await axeComplaints(ann.page)).toEqual([])
})

it('who has chosen cheers, and the board shows it over their slime, while others still choose', async () => {
  await board.page.getByRole('button', { name: 'Next' }).click()
  await phaseIs('choose')
  await ann.page.getByRole('list', { name: 'Moves' }).getByRole('button').first().waitFor()
  const cheer = ann.page.getByRole('button', { name: 'Cheer' })
  expect(await cheer.count()).toBe(0)
  await ann.page.getByRole('list', { name: 'Moves' }).getByRole('button').first().click()
  await cheer.waitFor()
  expect(await axeComplaints(ann.page)).toEqual([])
  // A sign stays on the board for two seconds, so the board itself notes it.
  await board.page.evaluate(() => {
    const seen: string[] = []
    new MutationObserver(() => {
      for (const sign of document.querySelectorAll('[data-emote]')) seen.push(sign.getAttribute('data-emote') ?? '')
    }).observe(document.body, { childList: true, subtree: true })
    Object.assign(window, { seen })
  })
  const seen = () => board.page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  await cheer.focus()
  // On a slow board the stage may not be there yet, so the pupil taps again, as a class would.
  await expect
    .poll(
      async () => {
        await ann.page.keyboard.press('Enter')
        return (await seen()).length
      },
      { timeout: 60_000, interval: 700 },
    )
    .toBeGreaterThan(0)
  for (const sign of await seen()) expect(cheers).toContain(sign)
})

it('its host ends it in the middle of the game', async () => {
  const taps = board.page.getByRole('button', { name: 'Taps' })
  expect(await taps.getAttribute('aria-pressed')).toBe('true')
  await taps.click()
  await ann.page.getByRole('button', { name: 'Cheer' }).waitFor({ state: 'detached' })
  await ann.page.getByRole('timer').waitFor()
  for (const { errors } of [board, ann]) expect(errors).toEqual([])
})
