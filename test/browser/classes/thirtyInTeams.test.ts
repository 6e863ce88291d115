import { afterAll, beforeAll, expect, it } from 'vitest'
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
]

it.each([
  [30, 6],
  [8, 3],
  [8, 2],
])('the names of %i in %i teams are read in the lobby of a mode with a world', async (pupils, teams) => {
  const { teacher, board, rooms } = await openTeamsGame(school, { mode: 'Racing', teams, pupils, moves: true })
  await board.locator('[data-world]').waitFor()
  for (const wall of walls) {
    await board.setViewportSize(wall)
    const cards = board.getByRole('region', { name: 'Players' }).locator('ul > li')
    /** How many names stick out at the top or bottom of their cards. */
    const tooLow = () =>
      cards.evaluateAll((all) =>
        all
          .filter((card) => {
            const name = card.querySelector('[title]')
            if (!name) return true
            const [outer, inner] = [card.getBoundingClientRect(), name.getBoundingClientRect()]
            const edge = Number.parseFloat(getComputedStyle(name).paddingTop)
            return inner.top + edge < outer.top || inner.bottom - edge > outer.bottom
          })
          .map((card) => card.textContent),
      )
    await expect.poll(tooLow, { message: `${wall.width}` }).toEqual([])
    expect(await cards.count()).toBe(pupils)
  }
  expect(teacher.errors).toEqual([])
  for (const room of rooms) void room.leave()
})
