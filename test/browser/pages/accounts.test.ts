import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shootDevices } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool, password } from '../school/browserSchool.ts'

const teacherCode = 'blue-whale-7'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool([], { teacherCode })
})
afterAll(() => school.close())

const looked = async (page: Page, name: string) => {
  await shootDevices(page, name)
  expect(await axeComplaints(page)).toEqual([])
}

/** Fills the form by hand, as users do. */
const fillRegistration = async (page: Page, role: 'Teacher' | 'Student', username: string) => {
  await page.goto('/login')
  await page.getByRole('radio', { name: new RegExp(role) }).check({ force: true })
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

it('a school with a code asks its teachers for it; the first of them looks after the others', async () => {
  const { page: teacher } = await school.visitor()
  await fillRegistration(teacher, 'Teacher', 'Ms_Rosen')
  await looked(teacher, 'register-teacher-code')
  await teacher.getByLabel('Code for teachers').fill('wrong')
  await press(teacher, 'Register')
  await teacher.getByText("Please enter your school's code for teachers").waitFor()
  await teacher.getByLabel('Code for teachers').fill(teacherCode)
  await press(teacher, 'Register')
  await teacher.waitForURL('**/teacher')

  const { page: pupil } = await school.visitor()
  await fillRegistration(pupil, 'Student', 'Αθηνά_1')
  expect(await pupil.getByLabel('Code for teachers').count()).toBe(0)
  await press(pupil, 'Register')
  await pupil.waitForURL('**/student')
  await pupil.goto('/school')
  await pupil.waitForURL('**/login')

  await teacher.getByRole('button', { name: 'Ms_Rosen: open user menu' }).click()
  await teacher.getByRole('menuitem', { name: 'My school' }).click()
  await teacher.getByLabel('Search by first letters').fill('αθη')
  await teacher.getByRole('button', { name: 'Αθηνά_1: what to do' }).click()
  await teacher.getByRole('menuitem', { name: 'Give a one-time word' }).click()
  await press(teacher, 'Give a word')
  const word = await teacher
    .getByRole('dialog', { name: 'For Αθηνά_1' })
    .getByText(/^[a-z]+-[a-z]+-\d{5}$/)
    .textContent()
  await looked(teacher, 'school-word')
  await press(teacher, 'Close')
  await teacher.getByLabel('Search by first letters').fill('')
  await teacher.getByText('gave a one-time word to').waitFor()
  await looked(teacher, 'school-people')

  // The pupil was signed out everywhere, and comes back with the one-time word on paper.
  await pupil.goto('/shop')
  await pupil.goto('/student')
  await pupil.getByText('That page is').waitFor()
  const login = async (typed: string) => {
    await pupil.getByLabel('Username').fill('Αθηνά_1')
    await pupil.getByLabel('Password', { exact: true }).fill(typed)
    await press(pupil, 'Login')
  }
  await login(password)
  await pupil.getByText('Wrong username or password').waitFor()
  await pupil.getByText('Forgot your password?').click()
  await pupil.getByText('An administrator of your school can give you a one-time word.').waitFor()
  await looked(pupil, 'forgotten')
  await login(word ?? '')
  await pupil.getByRole('heading', { name: 'Choose a new password' }).waitFor()
  // The reason why they were sent here does not matter any more.
  expect(await pupil.getByText('That page is').count()).toBe(0)
  await looked(pupil, 'renew')
  await pupil.getByLabel('Password', { exact: true }).fill('12345678')
  await pupil.getByLabel('Confirm password').fill('12345678')
  await press(pupil, 'Save and log in')
  await pupil.getByText('Too many people use this password').waitFor()
  await pupil.getByLabel('Password', { exact: true }).fill('a-better-one')
  await pupil.getByLabel('Confirm password').fill('a-better-one')
  await press(pupil, 'Save and log in')
  await pupil.waitForURL('**/student')

  // Their page still has an old copy of the account when they become an administrator.
  const { id } = (await (await pupil.context().request.get('/api/auth/me')).json()) as { id: string }
  const office = { data: { role: 'teacher', administrator: true }, headers: { origin: school.url } }
  expect((await teacher.context().request.put(`/api/school/people/${id}/role`, office)).ok()).toBe(true)
  await pupil.goto('/school')
  await pupil.getByRole('heading', { name: 'My school' }).waitFor()
  expect(new URL(pupil.url()).pathname).toBe('/school')
})

it('everybody changes name and password, signs devices out, takes their data along and leaves', async () => {
  const { page, context, user } = await school.newcomer('student')
  const phone = await context.browser()?.newContext({ viewport: { width: 390, height: 844 }, baseURL: school.url })
  await phone?.request.post('/api/auth/login', {
    data: { username: user.username, password },
    headers: { origin: school.url },
  })
  await page.goto('/student')
  await page.getByRole('button', { name: `${user.username}: open user menu` }).click()
  await page.getByRole('menuitem', { name: 'My account' }).click()
  const card = (name: string) => page.getByRole('region', { name, exact: true })
  await card('Devices').getByText('This device', { exact: true }).waitFor()
  await looked(page, 'account')

  await card('Name').getByLabel('New username').fill('Ålesund_7')
  await card('Name')
    .getByLabel(/^Your password/)
    .fill('wrong')
  await press(page, 'Change name')
  await card('Name').getByText('That is not your password').waitFor()
  await card('Name')
    .getByLabel(/^Your password/)
    .fill(password)
  await press(page, 'Change name')
  await page.getByRole('button', { name: 'Ålesund_7: open user menu' }).waitFor()

  await card('Password').getByLabel('Current password').fill(password)
  await card('Password').getByLabel('New password', { exact: true }).fill('a-better-one')
  await card('Password').getByLabel('Confirm new password').fill('a-worse-one')
  await press(page, 'Change password')
  await card('Password').getByText('Passwords do not match!').waitFor()
  expect((await phone?.request.get('/api/auth/me'))?.status()).toBe(200)
  await card('Password').getByLabel('Confirm new password').fill('a-better-one')
  await press(page, 'Change password')
  await page
    .getByText(/^Your password is changed/)
    .first()
    .waitFor()
  expect((await phone?.request.get('/api/auth/me'))?.status()).toBe(401)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ])
  const data = JSON.parse(await text(await download.createReadStream()))
  expect(data).toMatchObject({
    account: { username: 'Ålesund_7' },
    everyChangeOfCoinsAndSlimes: [{ reason: 'welcome' }],
  })

  await card('My data')
    .getByLabel(/^Your password/)
    .fill('a-better-one')
  await press(page, 'Delete my account')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await press(page, 'Delete my account')
  const been: string[] = []
  page.on('framenavigated', (frame) => been.push(new URL(frame.url()).pathname))
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete it' }).click()
  await page.waitForURL(`${school.url}/`)
  await page.getByText('Your account is deleted. Take care!').first().waitFor()
  await page.getByRole('link', { name: 'Login' }).first().waitFor()
  // A user who has just deleted their account is not sent to the login page.
  expect(been).toEqual(['/'])
})

it('a password manager that fills the fields in and says nothing to the page logs somebody in', async () => {
  const { user } = await school.newcomer('student')
  const { page } = await school.visitor()
  await page.goto('/login')
  await press(page, 'Already have an account? Login')
  await page.getByRole('button', { name: 'Login', exact: true }).waitFor()
  // React does not notice this, as when a script of the browser fills fields.
  await page.locator('form').evaluate(
    (form, [username, word]) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
      set?.call(form.querySelector('[autocomplete="username"]'), username)
      set?.call(form.querySelector('[autocomplete="current-password"]'), word)
    },
    [user.username, password] as const,
  )
  await press(page, 'Login')
  await page.waitForURL('**/student')
})

it('the cards of an account leave no holes between them, and what is wrong with a new name is shown once', async () => {
  const { page, errors } = await school.newcomer('student')
  await page.goto('/account')
  await page.getByText('Changing it logs you out on your other devices.').waitFor()
  await page.getByText('This device', { exact: true }).waitFor()
  const holes = await page.evaluate(() => {
    const cards = [...document.querySelectorAll('main section[aria-labelledby^="account-"]')].map((card) =>
      card.getBoundingClientRect(),
    )
    return cards.flatMap(({ left, top }) => {
      const above = cards.filter((card) => card.left === left && card.top < top).map(({ bottom }) => bottom)
      return above.length > 0 ? [Math.round(top - Math.max(...above))] : []
    })
  })
  expect(holes.length).toBeGreaterThan(1)
  expect(Math.max(...holes)).toBeLessThan(40)
  // Without a message, the buttons of both forms are equally far below their last field.
  const gaps = await page.locator('main form:has([autocomplete="current-password"])').evaluateAll((forms) =>
    forms.slice(0, 2).map((form) => {
      const [field, button] = [[...form.querySelectorAll('input')].at(-1), form.querySelector('[type="submit"]')]
      return Math.round((button?.getBoundingClientRect().top ?? 0) - (field?.getBoundingClientRect().bottom ?? 0))
    }),
  )
  expect(gaps).toEqual([gaps[1], gaps[1]])
  const name = page.getByRole('region', { name: 'Name' })
  await name.getByLabel('New username').fill('x')
  await name.getByLabel('Your password, to make sure it is you').fill('whatever it is')
  await name.getByRole('button', { name: 'Change name' }).click()
  // It is also said aloud, because the focus is elsewhere.
  await name
    .getByRole('alert')
    .getByText(/Use 3 to 20/)
    .waitFor({ state: 'attached' })
  const shown = await name
    .getByText(/Use 3 to 20/)
    .evaluateAll((all) => all.filter((one) => !one.closest('.unseen')).length)
  expect(shown).toBe(1)
  expect(errors).toEqual([])
})
