import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addQuestionSet, type BrowserSchool, openBrowserSchool, password } from '../school/browserSchool.ts'
import { choose } from '../school/choose.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const logIn = async (page: Page, username: string) => {
  const toLogin = page.getByRole('button', { name: 'Already have an account? Login' })
  await page.getByLabel('Username').waitFor()
  if (await toLogin.isVisible()) await toLogin.click()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

it('a teacher whose login has ended logs in to host, and finds what was chosen', async () => {
  const teacher = await school.newcomer('teacher')
  const { page, context, user } = teacher
  await addQuestionSet(teacher, school.url)
  await page.goto('/teacher')
  const planets = page.getByRole('radio', { name: /^Planets/ }).first()
  await choose(planets)
  await choose(page.getByRole('radio', { name: /^Racing/ }))
  await context.clearCookies()
  await page.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await page.waitForURL('**/login')
  await logIn(page, user.username)
  await page.waitForURL('**/teacher')
  await planets.waitFor({ state: 'attached' })
  expect(await planets.isChecked()).toBe(true)
  expect(await page.getByRole('radio', { name: /^Racing/ }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await page.waitForURL('**/lobby/*')
})

it('a pupil whose login has ended is told so where the shop takes its form for codes away', async () => {
  const { page, context } = await school.newcomer('student')
  await page.goto('/shop')
  await page.getByPlaceholder(/code/i).fill('WHATEVER')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Redeem', exact: true }).click()
  await page.locator('[data-toast]').filter({ hasText: 'Please log in first' }).waitFor()
  await page.getByRole('link', { name: 'Login to collect' }).waitFor()
})

it('names that were typed for a class are lost neither by a login that has ended nor by a way back nobody meant', async () => {
  const { page, context } = await school.newcomer('teacher')
  const logInAgain = async () => {
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
  }
  await page.goto('/classes')
  await page.goto('/classes/new')
  await page.getByLabel('Name of the class').fill('6b')
  await page.getByLabel('Names of your pupils').fill('Lotte Müller\nBen Kurz')
  await page.goBack()
  await page.getByRole('alertdialog').getByText('The names you have typed will be lost.').waitFor()
  await page.keyboard.press('Escape')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Make 2 cards' }).click()
  await logInAgain()
  await page.getByText('Lotte Müller').first().waitFor()
  await page.waitForURL(/\/classes\/(?!new)[^/]+$/)

  await page.reload()
  await page.getByRole('button', { name: 'Add pupils' }).click()
  await page.getByLabel('Names of your pupils').fill('Ada Klein')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Make 1 card' }).click()
  await logInAgain()
  await page.getByLabel('Names of your pupils').waitFor({ state: 'detached' })
  await page.getByText('Ada Klein').first().waitFor()
})

/** Opens the form as a teacher does, from the list of their classes. */
const newClass = async (page: Page, name: string) => {
  await page.goto('/classes')
  await page.locator('a[href="/classes/new"]').first().click()
  await page.getByLabel('Name of the class').fill(name)
  await page.getByLabel('Names of your pupils').fill('Lotte Müller')
}
const cardsAreReady = (page: Page) => page.getByRole('heading', { name: /ready$/ }).waitFor()

it('names that were typed become cards where another tab has logged out and in again meanwhile', async () => {
  const { page, context, user } = await school.newcomer('teacher')
  await newClass(page, '6c')
  const other = await context.newPage()
  await other.goto('/teacher')
  await other.getByRole('button', { name: `${user.username}: open user menu` }).click()
  await other.getByRole('menuitem', { name: 'Logout' }).click()
  await other.goto('/login')
  await logIn(other, user.username)
  await other.waitForURL('**/teacher')
  await page.getByRole('button', { name: 'Make 1 card' }).click()
  await cardsAreReady(page)
  await page.getByText('Lotte Müller').first().waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/classes\/(?!new)/)
})

it('the way back from a class leads to the list of classes, also where pupils were added', async () => {
  const { page } = await school.newcomer('teacher')
  await newClass(page, '6d')
  await page.getByRole('button', { name: 'Make 1 card' }).click()
  await cardsAreReady(page)
  await page.getByRole('button', { name: 'I have printed them' }).click()
  await page.goBack()
  await page.waitForURL('**/classes')
  await page.getByRole('link', { name: /^6d/ }).click()
  await page.getByRole('button', { name: 'Add pupils' }).click()
  await page.getByLabel('Names of your pupils').fill('Ada Klein')
  await page.getByRole('button', { name: 'Make 1 card' }).click()
  await cardsAreReady(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await page.waitForURL('**/classes')
  // Who gives up what they have typed does not come back to it either.
  await page.locator('a[href="/classes/new"]').first().click()
  await page.getByLabel('Names of your pupils').fill('Nobody')
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('**/teacher')
  await page.goBack()
  await page.waitForURL('**/classes')
})

it('a class page whose form for new pupils is still empty leads to the login', async () => {
  const { page, context, user } = await school.newcomer('teacher')
  await newClass(page, '6e')
  await page.getByRole('button', { name: 'Make 1 card' }).click()
  await cardsAreReady(page)
  await page.getByRole('button', { name: 'I have printed them' }).click()
  await page.getByRole('button', { name: 'Add pupils' }).click()
  await page.getByLabel('Names of your pupils').waitFor()
  await context.clearCookies()
  const card = page.getByRole('region', { name: 'Teachers' })
  await card.getByLabel('Ask a teacher to join').fill('somebody')
  await card.getByRole('button', { name: 'Ask', exact: true }).click()
  await page.waitForURL('**/login')
  await logIn(page, user.username)
  await page.waitForURL(/\/classes\/(?!new)[^/]+$/)
})

it('a pupil whose login has ended logs in to practise, and finds what was chosen', async () => {
  const { page, context, user } = await school.newcomer('student')
  await page.goto('/practice')
  const set = page.locator('input[name="question-set"]').first()
  await choose(set)
  await choose(page.getByRole('radio', { name: /^Hard/ }))
  await choose(page.getByRole('radio', { name: /^Racing/ }))
  await context.clearCookies()
  await page.getByRole('button', { name: 'Start Practice' }).click()
  await page.waitForURL('**/login')
  await logIn(page, user.username)
  await page.waitForURL('**/practice')
  await set.waitFor({ state: 'attached' })
  await expect.poll(() => set.isChecked()).toBe(true)
  expect(await page.getByRole('radio', { name: /^Hard/ }).isChecked()).toBe(true)
  expect(await page.getByRole('radio', { name: /^Racing/ }).isChecked()).toBe(true)
})
