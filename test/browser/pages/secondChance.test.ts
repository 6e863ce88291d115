import { afterAll, beforeAll, expect, it } from 'vitest'
import { shootDevices } from '../../pictures/shootDevices.ts'
import { usualPassword } from '../../server/school.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

it('a teacher whose name was tried ten times by pupils signs in at the classroom’s computer, a moment later', async () => {
  const { user } = await school.newcomer('teacher')
  const guess = { username: user.username, password: 'guess-guess' }
  for (let n = 0; n < 12; n++)
    await fetch(`${school.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(guess),
    })
  const { page, errors } = await school.visitor()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Already have an account? Login' }).click()
  await page.getByLabel('Username').fill(user.username)
  await page.getByLabel('Password', { exact: true }).fill(usualPassword)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.locator('[data-toast]').filter({ hasText: 'many wrong tries' }).waitFor()
  await shootDevices(page, 'second-chance', ['chromebook', 'phone'])
  await page.waitForURL('**/teacher')
  expect(errors).toEqual([])
})
