import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { zipOf } from '../client/questionSets/zipOf.ts'
import { type BrowserSchool, openBrowserSchool } from './browserSchool.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

const answer = async (page: Page, choice: string) => {
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('Leave without saving?').waitFor()
  await dialog.getByRole('button', { name: choice, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

it('a copy keeps the pictures that were uploaded', async () => {
  const { page, context } = await school.newcomer('teacher')
  const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
  const questions = [{ question: 'What is this?', answers: ['A dot', 'A line', 'A hole', 'A map'], correct: 0, image }]
  const headers = { origin: school.url }
  await context.request.post('/api/question-sets', { data: { title: 'Dots', subject: 'Other', questions }, headers })
  await page.goto('/teacher')
  await page.getByRole('button', { name: 'More for Dots' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await page.getByRole('button', { name: 'Edit Dots (copy)' }).click()
  await page.waitForURL('**/edit-set/*')
  expect(await page.getByRole('img', { name: 'Picture' }).getAttribute('src')).toBe(image)
})

describe('a question set that is not saved yet', () => {
  it('is not left behind without a question, by a link or by going back', async () => {
    const { page } = await school.newcomer('teacher')
    await page.goto('/teacher')
    await page.getByRole('link', { name: 'Create Question Set' }).first().click()
    await page.getByLabel('Title').fill('An hour of work')
    await page.getByRole('link', { name: 'Leaderboard' }).click()
    await answer(page, 'Stay')
    expect(await page.getByLabel('Title').inputValue()).toBe('An hour of work')
    await page.goBack()
    await answer(page, 'Stay')
    expect(await page.getByLabel('Title').inputValue()).toBe('An hour of work')
    await page.getByRole('link', { name: 'Leaderboard' }).click()
    await answer(page, 'Leave')
    await page.waitForURL('**/leaderboard')
  })

  it('asks nobody who has typed nothing', async () => {
    const { page } = await school.newcomer('teacher')
    await page.goto('/create-set')
    await page.getByLabel('Title').waitFor()
    await page.getByRole('link', { name: 'Leaderboard' }).click()
    await page.waitForURL('**/leaderboard')
  })
})

describe('a spreadsheet', () => {
  const xlsx = (sheet: string, sharedStrings: string) => ({
    name: 'questions.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(zipOf({ 'xl/worksheets/sheet1.xml': sheet, 'xl/sharedStrings.xml': sharedStrings })),
  })

  it('becomes questions, and one that unpacks to a flood is refused at once', async () => {
    const { page } = await school.newcomer('teacher')
    await page.goto('/create-set')
    await page.getByRole('button', { name: 'Import' }).click()
    const texts = ['What is 2 + 2?', '4', '5', '6', '7']
    const cells = (row: number) => texts.map((_, at) => `<c r="${'ABCDE'[at]}${row}" t="s"><v>${at}</v></c>`).join('')
    const shared = `<sst>${texts.map((text) => `<si><r><t>${text}</t></r></si>`).join('')}</sst>`
    const file = page.getByRole('dialog').locator('input[type=file]')
    await file.setInputFiles(xlsx(`<sheetData><row/><row>${cells(2)}</row></sheetData>`, shared))
    await page.getByRole('button', { name: 'Use 1 question' }).waitFor()
    await file.setInputFiles(xlsx(`<sheetData>${'<row/>'.repeat(1_000_000)}</sheetData>`, shared))
    await page.getByText('This file holds more than a question set can').waitFor()
    expect(await page.getByRole('button', { name: 'No question to use yet' }).isDisabled()).toBe(true)
  })
})
