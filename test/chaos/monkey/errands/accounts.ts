import { password } from '../../../browser/school/browserSchool.ts'
import { type Errand, goTo, press, stays } from './ground.ts'

const provePassword = /^Your password/

export const rename: Errand = async ({ page, person, nth }) => {
  if (!person.user) return
  const username = `${person.kind === 'pupil' ? 'student' : 'teacher'}_${1000 + (nth % 9000)}`
  await goTo(page, '/account')
  const card = page.getByRole('region', { name: 'Name', exact: true })
  await card.getByLabel('New username').fill(username)
  await card.getByLabel(provePassword).fill(person.secret.password)
  await press(page, 'Change name')
  await page.getByRole('button', { name: `${username}: open user menu` }).waitFor()
  person.user.username = username
  await stays(page, `name ${username}`, async () => (await page.getByText(username).count()) > 0)
}

export const changePassword: Errand = async ({ page, person, nth }) => {
  const fresh = `better-word-${nth % 1000}`
  await goTo(page, '/account')
  const card = page.getByRole('region', { name: 'Password', exact: true })
  await card.getByLabel('Current password').fill(person.secret.password)
  await card.getByLabel('New password', { exact: true }).fill(fresh)
  await card.getByLabel('Confirm new password').fill(fresh)
  await press(page, 'Change password')
  await page
    .getByText(/^Your password is changed/)
    .first()
    .waitFor()
  person.secret.password = fresh
}

export const logOutElsewhere: Errand = async ({ page }) => {
  await goTo(page, '/account')
  await press(page, 'Log out everywhere else')
}

/** A person registers, looks around, and deletes the account again. */
export const comeAndGo: Errand = async ({ page, person, nth }) => {
  person.hasLoggedOut = true
  await goTo(page, '/login')
  await page.getByRole('radio', { name: /Student/ }).check({ force: true })
  await page.getByLabel('Username').fill(`passer_${nth % 100_000}`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await press(page, 'Register')
  await page.waitForURL('**/student')
  await goTo(page, '/account')
  await page.getByRole('region', { name: 'My data' }).getByLabel(provePassword).fill(password)
  await press(page, 'Delete my account')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete it' }).click()
  await page.getByText('Your account is deleted. Take care!').first().waitFor()
  await stays(page, 'the end of an account', async () => (await page.request.get('/api/auth/me')).status() === 401)
}
