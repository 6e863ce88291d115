import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addQuestionSet, type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

/** Holds the calls of this kind back until `letGo`, as a slow line does, and counts them. */
const slowLine = async (page: Page, method: string, address: string) => {
  let go = () => {}
  const letGo = new Promise<void>((settle) => {
    go = settle
  })
  let count = 0
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    count += 1
    await letGo
    await route.continue()
  })
  return { letGo: () => go(), count: () => count }
}

const pick = async (page: Page, menu: RegExp, entry: string) => {
  await page.getByRole('button', { name: menu }).first().click()
  await page.getByRole('menuitem', { name: entry }).click()
}

it('a ready-made set whose copy does not show yet is copied once, even if its teacher asks again', async () => {
  const { page, errors } = await school.newcomer('teacher')
  await page.goto('/teacher')
  await page.getByRole('tab', { name: /^Ready-made/ }).click()
  const line = await slowLine(page, 'POST', '**/copy')
  for (let times = 0; times < 2; times++) await pick(page, /^More for/, 'Copy to my sets')
  line.letGo()
  await page.getByRole('tab', { name: 'My sets (1)' }).waitFor()
  expect(line.count()).toBe(1)
  // The next copy is possible again.
  await pick(page, /^More for/, 'Copy to my sets')
  await page.getByRole('tab', { name: 'My sets (2)' }).waitFor()
  expect(errors).toEqual([])
})

it('a set shows with whom it is shared before the list is read again, and its author does not take that back by looking', async () => {
  const teacher = await school.newcomer('teacher')
  const { page, errors } = teacher
  await addQuestionSet(teacher, school.url)
  await page.goto('/teacher')
  await page.getByText('Science · 4 questions · Only me').waitFor()
  const line = await slowLine(page, 'GET', '**/api/question-sets')
  const dialog = page.getByRole('dialog')
  await pick(page, /^More for Planets/, 'Share…')
  await dialog.getByRole('radio', { name: 'Everyone' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Science · 4 questions · Everyone').waitFor()
  await expect.poll(line.count).toBe(1)
  await pick(page, /^More for Planets/, 'Share…')
  expect(await dialog.getByRole('radio', { name: 'Everyone' }).isChecked()).toBe(true)
  line.letGo()
  expect(errors).toEqual([])
})
