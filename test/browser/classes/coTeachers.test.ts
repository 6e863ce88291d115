import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'
import { callsOfDoubleClick, focused } from '../school/keys.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const shoot = async (page: Page, name: string) => {
  if (process.env.SHOTS_DIR) await page.screenshot({ path: `${process.env.SHOTS_DIR}/${name}.png`, fullPage: true })
}

const makeClass = async (page: Page, name: string, names: string) => {
  await page.goto('/classes/new')
  await page.getByLabel('Name of the class').fill(name)
  await page.getByLabel('Names of your pupils').fill(names)
  await page.getByRole('button', { name: /^Make \d+ card/ }).click()
  await page.getByRole('heading', { name: /ready$/ }).waitFor()
  await page.getByRole('button', { name: 'I have printed them' }).click()
}

it('a second teacher is asked, says yes, leads the class one day, and the first leaves it', async () => {
  const [leading, second] = [await school.newcomer('teacher'), await school.newcomer('teacher')]
  const name = second.user.username
  await makeClass(leading.page, '6b', 'Müller, Lotte\nBrandt, Emil')
  const card = leading.page.getByRole('region', { name: 'Teachers' })
  await card.getByLabel('Ask a teacher to join').fill('nobody here')
  await card.getByRole('button', { name: 'Ask', exact: true }).click()
  await card.getByText('There is no teacher with this name').waitFor()
  await card.getByLabel('Ask a teacher to join').fill(name)
  await card.getByRole('button', { name: 'Ask', exact: true }).click()
  await card.getByText('Asked').waitFor()
  expect(await axeComplaints(leading.page)).toEqual([])
  const back = card.getByRole('button', { name: 'Take back' })
  expect(await callsOfDoubleClick(leading.page, back, '**/teachers/*')).toBe(1)
  await back.waitFor({ state: 'detached' })
  await expect.poll(() => focused(leading.page)).not.toBe('nothing')
  await card.getByLabel('Ask a teacher to join').fill(name)
  await card.getByRole('button', { name: 'Ask', exact: true }).click()
  await card.getByText('Asked').waitFor()

  // Before that the class is not theirs.
  const theClass = new URL(leading.page.url()).pathname
  await second.page.goto(theClass)
  await second.page.getByRole('alert').waitFor()
  expect(await second.page.title()).toBe('Class · Slime School')
  expect(await second.page.getByRole('link', { name: 'Results' }).count()).toBe(0)

  // Teachers see their own page each day, but the page of classes perhaps once a year.
  await second.page.setViewportSize({ width: 390, height: 844 })
  const asks = second.page.getByRole('heading', { name: `${leading.user.username} asks you to teach 6b, too` })
  for (const place of ['/teacher', '/classes']) {
    await second.page.goto(place)
    await asks.waitFor()
  }
  expect(await axeComplaints(second.page)).toEqual([])
  await shoot(second.page, 'invite-phone')
  const yes = second.page.getByRole('button', { name: 'Yes, I join' })
  expect(await callsOfDoubleClick(second.page, yes, '**/invites/*')).toBe(1)
  await yes.waitFor({ state: 'detached' })
  await expect.poll(() => focused(second.page)).not.toBe('nothing')
  await second.page.getByRole('link', { name: /^6b/ }).click()
  await second.page.getByText('Lotte Müller').waitFor()
  // A teacher who shares the class can teach it, but cannot end it.
  await second.page.getByText('Only the teacher who leads this class can archive or delete it.').waitFor()
  const theirs = second.page.getByRole('region', { name: 'Teachers' })
  await theirs.getByRole('button', { name: 'Leave this class' }).waitFor()
  expect(await second.page.getByRole('button', { name: 'Archive this class' }).count()).toBe(0)
  expect(await theirs.getByRole('button').allTextContents()).toEqual(['Leave this class'])
  await second.page.getByRole('button', { name: 'Add pupils' }).waitFor()
  expect(await axeComplaints(second.page)).toEqual([])
  await shoot(second.page, 'shared-class-phone')

  await leading.page.reload()
  await card.getByRole('button', { name: `${name}: what to do` }).waitFor()
  await shoot(leading.page, 'teachers')
  await card.getByRole('button', { name: `${name}: what to do` }).click()
  await leading.page.getByRole('menuitem', { name: 'Let them lead the class' }).click()
  await leading.page.getByRole('button', { name: 'Hand it over' }).click()
  await card.getByLabel('Ask a teacher to join').waitFor({ state: 'detached' })
  await leading.page.getByRole('button', { name: 'Archive this class' }).waitFor({ state: 'detached' })
  await leading.page.goto('/classes/new-year')
  await leading.page.getByText('Classes that somebody else leads get their new names from them.').waitFor()
  expect(await leading.page.getByLabel('6b becomes').count()).toBe(0)
  await shoot(leading.page, 'new-year-shared')
  await leading.page.goBack()
  await second.page.reload()
  await second.page.getByRole('button', { name: 'Archive this class' }).waitFor()
  await card.getByRole('button', { name: 'Leave this class' }).click()
  await leading.page.getByRole('button', { name: 'Leave', exact: true }).click()
  await leading.page.getByText('No classes yet').waitFor()
  expect([leading.errors, second.errors]).toEqual([[], []])
})

it('who sets the devices of a class does not take back the name that a colleague has given it meanwhile', async () => {
  const { page, errors, context } = await school.newcomer('teacher')
  await makeClass(page, '6b', 'Müller, Lotte')
  const settingsOf = (of: Page) => of.getByRole('region', { name: 'About this class' })
  const save = (of: Page) => settingsOf(of).getByRole('button', { name: 'Save', exact: true })
  await save(page).waitFor()
  const other = await context.newPage()
  await other.goto(page.url())
  await settingsOf(other).getByLabel('Name of the class').fill('7b')
  await save(other).click()
  await other.getByRole('heading', { name: '7b', level: 1 }).waitFor()
  await settingsOf(page).getByRole('radio').last().check()
  await save(page).click()
  await page.getByRole('heading', { name: '7b', level: 1 }).waitFor()
  await other.reload()
  expect(await settingsOf(other).getByLabel('Name of the class').inputValue()).toBe('7b')
  expect(await settingsOf(other).getByRole('radio').last().isChecked()).toBe(true)

  await settingsOf(page).getByLabel('Name of the class').fill('8b')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  expect(await callsOfDoubleClick(page, save(page), '**/api/classes/*')).toBe(1)
  await saved
  expect(errors).toEqual([])
})

it('a pupil moves to another class by the menu, several by their ticks', async () => {
  const { page, errors } = await school.newcomer('teacher')
  await makeClass(page, '7a', 'Stern, Ada')
  await makeClass(page, '6b', 'Müller, Lotte\nBrandt, Emil\nKim, Bo')
  const slow = Promise.withResolvers<void>()
  await page.route('**/api/classes', async (route) => {
    await slow.promise
    await route.continue()
  })
  await page.reload()
  await page.getByRole('button', { name: 'Lotte Müller: what to do' }).click()
  await page.getByRole('menuitem', { name: 'Move to another class' }).click()
  const dialog = page.getByRole('dialog')
  // The page says that there is no other class only when it knows.
  await dialog.getByText('Cards, slimes and coins stay the same.').waitFor()
  expect(await dialog.getByText('You have no other class.').count()).toBe(0)
  slow.resolve()
  await dialog.getByLabel('To which class?').waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await shoot(page, 'move')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByText('1 pupil moved.').waitFor()
  await page.getByText('Lotte Müller').waitFor({ state: 'detached' })
  await page.getByLabel('All', { exact: true }).check()
  await page.getByRole('button', { name: 'Move 2' }).click()
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByText('Nobody is in this class yet').waitFor()
  await page.goto('/classes')
  await page.getByRole('link', { name: /^7a/ }).click()
  for (const name of ['Ada Stern', 'Lotte Müller', 'Emil Brandt', 'Bo Kim']) await page.getByText(name).waitFor()
  expect(errors).toEqual([])
})

it('who presses at a pupil whom a colleague has removed meanwhile sees that the pupil is gone', async () => {
  const { page } = await school.newcomer('teacher')
  await makeClass(page, '6b', 'Müller, Lotte\nBrandt, Emil')
  const path = `/api${new URL(page.url()).pathname}`
  const { pupils } = await (await page.context().request.get(path)).json()
  const lotte = pupils.find(({ name }: { name: string }) => name === 'Lotte Müller')
  await page.context().request.delete(`${path}/pupils/${lotte.id}`, { headers: { origin: school.url } })
  const row = page.getByRole('listitem').filter({ hasText: 'Lotte Müller' })
  await row.getByRole('button', { name: 'New card' }).click()
  await row.waitFor({ state: 'detached' })
  await page.getByRole('listitem').filter({ hasText: 'Emil Brandt' }).waitFor()

  // The whole class, too.
  await page.context().request.put(path, { data: { archived: true }, headers: { origin: school.url } })
  await page.context().request.delete(path, { headers: { origin: school.url } })
  const other = page.getByRole('listitem').filter({ hasText: 'Emil Brandt' })
  await other.getByRole('button', { name: 'New card' }).click()
  await page.getByText('There is no such class').first().waitFor()
  await other.waitFor({ state: 'detached' })
})
