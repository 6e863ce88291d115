import { afterAll, beforeAll, expect, it } from 'vitest'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'
import { focused, press } from '../school/keys.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const figures = { totalGames: 30, totalCorrect: 200, totalCurrencyEarned: 12_345, bestStreak: 12 }
const rowOf = (username: string, totalWins: number, userId = username) => ({
  userId,
  username,
  selectedSlime: 'mint',
  totalWins,
  ...figures,
})

it('who has won as often has the same place, and whoever is not on the board sees their own under it', async () => {
  const { page, user } = await school.newcomer('student', { viewport: { width: 390, height: 844 } })
  const best = [9, 7, 7, 5].map((wins, at) => rowOf(`Pupil ${at + 1}`, wins))
  await page.route('**/api/leaderboard?*', (route) => route.fulfill({ json: best }))
  const own = { place: 321, row: rowOf(user.username, 1, user.id) }
  await page.route(`**/api/leaderboard/${user.id}*`, (route) => route.fulfill({ json: own }))
  await page.goto('/leaderboard')
  const mine = page.getByRole('row').filter({ hasText: user.username })
  await mine.waitFor()
  const rows = await page.locator('tbody tr').allInnerTexts()
  expect(rows.map((text) => text.trim().split(/\s/)[0])).toEqual(['1', '2', '2', '4', '321'])
  await mine.getByText('You', { exact: true }).waitFor()
  expect(await page.locator('[data-medal="bronze"]').count()).toBe(0)
  expect(await axeComplaints(page)).toEqual([])
})

it('the table stays while another order is on its way, and the keyboard in it', async () => {
  const { page } = await school.newcomer('student')
  const arrival = Promise.withResolvers<void>()
  await page.route('**/api/leaderboard?*', async (route) => {
    const isFirst = route.request().url().includes('totalWins')
    if (!isFirst) await arrival.promise
    await route.fulfill({ json: isFirst ? [rowOf('Ann', 3), rowOf('Ben', 2)] : [rowOf('Ben', 2), rowOf('Ann', 3)] })
  })
  await page.goto('/leaderboard')
  await page.getByRole('row').filter({ hasText: 'Ann' }).waitFor()
  await press(page, 'Games')
  await page.locator('table[aria-busy=true]').waitFor()
  expect(await page.locator('th[aria-sort]').textContent()).toBe('Wins')
  arrival.resolve()
  await page.locator('table[aria-busy=false]').waitFor()
  expect(await page.locator('th[aria-sort]').textContent()).toBe('Games')
  expect(await page.locator('tbody tr').first().textContent()).toContain('Ben')
  expect(await focused(page)).toBe('Games')
})

it('the keyboard stays on the page where another order cannot be read and its button goes', async () => {
  const { page } = await school.newcomer('student')
  await page.route('**/api/leaderboard?*', (route) =>
    route.request().url().includes('totalWins')
      ? route.fulfill({ json: [rowOf('Ann', 3), rowOf('Ben', 2)] })
      : route.fulfill({ status: 400, json: {} }),
  )
  await page.goto('/leaderboard')
  await page.getByRole('row').filter({ hasText: 'Ann' }).waitFor()
  await press(page, 'Games')
  await page.getByRole('main').getByRole('alert').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
})

it('whoever is on the board stands there once', async () => {
  const { page, user } = await school.newcomer('student')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const rows = [rowOf('Somebody', 3), rowOf(user.username, 2, user.id)]
  await page.route('**/api/leaderboard?*', (route) => route.fulfill({ json: rows }))
  await page.goto('/leaderboard')
  await page.getByRole('row').filter({ hasText: user.username }).waitFor()
  expect(await page.getByRole('row').filter({ hasText: user.username }).count()).toBe(1)
  expect(asked).not.toContain(`/api/leaderboard/${user.id}`)
})
