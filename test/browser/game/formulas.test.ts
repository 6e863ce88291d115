import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { savePicture, shootDevices } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, endedByHand, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool([], {}, endedByHand)
})
afterAll(() => school.close())

const half = '$\\frac{1}{2}$'
const questions = [
  { question: 'What costs $5 and not $6?', answers: ['A pen', 'A car'], correct: 0 },
  {
    question: `Which is $\\sqrt{\\frac{1}{4}}$, as $\\href{javascript:alert(1)}{x}$?`,
    answers: [half, '$2^2$', '$\\frac{1}{4}$', 'None'],
    correct: 0,
    explanation: `Because $\\left(\\frac{1}{2}\\right)^2 = \\frac{1}{4}$.`,
  },
]

/** Notes the files that a page loads to draw formulas. */
function fetchedFor(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/WithFormulas|school-math/.test(request.url())) fetched.push(request.url())
  })
  return fetched
}

const drawnIn = (page: Page, place: string) => page.locator(`${place} math`).first().waitFor()

it('a formula is drawn wherever its question is, by a part that other questions do not fetch, and TeX that is none stays text', async () => {
  const { page: board, context, errors } = await school.newcomer('teacher')
  const data = { title: 'Halves', subject: 'Math', questions }
  const made = await context.request.post('/api/question-sets', { data, headers: { origin: school.url } })
  expect(made.status()).toBe(201)
  const { id } = (await made.json()) as { id: string }
  await board.goto('/teacher')
  await board
    .getByRole('radio', { name: /^Halves/ })
    .first()
    .check({ force: true })
  await board.getByRole('button', { name: 'Create Game & Get Code' }).first().click()
  await board.getByText('Waiting for players to join...').waitFor()
  const code = board.url().split('/').at(-1) ?? ''
  const { page: phone, errors: phoneErrors } = await school.visitor({ viewport: { width: 390, height: 844 } })
  const fetched = fetchedFor(phone)
  await phone.goto(`/join/${code}`)
  await phone.getByLabel('Nickname').fill('Ann')
  await phone.getByRole('button', { name: 'Join', exact: true }).click()
  await phone.getByText('You are in, Ann!').waitFor()
  await board.getByRole('button', { name: /^Start Game/ }).click()

  await phone.getByRole('heading', { name: 'What costs $5 and not $6?' }).waitFor()
  await phone.getByRole('button', { name: 'A: A pen' }).click()
  await phone.getByRole('heading', { name: 'Correct!' }).waitFor()
  expect(fetched).toEqual([])
  await board.getByRole('button', { name: 'Next' }).click()
  for (const page of [board, phone]) {
    await drawnIn(page, 'h1')
    await page.getByText('$\\href{javascript:alert(1)}{x}$').first().waitFor()
    expect(await page.locator('h1 math msqrt mfrac').count()).toBe(1)
    expect(await page.locator('a[href^=javascript]').count()).toBe(0)
    // Browsers draw MathML only in this namespace, and screen readers read it.
    expect(
      await page
        .locator('h1 math')
        .first()
        .evaluate((math) => math.namespaceURI),
    ).toContain('MathML')
  }
  expect(fetched.length).toBeGreaterThan(0)
  await phone.getByRole('button', { name: 'A: 1/2' }).waitFor()
  expect(await axeComplaints(phone)).toEqual([])
  await savePicture(phone, 'formulas-phone')
  await shootDevices(board, 'formulas-board', ['projector', 'chromebook'])
  await phone.getByRole('button', { name: 'B: 2²' }).click()
  await phone.getByRole('heading', { name: 'Not this time' }).waitFor()
  // The text for a pupil who does not see it.
  await phone.getByText('The right answer is A: 1/2').waitFor({ state: 'attached' })
  for (const page of [board, phone]) await page.locator('p').filter({ hasText: 'Because' }).locator('math').waitFor()
  await savePicture(phone, 'formulas-told-phone')
  await shootDevices(board, 'formulas-told-board', ['projector'])
  await board.getByRole('button', { name: 'Next' }).click()
  await board.getByText('Game Complete!').first().waitFor()

  await board.goto(`/edit-set/${id}`)
  const preview = board.getByRole('region', { name: 'Formulas, as your class sees them' })
  await drawnIn(board, '#question-2')
  await preview.getByText('We cannot draw "\\href" in a formula').waitFor()
  expect(await board.locator('#question-1 math').count()).toBe(0)
  expect(await axeComplaints(board)).toEqual([])
  await shootDevices(board, 'formulas-editor', ['chromebook'])
  await board.goto('/reports')
  await board
    .getByRole('link', { name: /Halves/ })
    .first()
    .click()
  await drawnIn(board, 'h2')
  expect([...errors, ...phoneErrors]).toEqual([])
})
