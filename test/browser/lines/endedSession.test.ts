import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MadeCards } from '../../../rooms/shared/contract/classes.ts'
import type { QuestionSet } from '../../../rooms/shared/contract/questionSets.ts'
import { shootDevices } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { addQuestionSet, type BrowserSchool, openBrowserSchool, password } from '../school/browserSchool.ts'
import { choose } from '../school/choose.ts'
import { logIn } from './logIn.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

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
  // The page's own requests are over, so it is the pupil's press that finds the session ended.
  await page.waitForLoadState('networkidle')
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
  // By the page itself: the browser may not know yet of the entry that the page has just added, and would go back by two.
  await page.evaluate(() => history.back())
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

it('the name of a class stays with its page where a login has ended and no pupil is typed yet', async () => {
  const { page, context, user } = await school.newcomer('teacher')
  await page.goto('/classes/new')
  await page.getByLabel('Name of the class').fill('6g')
  const other = await context.newPage()
  await other.goto('/teacher')
  await other.getByRole('button', { name: `${user.username}: open user menu` }).click()
  await other.getByRole('menuitem', { name: 'Logout' }).click()
  await other.getByRole('button', { name: `${user.username}: open user menu` }).waitFor({ state: 'detached' })
  await page.getByLabel('Names of your pupils').fill('Ben Kurz')
  await page.getByRole('button', { name: 'Make 1 card' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Close' }).click()
  // When these names are given up, the user loses nothing else, and is not sent to the login page.
  await page.getByLabel('Names of your pupils').fill('')
  await page.getByText('Ben Kurz').first().waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/classes/new')
  expect(await page.getByLabel('Name of the class').inputValue()).toBe('6g')
})

/** Opens the form from the list of classes, as a teacher does. */
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
  // A user who gives up their work does not come back to it either.
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

it('who gives up what they have typed stays logged in where another tab has logged in again', async () => {
  const { page, context, user } = await school.newcomer('teacher')
  await newClass(page, '6h')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Make 1 card' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  const other = await context.newPage()
  await other.goto('/teacher')
  await other.waitForURL('**/login')
  await logIn(other, user.username)
  await other.waitForURL('**/teacher')
  await page.getByLabel('Names of your pupils').fill('')
  await page.getByRole('link', { name: 'Leaderboard' }).first().click()
  await page.waitForURL('**/leaderboard')
  await page.getByRole('button', { name: `${user.username}: open user menu` }).waitFor()
  await other.reload()
  await other.getByRole('button', { name: `${user.username}: open user menu` }).waitFor()
  expect(new URL(other.url()).pathname).toBe('/teacher')
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
  await page.reload()
  await logIn(page, user.username)
  await page.waitForURL('**/practice')
  const isChosen = async (chosen = set, difficulty = /^Hard/) => {
    await chosen.waitFor({ state: 'attached' })
    await expect.poll(() => chosen.isChecked()).toBe(true)
    expect(await page.getByRole('radio', { name: difficulty }).isChecked()).toBe(true)
    expect(await page.getByRole('radio', { name: /^Racing/ }).isChecked()).toBe(true)
  }
  await isChosen()
  await page.reload()
  await isChosen()
  const another = page.locator('input[name="question-set"]').nth(1)
  await choose(another)
  await choose(page.getByRole('radio', { name: /^Easy/ }))
  await page.reload()
  await isChosen(another, /^Easy/)
  // The choice also stands against a set in the address.
  const title = await set.locator('..').locator('strong').textContent()
  const sets = (await (await context.request.get('/api/question-sets')).json()) as QuestionSet[]
  await page.goto(`/practice?set=${sets.find((one) => one.title === title)?.id}`)
  await expect.poll(() => set.isChecked()).toBe(true)
  await choose(another)
  await page.reload()
  await another.waitFor({ state: 'attached' })
  await expect.poll(() => another.isChecked()).toBe(true)
  // Another time it begins anew.
  await page.goto('/shop')
  await page.goto('/practice')
  await set.waitFor({ state: 'attached' })
  expect(await page.getByRole('radio', { name: /^Hard/ }).isChecked()).toBe(false)
})

it('a pupil with a card, whose account has no password, logs in by the card over the page of their work', async () => {
  const teacher = await school.newcomer('teacher')
  const data = { name: '6c', devices: 'own', pupils: [{ name: 'Lotte Stein' }] }
  const headers = { origin: school.url }
  const made = await teacher.context.request.post('/api/classes', { data, headers })
  const [card] = ((await made.json()) as MadeCards).cards
  const { page, context } = await school.visitor()
  await context.request.post('/api/auth/pass', { data: { card: card?.secret }, headers })
  const question = { question: 'Which one?', answers: ['This', 'That'], correct: 0 }
  const set = { title: 'Of a pupil', subject: 'Other', questions: [question] }
  await context.request.post('/api/question-sets', { data: set, headers })
  await page.goto(`/in#${card?.secret}`)
  await page.getByRole('heading', { name: /You are/ }).waitFor()
  await page.goto('/student')
  await page.getByRole('button', { name: 'Edit Of a pupil' }).click()
  await page.getByLabel('Title').fill('An hour of changes')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save Question Set' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in again' })
  await dialog.getByLabel('Word 1').waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await shootDevices(page, 'log-in-again-by-card')
  await dialog.getByLabel('Word 1').fill(card?.words.join(' ') ?? '')
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/student')
  await page.getByText('An hour of changes').first().waitFor()
})
