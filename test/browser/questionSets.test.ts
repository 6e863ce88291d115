import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
