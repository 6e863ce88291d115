import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { savePicture } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { addQuestionSet, type BrowserSchool, hostedGame, openBrowserSchool, planets } from '../school/browserSchool.ts'
import { hasFocus } from '../school/keys.ts'
import { asBrowsersAsk } from '../school/school.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const editPlanets = async (page: Page) => {
  await page.goto('/teacher')
  await page.getByRole('button', { name: 'Edit Planets', exact: true }).click()
  await page.getByLabel('Title').waitFor()
}

const asked = (page: Page) =>
  page
    .getByRole('textbox', { name: 'Question', exact: true })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value))

it('a question that was deleted comes back to its place, and a double click deletes one', async () => {
  const teacher = await school.newcomer('teacher')
  const { page } = teacher
  await addQuestionSet(teacher, school.url)
  await editPlanets(page)
  const all = planets.map((planet) => `Where is ${planet}?`)
  const back = page.getByRole('button', { name: 'Bring it back' })
  const isBack = async () => {
    await back.click()
    expect(await asked(page)).toEqual(all)
    expect(await back.count()).toBe(0)
  }
  await page.getByRole('button', { name: 'Delete question 2' }).dblclick()
  expect(await asked(page)).toEqual(all.toSpliced(1, 1))
  expect(await axeComplaints(page)).toEqual([])
  await isBack()

  await page.getByRole('button', { name: 'Delete question 4' }).click()
  expect(await asked(page)).toEqual(all.toSpliced(3, 1))
  await hasFocus(back)
  await isBack()
})

it('a row is removed once, however slow the line, and goes if it was removed elsewhere', async () => {
  const teacher = await school.newcomer('teacher')
  const { page, context } = teacher
  await addQuestionSet(teacher, school.url)
  const held: Route[] = []
  await page.route(/\/api\/question-sets\//, (route) =>
    route.request().method() === 'DELETE' ? void held.push(route) : route.continue(),
  )
  await page.goto('/teacher')
  const button = page.getByRole('button', { name: 'Delete Planets', exact: true })
  const dialog = page.getByRole('alertdialog')
  await button.click()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => held.length).toBe(1)
  await button.click()
  await page.getByRole('heading', { level: 1 }).click()
  expect(await dialog.count()).toBe(0)
  // The way back is cut: it was removed, and the page does not hear of it.
  const request = held[0]?.request()
  await context.request.delete(request?.url() ?? '', { headers: { origin: school.url } })
  await held[0]?.fulfill({ status: 502, body: '' })
  await page.locator('[data-toast="error"]').getByText('Failed to delete question set').waitFor()
  await button.click()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(() => held.length).toBe(2)
  await held[1]?.continue()
  await button.waitFor({ state: 'detached' })
})

it('a game is ended once, however slow the line', async () => {
  const { teacher, code } = await hostedGame(school)
  const { page } = teacher
  await page.goto('/teacher')
  const button = page.getByRole('button', { name: `End Planets, code ${code}` })
  const calls: Route[] = []
  await page.route(`**/${code}`, (route) =>
    route.request().method() === 'DELETE' ? void calls.push(route) : route.fallback(),
  )
  await button.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End game' }).click()
  await expect.poll(() => calls.length).toBe(1)
  await button.click()
  await page.getByRole('heading', { name: 'Your game is still running' }).click()
  await calls[0]?.continue()
  await button.waitFor({ state: 'detached' })
})

/** The set Planets is open in one tab, and is saved in another tab meanwhile. */
async function savedInAnotherTab() {
  const teacher = await school.newcomer('teacher')
  const { page, context } = teacher
  await addQuestionSet(teacher, school.url)
  await editPlanets(page)
  const other = await context.newPage()
  await editPlanets(other)
  await other.getByRole('textbox', { name: 'Question', exact: true }).first().fill('Where was Mercury?')
  await other.getByRole('button', { name: 'Save Question Set' }).click()
  await other.waitForURL('**/teacher')
  await page.getByLabel('Title').fill('Planets of ours')
  const save = page.getByRole('button', { name: 'Save Question Set' })
  return { page, other, save, dialog: page.getByRole('alertdialog') }
}

it('what was saved in another tab is kept beside what is saved as a copy', async () => {
  const { page, save, dialog } = await savedInAnotherTab()
  await save.click()
  const copy = dialog.getByRole('button', { name: 'Save as a copy' })
  await copy.waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await savePicture(page, 'saved-somewhere-else')
  await page.setViewportSize({ width: 390, height: 844 })
  await savePicture(page, 'saved-somewhere-else-phone')
  await copy.click()
  await page.waitForURL('**/teacher')
  await page.getByRole('button', { name: 'Edit Planets of ours (copy)' }).waitFor()
  await editPlanets(page)
  expect((await asked(page))[0]).toBe('Where was Mercury?')
})

it('what was saved in another tab is not overwritten before its author has said so', async () => {
  const { page, other, save, dialog } = await savedInAnotherTab()
  await save.click()
  await dialog.getByText('This set was saved somewhere else').waitFor()
  await dialog.getByRole('button', { name: 'Do not save yet' }).click()
  await dialog.waitFor({ state: 'detached' })
  await other.getByText('Planets', { exact: true }).first().waitFor()
  expect(await page.getByLabel('Title').inputValue()).toBe('Planets of ours')

  await save.click()
  await dialog.getByRole('button', { name: 'Save this one' }).click()
  await page.waitForURL('**/teacher')
  await page.getByRole('button', { name: 'Edit Planets of ours' }).click()
  await page.getByLabel('Title').waitFor()
  expect((await asked(page))[0]).toBe('Where is Mercury?')
})

it('a set that is deleted in another tab while it is edited here is saved as a new one, and nothing typed is lost', async () => {
  const teacher = await school.newcomer('teacher')
  const { page, context } = teacher
  await addQuestionSet(teacher, school.url)
  await editPlanets(page)
  const other = await context.newPage()
  await other.goto('/teacher')
  await other.getByRole('button', { name: 'Delete Planets', exact: true }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await other.getByRole('button', { name: 'Edit Planets', exact: true }).waitFor({ state: 'detached' })
  await page.getByLabel('Title').fill('Planets of ours')
  const save = page.getByRole('button', { name: 'Save Question Set' })
  const dialog = page.getByRole('alertdialog')
  await save.click()
  await dialog.getByText('This set was deleted somewhere else').waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await savePicture(page, 'deleted-somewhere-else')
  await dialog.getByRole('button', { name: 'Do not save yet' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await page.getByLabel('Title').inputValue()).toBe('Planets of ours')

  await save.click()
  await dialog.getByRole('button', { name: 'Save it as a new set' }).click()
  await page.waitForURL('**/teacher')
  await page.getByRole('button', { name: 'Edit Planets of ours', exact: true }).waitFor()
  expect(await page.getByRole('button', { name: /^Edit Planets/ }).count()).toBe(1)
})

it('a new set whose answer was lost is there once, as it was saved last', async () => {
  const { page } = await school.newcomer('teacher')
  await page.goto('/create-set?import')
  await page.getByRole('tab', { name: 'Paste text' }).click()
  await page.getByLabel('Pasted text').fill('Question: Is ice cold?\nA: yes\nB: no\nRight: A')
  await page.getByRole('button', { name: 'Use 1 question' }).click()
  await page.getByLabel('Title').fill('Cold things')
  await page.getByLabel('Subject').selectOption('Science')
  const making = '**/api/question-sets?requestId=*'
  await page.route(making, async (route) => {
    await route.fetch(asBrowsersAsk)
    await route.abort()
  })
  const save = page.getByRole('button', { name: 'Save Question Set' })
  await save.click()
  await page.locator('form [role=alert]').filter({ hasText: /./ }).waitFor()
  await page.unroute(making)
  await page.getByLabel('Title').fill('Very cold things')
  await save.click()
  await page.waitForURL('**/teacher')
  await page.getByRole('button', { name: 'Edit Very cold things' }).waitFor()
  expect(await page.getByRole('button', { name: 'Edit Cold things' }).count()).toBe(0)
})

it('a save whose answer was lost is not taken for somebody else’s', async () => {
  const teacher = await school.newcomer('teacher')
  const { page } = teacher
  await addQuestionSet(teacher, school.url)
  await editPlanets(page)
  await page.getByLabel('Title').fill('Planets of ours')
  await page.route('**/api/question-sets/*', async (route) => {
    await route.fetch(asBrowsersAsk)
    await route.abort()
  })
  const save = page.getByRole('button', { name: 'Save Question Set' })
  await save.click()
  await page.locator('form [role=alert]').filter({ hasText: /./ }).waitFor()
  await page.unroute('**/api/question-sets/*')
  await page.getByLabel('Title').fill('Our planets')
  await save.click()
  await page.waitForURL('**/teacher')
  await page.getByRole('button', { name: 'Edit Our planets' }).waitFor()
})
