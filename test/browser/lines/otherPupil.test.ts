import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MadeCards } from '../../../rooms/shared/contract/classes.ts'
import { shootDevices } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'
import { logIn } from './logIn.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

type Card = MadeCards['cards'][number]
const logInBy = async (card: Card | undefined, dialog: Locator) => {
  await dialog.getByLabel('Word 1').fill(card?.words.join(' ') ?? '')
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

it('a pupil who logs in by their card over the work of another one does not get that work', async () => {
  const teacher = await school.newcomer('teacher')
  const data = { name: '6c', devices: 'own', pupils: [{ name: 'Lotte Stein' }, { name: 'Ben Kurz' }] }
  const headers = { origin: school.url }
  const made = await teacher.context.request.post('/api/classes', { data, headers })
  const [lotte, ben] = ((await made.json()) as MadeCards).cards
  const { page, context } = await school.visitor()
  const mapsOf = async () => {
    const maps = (await (await context.request.get('/api/maps')).json()) as { name: string; isDefault?: boolean }[]
    return maps.flatMap(({ name, isDefault }) => (isDefault ? [] : [name]))
  }
  await page.goto(`/in#${lotte?.secret}`)
  await page.getByRole('heading', { name: /You are/ }).waitFor()
  await page.goto('/maps/create')
  await page.getByLabel('Name', { exact: false }).first().fill('Island of Lotte')
  await context.clearCookies()
  const save = page.getByRole('button', { name: /^Save/ }).first()
  await save.click()
  await logInBy(ben, page.getByRole('dialog', { name: 'Log in again' }))
  const other = page.getByRole('dialog', { name: /is logged in now$/ })
  await other.waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await shootDevices(page, 'other-account-by-card')
  expect(await mapsOf()).toEqual([])
  await logInBy(lotte, other)
  await save.click()
  await page.waitForURL('**/maps/edit/*')
  expect(await mapsOf()).toEqual(['Island of Lotte'])
})

it('a draft whose author was logged out while they wrote does not pass to the next pupil at this computer', async () => {
  const ben = (await school.newcomer('student')).user.username
  const { page, context, user } = await school.newcomer('student')
  await page.goto('/create-set')
  const title = page.getByLabel('Title')
  await title.fill('Of Lotte')
  const other = await context.newPage()
  await other.goto('/student')
  const menu = `${user.username}: open user menu`
  await other.getByRole('button', { name: menu }).click()
  await other.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('button', { name: menu }).waitFor({ state: 'detached' })
  await title.fill('Of Lotte, to the end')
  await page.getByLabel('Subject').selectOption('Other')
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Which one?')
  for (const letter of ['A', 'B', 'C', 'D']) await page.getByLabel(`Answer ${letter}`, { exact: true }).fill(letter)
  await page.getByLabel('A is the right answer').click({ force: true })
  await page.getByRole('button', { name: 'Save Question Set' }).click()
  await page.waitForURL('**/login')
  await logIn(page, ben)
  await page.waitForURL('**/create-set')
  await title.waitFor()
  expect(await title.inputValue()).toBe('')
})
