import { afterAll, beforeAll, expect, it } from 'vitest'
import { shootDevices } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool, password } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

it('a teacher registers as "Ms. Hill" and signs in by that name; a name that cannot be is said while it is typed', async () => {
  const { page, errors } = await school.visitor()
  await page.goto('/login')
  await page.getByRole('radio', { name: /Teacher/ }).click()
  const field = page.getByLabel('Username')
  const complaint = page.getByText(/Use 3 to 20 letters or numbers\./)
  await field.pressSequentially('Ms. Hill')
  expect(await complaint.count()).toBe(0)
  await field.pressSequentially('!')
  // This comes before the user has typed a password, and before anything is sent.
  await complaint.waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await shootDevices(page, 'username-wrong')
  await field.fill('Ms')
  expect(await complaint.count()).toBe(0)
  await page.getByLabel('Password', { exact: true }).focus()
  await complaint.waitFor()
  await field.fill('Ms. Hill')
  await complaint.waitFor({ state: 'detached' })

  // The checks of passwords keep their order and their texts.
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill('another')
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await page.getByText('Passwords do not match!').waitFor()
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await page.waitForURL('**/teacher')
  await page.getByRole('heading', { name: /Ms\. Hill/ }).waitFor()

  const other = await school.visitor()
  await other.page.goto('/login')
  await other.page.getByRole('button', { name: 'Already have an account? Login' }).click()
  await other.page.getByLabel('Username').fill('ms. hill')
  await other.page.getByLabel('Password', { exact: true }).fill(password)
  await other.page.getByRole('button', { name: 'Login', exact: true }).last().click()
  await other.page.waitForURL('**/teacher')
  expect(errors).toEqual([])
})

it('what is wrong with a registration is seen by who sends it with Enter, though its button is below the window', async () => {
  const { page } = await school.visitor({ viewport: { width: 1366, height: 625 } })
  await page.goto('/login')
  await page.getByLabel('Username').fill('Ms. Dale')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(`${password}?`)
  await page.keyboard.press('Enter')
  const alert = page.getByText('Passwords do not match!')
  await alert.waitFor()
  const { y = 0, height = 0 } = (await alert.boundingBox()) ?? {}
  expect(y + height).toBeLessThanOrEqual(625)
})

it('what a new password has to be is read whole, on small phones, too', async () => {
  const { page } = await school.visitor()
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/login')
    const register = page.getByRole('button', { name: 'Already have an account? Login' })
    const other = page.getByRole('button', { name: "Don't have an account? Register" })
    await register.or(other).waitFor()
    if (await other.isVisible()) await other.click()
    const field = page.getByPlaceholder('Create a password (min. 6 characters)')
    await field.waitFor()
    const room = await field.evaluate(async (input: HTMLInputElement) => {
      await document.fonts.ready
      const { fontSize, fontWeight, fontFamily } = getComputedStyle(input, '::placeholder')
      const words = document.createElement('span')
      Object.assign(words.style, { fontSize, fontWeight, fontFamily, position: 'absolute', whiteSpace: 'nowrap' })
      words.textContent = input.placeholder
      document.body.append(words)
      const needed = words.getBoundingClientRect().width
      words.remove()
      const { paddingLeft, paddingRight } = getComputedStyle(input)
      return input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - needed
    })
    expect(room, `${width}`).toBeGreaterThanOrEqual(0)
  }
})
