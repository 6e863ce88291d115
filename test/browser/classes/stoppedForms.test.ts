import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BrowserSchool, openBrowserSchool, password } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const says = (form: Locator, text: string) => form.getByRole('alert').filter({ hasText: text }).waitFor()
const isQuiet = async (form: Locator) => expect(await form.getByRole('alert').allTextContents()).toEqual([''])

describe('what stopped a form is said until it is mended', () => {
  it('of a new class, by whichever field it was about', async () => {
    const { page } = await school.newcomer('teacher')
    await page.goto('/classes/new')
    const form = page.getByRole('form')
    await form.getByRole('button', { name: /^Make/ }).click()
    await says(form, 'Please enter a name for the class')
    await form.getByRole('textbox').nth(1).fill('Ann\nBen')
    await says(form, 'Please enter a name for the class')
    await form.getByRole('textbox').first().fill('5b')
    await isQuiet(form)
    await form.getByRole('textbox').nth(1).fill('')
    await isQuiet(form)
    await form.getByRole('button', { name: /^Make/ }).click()
    await form.getByRole('alert').filter({ hasText: /\S/ }).waitFor()
    await form.getByRole('textbox').nth(1).fill('Ann')
    await isQuiet(form)
  })

  it('of somebody who comes in', async () => {
    const { page } = await school.visitor()
    await page.goto('/login')
    const form = page.getByRole('form')
    await form.getByLabel('Username').fill(`pupil${Date.now() % 1e9}`)
    await form.getByLabel('Password', { exact: true }).fill(password)
    await form.getByLabel('Confirm password').fill(`${password}s`)
    await page.keyboard.press('Enter')
    await says(form, 'Passwords do not match!')
    await form.getByLabel('Confirm password').fill(`${password}ss`)
    await says(form, 'Passwords do not match!')
    await form.getByLabel('Confirm password').fill(password)
    await isQuiet(form)
    await page.getByRole('button', { name: 'Already have an account? Login' }).click()
    await page.keyboard.press('Tab')
    await form.getByLabel('Username').fill('nobody-here')
    await form.getByLabel('Password', { exact: true }).fill('wrong-wrong')
    await page.keyboard.press('Enter')
    await says(form, 'Wrong username or password')
    await form.getByLabel('Password', { exact: true }).fill('wrong-wron')
    await isQuiet(form)
  })

  it('of a new password', async () => {
    const { page } = await school.newcomer('student')
    await page.goto('/account')
    const card = page.getByRole('region', { name: 'Password' })
    await card.getByLabel('Current password').fill('not-mine-at-all')
    await card.getByLabel('New password', { exact: true }).fill('another-time')
    await card.getByLabel('Confirm new password').fill('another-time')
    await page.keyboard.press('Enter')
    await card.getByRole('alert').filter({ hasText: /\S/ }).waitFor()
    await card.getByLabel('Current password').fill(password)
    await isQuiet(card)
  })
})
