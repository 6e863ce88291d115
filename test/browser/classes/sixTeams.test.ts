import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { savePicture } from '../../pictures/shootDevices.ts'
import { brokenWordsIn } from '../school/brokenWords.ts'
import { type BrowserSchool, endedByHand, openBrowserSchool } from '../school/browserSchool.ts'
import { openTeamsGame } from '../school/teamsGame.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool([], {}, { ...endedByHand, countdown: 300 })
})
afterAll(() => school.close())

const walls = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
]
const pupils = 18

/** Words in team names that are broken into two lines. */
const brokenWords = (page: Page) => brokenWordsIn(page.getByRole('list', { name: 'Teams' }))

/** Puts this space below the list of teams, so that they take more room. */
const spread = (page: Page, paddingPx: number) =>
  page.getByRole('list', { name: 'Teams' }).evaluate((list, px) => {
    list.style.paddingBottom = `${px}px`
  }, paddingPx)

/** How many lines of the final scores are seen whole, and which parts stick out of the panel beside the podium. */
const besidePodium = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector('ol[aria-labelledby="final-scores"]')
    const panel = list?.closest('aside')
    if (!list || !panel) return { lines: 0, outside: ['the list'] }
    const whole = panel.getBoundingClientRect()
    const seen = list.getBoundingClientRect()
    const lines = [...list.children].filter((line) => {
      const { top, bottom } = line.getBoundingClientRect()
      return top >= seen.top - 1 && bottom <= seen.bottom + 1 && bottom <= whole.bottom
    })
    const outside = [...panel.querySelectorAll('section, h2')].filter(
      (part) => part.getBoundingClientRect().bottom > whole.bottom + 1,
    )
    return { lines: lines.length, outside: outside.map((part) => part.textContent ?? '') }
  })

it('six teams leave the pupils their room: no name of a team is broken, each card has its colour, and the final scores are seen', async () => {
  const { teacher, board, rooms } = await openTeamsGame(school, { mode: 'Battle', teams: 6, pupils })
  await board.getByRole('list', { name: 'Teams' }).waitFor()
  for (const wall of walls) {
    await board.setViewportSize(wall)
    await savePicture(board, `six-teams-lobby-${wall.width}`)
    expect(await brokenWords(board), `lobby, ${wall.width}`).toEqual([])
  }
  const colours = await board
    .getByRole('region', { name: 'Players' })
    .locator('ul > li')
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).boxShadow))
  expect(colours).toHaveLength(pupils)
  expect(new Set(colours).size, 'a colour for each team').toBe(6)

  await board.getByRole('button', { name: /^Start/ }).click()
  await board.getByRole('heading', { name: 'Standings' }).waitFor()
  for (const wall of walls) {
    await board.setViewportSize(wall)
    await savePicture(board, `six-teams-reveal-${wall.width}`)
    expect(await brokenWords(board), `reveal, ${wall.width}`).toEqual([])
  }
  await board.getByRole('button', { name: 'Next' }).first().click()
  await board.getByRole('heading', { name: /Choosing/ }).waitFor()
  for (const wall of walls) {
    await board.setViewportSize(wall)
    expect(await brokenWords(board), `beside the map, ${wall.width}`).toEqual([])
  }
  await board.getByRole('button', { name: 'Skip' }).click()
  await board.getByRole('heading', { name: 'Watch the action!' }).waitFor()
  await board.getByRole('button', { name: 'Skip' }).click()

  await board.getByRole('heading', { name: 'That was the last question' }).waitFor()
  await board.getByRole('button', { name: 'Next' }).click()
  await board.getByRole('heading', { name: /Choosing/ }).waitFor()
  await board.getByRole('button', { name: 'Skip' }).click()
  await board.getByRole('heading', { name: 'Watch the action!' }).waitFor()
  await board.getByRole('button', { name: 'Skip' }).click()
  await board.getByRole('heading', { name: /^Team .+ wins?!$|level!$/ }).waitFor()
  await board.getByRole('heading', { name: 'Final scores' }).waitFor()
  for (const wall of walls) {
    await board.setViewportSize(wall)
    await savePicture(board, `six-teams-end-${wall.width}`)
    await expect
      .poll(() => besidePodium(board).then(({ outside }) => outside), { message: `${wall.width}` })
      .toEqual([])
    // While a page is turned, some lines are cut at the top and bottom.
    await expect
      .poll(() => besidePodium(board).then(({ lines }) => lines), { message: `${wall.width}` })
      .toBeGreaterThan(1)
  }

  const lines = () => besidePodium(board).then(({ lines }) => lines)
  await board.setViewportSize({ width: 1920, height: 1080 })
  await expect.poll(lines).toBeGreaterThan(1)
  const list = board.locator('ol[aria-labelledby="final-scores"]')
  const height = () => list.evaluate((scores) => scores.getBoundingClientRect().height)
  // The list measures itself with the frame after a window has changed.
  await list.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const all = await height()
  await spread(board, all * 0.6)
  await expect.poll(height).toBeLessThan(all * 0.6)
  await spread(board, 0)
  await expect.poll(height, { message: 'what took their room has gone' }).toBeGreaterThan(all - 1)
  expect(teacher.errors).toEqual([])
  for (const room of rooms) void room.leave()
})
