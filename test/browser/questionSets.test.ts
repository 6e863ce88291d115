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
