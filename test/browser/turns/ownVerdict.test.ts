import '../../bench/sameSockets.ts'
import { Client } from 'colyseus.js'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { savePicture } from '../../pictures/shootDevices.ts'
import { type BrowserSchool, endedByHand, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'
import { choose } from '../school/choose.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool([], {}, { ...endedByHand, countdown: 300 })
})
afterAll(() => school.close())

const chromebook = { width: 1366, height: 640 }
const laptop = { width: 1366, height: 768 }
const phone = { width: 390, height: 844 }

/** The darker foot of a verdict's card, in pixels. */
const front = 9

/** The verdict's parts, in pixels. */
const verdictOf = (page: Page) =>
  page.getByRole('heading', { name: 'Correct!' }).evaluate((word) => {
    const card = word.parentElement
    const [slime, last] = [card?.querySelector(':scope > svg, :scope > span'), card?.lastElementChild]
    if (!card || !slime || !last) throw new Error('no verdict')
    const box = (part: Element) => part.getBoundingClientRect()
    const middle = ({ top, bottom }: { top: number; bottom: number }) => (top + bottom) / 2
    return {
      left: box(card).left,
      slime: middle(box(slime)),
      words: middle({ top: box(word).top, bottom: box(last).bottom }),
      belowWords: box(card).bottom - box(last).bottom,
    }
  })

/** Where the names of the neighbours in rank begin. */
const namesBegin = (page: Page) =>
  page
    .getByRole('region', { name: 'Standings' })
    .getByRole('listitem')
    .evaluateAll((rungs) =>
      rungs.map((rung) => Math.round(rung.querySelector('[translate]')?.getBoundingClientRect().left ?? 0)),
    )

it("a player's verdict stands in the middle of its card, and what is below and beside it in line; a small class leaves the world room", async () => {
  const { teacher, code } = await hostedGame(school, (page) => choose(page.getByRole('radio', { name: /^Survival/ })))
  const { page: board } = teacher
  const { page } = await school.visitor({ viewport: phone })
  await page.goto(`/join/${code}`)
  await page.getByLabel('Nickname').fill('Lotte')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.waitForURL('**/lobby/*')
  const rooms = await Promise.all(
    ['Ann', 'Ben'].map(async (username) => {
      const room = await new Client(school.url).joinById(code, { username })
      room.onMessage('game-started', () => room.send('submit-answer', { answer: username === 'Ann' ? 0 : 1 }))
      room.onMessage('*', () => undefined)
      return room
    }),
  )
  await board.getByRole('button', { name: 'Start Game (3 players)' }).click()
  await page.locator('button[aria-keyshortcuts="1 A"]').click()
  await page.getByRole('heading', { name: 'Correct!' }).waitFor()

  await savePicture(page, 'verdict-phone')
  const begins = await namesBegin(page)
  expect(begins.length).toBeGreaterThan(1)
  expect(new Set(begins).size).toBe(1)
  const hearts = await page
    .getByRole('img', { name: '3 hearts' })
    .locator('svg')
    .evaluateAll((all) => all.map((heart) => heart.getBoundingClientRect().width))
  expect(Math.min(...hearts)).toBeGreaterThan(20)

  await page.setViewportSize(laptop)
  await savePicture(page, 'verdict-laptop')
  const high = await verdictOf(page)
  expect(high.belowWords).toBeGreaterThan(front + 12)

  await page.setViewportSize(chromebook)
  await savePicture(page, 'verdict-chromebook')
  const low = await verdictOf(page)
  expect(Math.abs(low.words - low.slime)).toBeLessThan(8)
  const button = await page.getByRole('button', { name: 'Choose your move' }).boundingBox()
  expect(Math.round(button?.x ?? 0)).toBe(Math.round(low.left))

  await board.getByRole('button', { name: 'Next', exact: true }).click()
  const panel = board.getByRole('region', { name: 'Hearts' })
  await panel.waitFor()
  await savePicture(board, 'verdict-panel')
  // Three lines leave half of the world's height free.
  expect((await panel.boundingBox())?.height ?? 0).toBeLessThan(768 / 2)
  for (const room of rooms) void room.leave()
})
