import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openZip } from '../../../client/parts/files/zipFiles.ts'
import type { ReportPlayer } from '../../../rooms/shared/contract/reports.ts'
import { report, reportPlayer } from '../../server/records.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const twenty = Array.from({ length: 20 }, (_, n) => ({
  question: `What is the capital of the country that has the number ${n + 1} on our list?`,
  answers: ['Llanfairpwllgwyngyll', 'Paris', 'Rome', 'Oslo'],
  correct: 1,
  voided: false,
}))

const answers = twenty.map((_, n) => ({ choice: n % 3, correct: n % 3 === 1, ms: 1_000, gained: 0 }))
const silent = twenty.map(() => ({ choice: -1, correct: false, ms: 20_000, gained: 0 }))

/** A4 without its margins, at 96 dots to the inch. */
const paper = { width: 718, height: 1055 }

const openReport = async (page: Page, players: ReportPlayer[], classId?: string) => {
  const told = report({ id: 'long', questions: twenty, players, ...(classId && { classId }) })
  await page.route('**/api/reports/long', (route) => route.fulfill({ json: told }))
  await page.goto('/reports/long')
  await page.getByRole('tab', { name: 'Students' }).waitFor()
}

/** Parts beyond the right edge of the page, or wider than their own box. */
const cutOff = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, dd, dt, td, th, li, p')].flatMap((part) => {
      const { right, width } = part.getBoundingClientRect()
      const isOut = right > document.documentElement.clientWidth + 1 || part.scrollWidth > part.clientWidth + 1
      return width > 0 && isOut && part.clientWidth > 0 ? [part.textContent] : []
    }),
  )

it('a report of thirty-five and twenty questions is whole on paper, with nothing to press', async () => {
  const { page } = await school.newcomer('teacher')
  const players = Array.from({ length: 35 }, (_, n) => reportPlayer({ username: `Dashing Chickadee ${n}`, answers }))
  await openReport(page, [...players, reportPlayer({ username: 'Silent', answers: silent })])
  await page.setViewportSize(paper)
  for (const [tab, most] of [
    ['Questions', 7],
    ['Students', 3],
  ] as const) {
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('tab', { name: tab }).click()
    await page.emulateMedia({ media: 'print' })
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, tab).toBeLessThanOrEqual(most)
    expect(await cutOff(page)).toEqual([])
    expect(await page.getByRole('button').count()).toBe(0)
    expect(await page.getByRole('navigation').count()).toBe(0)
  }
})

it('nobody of three hundred is missing on paper that is printed before the page has drawn them all', async () => {
  const { page } = await school.newcomer('teacher')
  await openReport(
    page,
    Array.from({ length: 300 }, (_, n) => reportPlayer({ username: `Player ${n}`, answers })),
  )
  await page.getByRole('tab', { name: 'Students' }).click()
  const rows = await page.locator('tbody').evaluate((table) => {
    dispatchEvent(new Event('beforeprint'))
    return table.childElementCount
  })
  expect(rows).toBe(300)
})

it('a late comer is measured by the questions that they were there for, as in the Excel file and on their own page', async () => {
  const { page } = await school.newcomer('teacher')
  const early = reportPlayer({ username: 'Early', correctCount: 7, answers })
  const late = reportPlayer({
    username: 'Late',
    correctCount: 2,
    answers: answers.map((one, n) => (n < 15 ? null : one)),
  })
  await openReport(page, [early, late])
  await page.getByRole('tab', { name: 'Students' }).click()
  await page.getByRole('row').filter({ hasText: 'Early' }).getByText('7 / 20').waitFor()
  await page.getByRole('row').filter({ hasText: 'Late' }).getByText('2 / 5').waitFor()
})

it('figures of a report stay in their boxes on a phone', async () => {
  const { page } = await school.newcomer('teacher', { viewport: { width: 390, height: 844 } })
  await openReport(page, [reportPlayer({ answers })])
  await page.getByText('Question 1', { exact: true }).waitFor()
  expect(await cutOff(page)).toEqual([])
})

it('whose row of answers it is, and to which question, is read however far one has scrolled along fifty', async () => {
  const { page } = await school.newcomer('teacher', { viewport: { width: 390, height: 844 } })
  const fifty = Array.from({ length: 50 }, () => answers[0] ?? null)
  const questions = fifty.map(() => ({
    voided: false,
    question: 'Which is it?',
    answers: ['The long way round it'],
    correct: 0,
  }))
  const told = report({
    id: 'fifty',
    questions,
    players: [reportPlayer({ username: 'Jean-Baptiste', answers: fifty })],
  })
  await page.route('**/api/reports/fifty', (route) => route.fulfill({ json: told }))
  await page.goto('/reports/fifty')
  await page.getByRole('tab', { name: 'Students' }).click()
  const table = page.getByRole('region', { name: 'Students' })
  await table.evaluate((element) => element.scrollTo(10_000, 0))
  const [frame, name, mark, number] = await Promise.all(
    [
      table,
      table.getByText('Jean-Baptiste'),
      table.getByRole('listitem').last(),
      table.getByText('50', { exact: true }),
    ].map((part) => part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)),
  )
  expect(name?.left).toBeGreaterThanOrEqual(frame?.left ?? 390)
  expect(name?.right).toBeLessThan((frame?.right ?? 0) / 2)
  expect(Math.abs((mark?.left ?? 0) - (number?.left ?? 390))).toBeLessThan(2)
  expect(mark?.right).toBeLessThanOrEqual(frame?.right ?? 0)
})

it('on a phone an answer that has two lines stands beside its sign', async () => {
  const { page } = await school.newcomer('teacher', { viewport: { width: 390, height: 844 } })
  const long = 'A rather long answer that goes on for quite some words'
  const questions = twenty.map((question) => ({ ...question, answers: [long, long, long, long] }))
  const told = report({ id: 'two-lines', questions, players: [reportPlayer({ answers })] })
  await page.route('**/api/reports/two-lines', (route) => route.fulfill({ json: told }))
  await page.goto('/reports/two-lines')
  const again = page.getByRole('region', { name: 'Teach again' })
  await again.waitFor()
  const places = () =>
    again.locator('p > svg').evaluateAll((signs) =>
      signs.map((sign) => {
        const text = sign.nextElementSibling?.getBoundingClientRect()
        return text && text.top < sign.getBoundingClientRect().bottom ? 'beside' : 'below'
      }),
    )
  await expect.poll(async () => [...new Set(await places())]).toEqual(['beside'])
})

it('the real names of a class stand in its report when its teacher asks for them, and reach the page no sooner', async () => {
  const { page, context } = await school.newcomer('teacher')
  const pupils = [{ name: 'Lotte Müller' }, { name: 'Lotte Müller' }, { name: 'Rosa Krause' }]
  const headers = { origin: school.url }
  const made = await context.request.post('/api/classes', { data: { name: '6b', devices: 'own', pupils }, headers })
  const { classId, cards } = (await made.json()) as {
    classId: string
    cards: { pupil: string; username: string; name: string }[]
  }
  const heard: string[] = []
  page.on('response', async (response) => heard.push(await response.text().catch(() => '')))
  const played = cards.slice(0, 2).map(({ pupil, username }) => reportPlayer({ userId: pupil, username, answers }))
  await openReport(page, played, classId)
  await page.getByRole('tab', { name: 'Students' }).click()
  const row = page.getByRole('row').filter({ hasText: cards[0]?.username ?? '' })
  await row.waitFor()
  expect(heard.join(' ')).not.toContain('Müller')

  const names = page.getByLabel('Show real names')
  await names.check({ force: true })
  await row.getByText('Lotte Müller').waitFor()
  await page.getByText('Did not play: Rosa Krause').waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await names.uncheck({ force: true })
  await page.getByText('Rosa Krause').waitFor({ state: 'detached' })
  expect(await row.getByText('Lotte Müller').count()).toBe(0)

  // The file that a teacher takes home has the names of the pupils.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Excel' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Sums-1970-01-01-SLIME2\.xlsx$/)
  const file = openZip(new Uint8Array(await buffer(await download.createReadStream())))
  const texts = (await file.read('xl/sharedStrings.xml')) ?? ''
  for (const name of ['Lotte Müller', 'Rosa Krause', cards[0]?.username ?? 'nobody']) expect(texts).toContain(name)
  await row.waitFor()
  expect(await page.getByText('Rosa Krause').count()).toBe(0)

  // A file without names is not what was asked for: the teacher hears why there is none.
  await page.route(`**/api/classes/${classId}`, (route) =>
    route.fulfill({ status: 403, json: { error: 'The names are locked away.' } }),
  )
  const downloads: unknown[] = []
  page.on('download', (another) => downloads.push(another))
  await page.getByRole('button', { name: 'Download Excel' }).click()
  await page.getByText('The names are locked away.').first().waitFor()
  expect(downloads).toEqual([])
})

it('a set of questions is a sheet whose answers have letters, and a class a list of who is who, with nothing to press', async () => {
  const { page, context } = await school.newcomer('teacher')
  const headers = { origin: school.url }
  const questions = twenty.map(({ voided: _, ...question }) => question)
  const set = await context.request.post('/api/question-sets', {
    data: { title: 'Capitals', subject: 'Geography', questions },
    headers,
  })
  const pupils = [{ name: 'Lotte Müller' }, { name: 'Rosa Krause' }]
  const made = await context.request.post('/api/classes', { data: { name: '6b', devices: 'own', pupils }, headers })
  const { classId } = (await made.json()) as { classId: string }
  await page.setViewportSize(paper)
  await page.goto(`/sets/${((await set.json()) as { id: string }).id}`)
  await page.emulateMedia({ media: 'print' })
  const first = page.getByRole('listitem').filter({ hasText: 'the number 1 on our list' })
  await first.waitFor()
  expect(await first.evaluate((question) => getComputedStyle(question).breakInside)).toBe('avoid')
  const answers = first.getByRole('listitem')
  expect(await answers.first().evaluate((answer) => getComputedStyle(answer, '::before').content)).toContain('answer')
  expect(await page.locator('main').getByRole('link').count()).toBe(0)

  await page.emulateMedia({ media: 'screen' })
  await page.goto(`/classes/${classId}`)
  await page.getByText('Lotte Müller').waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('main').getByRole('button').count()).toBe(0)
  expect(await page.locator('main').getByRole('link').count()).toBe(0)
  expect(await page.locator('main').getByRole('checkbox').count()).toBe(0)
  expect(await page.getByRole('heading', { name: 'Class door' }).count()).toBe(0)
})
