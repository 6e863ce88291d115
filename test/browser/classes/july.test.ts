import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { User } from '../../../rooms/shared/contract/accounts.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool, password, type Visit } from '../school/browserSchool.ts'

let school: BrowserSchool
let administrator: Visit & { user: User }
beforeAll(async () => {
  school = await openBrowserSchool()
  administrator = await school.newcomer('teacher')
})
afterAll(() => school.close())

const phone = { width: 390, height: 844 }

const shoot = async (page: Page, name: string) => {
  if (process.env.SHOTS_DIR) await page.screenshot({ path: `${process.env.SHOTS_DIR}/${name}.png`, fullPage: true })
}

const makeClass = async (page: Page, name: string) => {
  await page.goto('/classes/new')
  await page.getByLabel('Name of the class').fill(name)
  await page.getByLabel('Names of your pupils').fill('Müller, Lotte\nBrandt, Emil')
  await page.getByRole('button', { name: /^Make \d+ card/ }).click()
  await page.getByRole('heading', { name: /ready$/ }).waitFor()
}

it('in July all classes go a year up by one press, the oldest are archived, and deleting takes two steps', async () => {
  const { page, errors } = await school.newcomer('teacher')
  for (const name of ['6b', '10c']) await makeClass(page, name)
  await page.goto('/classes')
  await page.getByRole('link', { name: 'New school year' }).click()
  expect(await page.getByLabel('6b becomes').inputValue()).toBe('7b')
  const leaving = page.getByRole('group', { name: 'What happens to 10c' })
  await leaving.getByText('Archive it').click()
  await page.getByText('1 class gets a new name. 1 class is archived.').waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await shoot(page, 'new-year')
  await page.setViewportSize(phone)
  await shoot(page, 'new-year-phone')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Start the new year' }).click()
  await page.getByRole('link', { name: /^7b/ }).waitFor()
  expect(await page.getByRole('link', { name: /^6b/ }).count()).toBe(0)
  await page.getByRole('link', { name: /^10c/ }).click()
  await page.getByText('This class is archived. Its cards do not work.').waitFor()
  // The button is in sight on a phone. Cards, teams and other teachers are of no use in an archived class.
  const back = page.getByRole('button', { name: 'Bring it back' })
  expect(await back.evaluate((button) => button.getBoundingClientRect().bottom)).toBeLessThan(phone.height)
  const ofNoUse = [
    page.getByRole('button', { name: 'Add pupils' }),
    page.getByRole('button', { name: 'New card' }),
    page.getByRole('heading', { name: 'Teams' }),
    page.getByLabel('Ask a teacher to join'),
  ]
  await page.getByText('You', { exact: true }).waitFor()
  for (const one of ofNoUse) expect(await one.count()).toBe(0)
  await shoot(page, 'class-archived-phone')
  await back.click()
  for (const one of ofNoUse) await one.first().waitFor()
  await page.getByRole('button', { name: 'Archive this class' }).click()
  const asked = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await asked.getByText('Their names are deleted after 60 days.').waitFor()
  await asked.getByRole('button', { name: 'Archive' }).click()
  await page.getByRole('button', { name: 'Delete for good' }).waitFor()
  await shoot(page, 'class-archived')
  await page.getByRole('button', { name: 'Delete for good' }).click()
  expect(await axeComplaints(page)).toEqual([])
  await asked.getByRole('button', { name: 'Delete it all' }).click()
  await page.waitForURL('**/classes')
  await page.getByRole('link', { name: /^7b/ }).waitFor()
  await page.getByRole('link', { name: /^10c/ }).waitFor({ state: 'detached' })
  expect(errors).toEqual([])
})

it('a class that was deleted in another tab does not hold up the others in a new year', async () => {
  const { page } = await school.newcomer('teacher')
  for (const name of ['5a', '6b']) await makeClass(page, name)
  const six = `/api${new URL(page.url()).pathname}`
  await page.goto('/classes')
  await page.getByRole('link', { name: 'New school year' }).click()
  await page.getByLabel('6b becomes').waitFor()
  const { request } = page.context()
  await request.put(six, { data: { archived: true }, headers: { origin: school.url } })
  await request.delete(six, { headers: { origin: school.url } })
  await page.getByRole('button', { name: 'Start the new year' }).click()
  await page.getByRole('link', { name: /^6a/ }).waitFor()
})

it('administrators see classes without names, and delete what nobody looks after', async () => {
  const { page, errors } = administrator
  await page.setViewportSize({ width: 1366, height: 768 })
  const leaving = await school.newcomer('teacher')
  await makeClass(leaving.page, '9x')
  await leaving.page.request.post('/api/auth/farewell', { data: { password }, headers: { origin: school.url } })
  await page.goto('/school')
  const row = page.getByRole('listitem').filter({ hasText: '9x' })
  await row.getByText('No teacher').waitFor()
  expect(await page.getByText('Lotte').count()).toBe(0)
  expect(await axeComplaints(page)).toEqual([])
  await shoot(page, 'school')
  await row.getByRole('button', { name: '9x: what to do' }).click()
  await page.getByRole('menuitem', { name: 'Offer it to a teacher' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of the teacher in Slime School').fill('nobody here')
  await dialog.getByRole('button', { name: 'Ask' }).click()
  await dialog.getByText('There is no teacher with this name').waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await shoot(page, 'offer')
  await dialog.getByLabel('Name of the teacher in Slime School').fill(administrator.user.username)
  await dialog.getByRole('button', { name: 'Ask' }).click()
  await page.getByText('offered a class to a teacher:').waitFor()
  await row.first().getByRole('button', { name: '9x: what to do' }).click()
  await page.getByRole('menuitem', { name: 'Delete the class' }).click()
  // A class takes a while to delete, and is deleted once.
  const calls: Route[] = []
  await page.route('**/api/school/classes/*', (route) => void calls.push(route))
  await page.getByRole('button', { name: 'Delete it all' }).click()
  await expect.poll(() => calls.length).toBe(1)
  await row.first().getByRole('button', { name: '9x: what to do' }).click()
  await page.getByRole('menuitem', { name: 'Delete the class' }).click()
  await page.getByRole('heading', { name: 'My school' }).click()
  await calls[0]?.continue()
  await page.getByText('deleted the class').waitFor()
  await page.getByRole('button', { name: '9x: what to do' }).waitFor({ state: 'detached' })

  // A teacher with more pupils than most.
  const busy = await school.newcomer('teacher')
  await page.getByLabel('Search by first letters').fill(busy.user.username)
  await page.getByRole('button', { name: `${busy.user.username}: what to do`, exact: true }).click()
  expect(await axeComplaints(page)).toEqual([])
  await page.getByRole('menuitem', { name: 'Allow 400 pupils' }).click()
  await page.getByText('up to 400 pupils').waitFor()
  await page.getByText('changed how many pupils there may be for').waitFor()
  expect(errors).toEqual([])
})
