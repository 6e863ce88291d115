import type { Page } from 'playwright-core'
import { password } from '../school/browserSchool.ts'

/** Logs in on the page that is open, also where it offers to register first. */
export const logIn = async (page: Page, username: string) => {
  const toLogin = page.getByRole('button', { name: 'Already have an account? Login' })
  await page.getByLabel('Username').waitFor()
  if (await toLogin.isVisible()) await toLogin.click()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}
