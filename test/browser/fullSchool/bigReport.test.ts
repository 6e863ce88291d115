import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Report } from '../../../rooms/shared/contract/reports.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const players = 200
const questions = 100

/** The largest game in a school of this size: the questions of a whole year, with all pupils of a year. */
const yearsRevision = (hostUserId: string): Report => ({
  id: 'revision',
  gameCode: 'SLIME2',
  gameMode: 'classic',
  title: 'Revision',
  questionSetId: 'sums',
  hostUserId,
  startedAt: Date.now() - 120_000,
  finishedAt: Date.now() - 60_000,
  settings: {},
  questions: Array.from({ length: questions }, (_, number) => ({
    question: `Question ${number}`,
    answers: ['One', 'Two', 'Three', 'Four'],
    correct: number % 4,
    voided: false,
  })),
  players: Array.from({ length: players }, (_, nth) => ({
    playerId: `player-${nth}`,
    userId: null,
    username: `Player ${nth}`,
    slime: 'leafy',
    score: 100 * (players - nth),
    place: nth + 1,
    correctCount: questions / 2,
    currency: 10,
    answers: Array.from({ length: questions }, (_, number) => {
      const correct = (number + nth) % 2 === 0
      return { choice: correct ? number % 4 : (number + 1) % 4, correct, ms: 3000, gained: correct ? 100 : 0 }
    }),
  })),
})

it('the first pupils of two hundred stand there before the last ones do, and all of them in the end', async () => {
  const { page, user, errors } = await school.newcomer('teacher')
  await page.route('**/api/reports/revision', (route) => route.fulfill({ json: yearsRevision(user.id) }))
  await page.goto('/reports/revision')
  const tab = page.getByRole('tab', { name: 'Students' })
  await tab.waitFor()
  // The rows that are there when the page rests for the first time are those it laid out in one go.
  const first = await tab.evaluate(
    (button: HTMLElement) =>
      new Promise<number>((counted) => {
        new MutationObserver(() => {
          const rows = document.querySelectorAll('tbody tr').length
          if (rows > 0) counted(rows)
        }).observe(document.body, { childList: true, subtree: true })
        button.click()
      }),
  )
  expect(first).toBeLessThan(players / 2)
  const rows = page.locator('tbody tr')
  await expect.poll(() => rows.count()).toBe(players)
  const last = rows.last()
  expect(await last.getByRole('rowheader').textContent()).toContain(`Player ${players - 1}`)
  expect(await last.getByRole('img', { name: 'right', exact: true }).count()).toBe(questions / 2)
  expect(errors).toEqual([])
})
