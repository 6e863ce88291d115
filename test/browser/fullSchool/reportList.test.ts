import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ReportSummary, reportListLimit } from '../../../rooms/shared/contract/reports.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool, type SignedIn } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const dayMs = 24 * 60 * 60 * 1000

/** A year of games, the newest first. */
const played = (now: number, count: number): ReportSummary[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `game-${n}`,
    questionSetId: 'sums',
    gameCode: 'SLIME2',
    gameMode: 'classic',
    title: `Lesson ${n}`,
    startedAt: now - n * dayMs - 60_000,
    finishedAt: now - n * dayMs,
    playerCount: 25,
    questionCount: 10,
    correctShare: 0.5,
  }))

/** Answers as the server does, from a year of reports that no test has to play. */
const withYear = async ({ page }: SignedIn, all: ReportSummary[]) => {
  const asked: string[] = []
  await page.route('**/api/reports*', (route) => {
    const { search, searchParams } = new URL(route.request().url())
    asked.push(search)
    const before = Number(searchParams.get('before') ?? Number.MAX_SAFE_INTEGER)
    return route.fulfill({ json: all.filter(({ finishedAt }) => finishedAt < before).slice(0, reportListLimit) })
  })
  return asked
}

it('a second press asks for no page twice, and the keyboard goes on with what has come, to the last of a year', async () => {
  const teacher = await school.newcomer('teacher')
  const { page } = teacher
  const asked = await withYear(teacher, played(Date.now(), reportListLimit * 2 + 5))
  await page.goto('/reports')
  const older = page.getByRole('button', { name: 'Show older games' })
  await older.evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await page.getByText(`Lesson ${2 * reportListLimit - 1}`, { exact: true }).waitFor()
  expect(await page.locator('main li').count()).toBe(2 * reportListLimit)
  expect(asked.filter((search) => search !== '')).toHaveLength(1)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain(`Lesson ${reportListLimit}`)
  // The button goes with the last page. The focus of a user who pressed it does not jump to the top.
  await older.focus()
  await page.keyboard.press('Enter')
  await older.waitFor({ state: 'detached' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain(`Lesson ${2 * reportListLimit}`)
})

it('a game that has just ended pushes none out of the list while somebody reads it', async () => {
  const teacher = await school.newcomer('teacher')
  const { page } = teacher
  const year = played(Date.now() - dayMs, reportListLimit * 2)
  await withYear(teacher, year)
  await page.goto('/reports')
  await page.getByRole('button', { name: 'Show older games' }).click()
  await page.getByText(`Lesson ${2 * reportListLimit - 1}`, { exact: true }).waitFor()
  const [now] = played(Date.now(), 1)
  year.unshift({ ...now, id: 'now', title: 'Just now' } as ReportSummary)
  // A page that has just read its list does not read it again at once.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      return page.getByText('Just now', { exact: true }).count()
    })
    .toBe(1)
  expect(await page.locator('main li').count()).toBe(2 * reportListLimit + 1)
})

it('the games of a time are found at once, and the list is as it was for whoever comes back to it', async () => {
  const teacher = await school.newcomer('teacher', { viewport: { width: 390, height: 844 } })
  const { page } = teacher
  await withYear(teacher, played(Date.now(), 300))
  await page.goto('/reports')
  const month = page.getByRole('combobox', { name: 'Month' })
  await month.selectOption({ index: 6 })
  const name = await month.inputValue()
  expect(page.url()).toContain(`until=${name}`)
  await page.getByText('Lesson 0', { exact: true }).waitFor({ state: 'detached' })
  const first = page.locator('main li a').first()
  await first.waitFor()
  const shown = await first.textContent()
  expect(await axeComplaints(page)).toEqual([])
  await page.goto('/teacher')
  await page.goBack()
  await first.waitFor()
  expect(await first.textContent()).toBe(shown)
  expect(await month.inputValue()).toBe(name)
  await month.selectOption({ index: 13 })
  await page.getByText('No games are kept from so long ago.').waitFor()
  await month.selectOption({ index: 0 })
  await page.getByText('Lesson 0', { exact: true }).waitFor()
})
