import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MadeCards } from '../../../rooms/shared/contract/classes.ts'
import { type BrowserSchool, openBrowserSchool, type SignedIn } from '../school/browserSchool.ts'

let school: BrowserSchool
/** The first teacher of a school looks after its accounts. */
let administrator: SignedIn
beforeAll(async () => {
  school = await openBrowserSchool()
  administrator = await school.newcomer('teacher')
})
afterAll(() => school.close())

/** Holds what deletes until the result is called. */
const holdDeletes = async (page: Page) => {
  const held: Route[] = []
  await page.route('**/api/**', (route) =>
    route.request().method() === 'DELETE' ? void held.push(route) : route.continue(),
  )
  return held
}

/** Removes by the menu of a row on a slow line, presses once more meanwhile, and is not asked again. */
const removesOnce = async (page: Page, row: RegExp, entry: string, yes: string) => {
  const held = await holdDeletes(page)
  const menu = page.getByRole('button', { name: row })
  const dialog = page.getByRole('alertdialog')
  const pick = async () => {
    await menu.click()
    await page.getByRole('menuitem', { name: entry, exact: true }).click()
  }
  await pick()
  await dialog.getByRole('button', { name: yes, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => held.length).toBe(1)
  await pick()
  await page.getByRole('menuitem').first().waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1 }).click()
  expect(await dialog.count()).toBe(0)
  // After a fault it can be pressed again.
  await held[0]?.fulfill({ status: 400, json: {} })
  await page.locator('[data-toast]').first().waitFor()
  await pick()
  await dialog.getByRole('button', { name: yes, exact: true }).click()
  await expect.poll(() => held.length).toBe(2)
  await held[1]?.continue()
  await menu.waitFor({ state: 'detached' })
}

it('a pupil of a class, and an account of the school, is removed once, however slow the line', async () => {
  const { page, context } = administrator
  const pupil = (await school.newcomer('student')).user.username
  const data = { name: '6c', devices: 'own', pupils: [{ name: 'Lotte Stein' }, { name: 'Ben Kurz' }] }
  const made = await context.request.post('/api/classes', { data, headers: { origin: school.url } })
  const { cards } = (await made.json()) as MadeCards
  expect(cards).toHaveLength(2)
  await page.goto('/classes')
  await page.getByRole('link', { name: /^6c/ }).click()
  await removesOnce(page, /^Ben Kurz: what to do/, 'Remove', 'Remove')
  await page.goto('/school')
  await removesOnce(page, new RegExp(`^${pupil}: what to do`), 'Delete account', 'Delete it')
})

it('a one-time word is given once, however slow the line, because a second one would make it void', async () => {
  const { page } = administrator
  const pupil = (await school.newcomer('student')).user.username
  const held: Route[] = []
  await page.route('**/word', (route) => void held.push(route))
  await page.goto('/school')
  const pick = async () => {
    await page.getByRole('button', { name: new RegExp(`^${pupil}: what to do`) }).click()
    await page.getByRole('menuitem', { name: 'Give a one-time word' }).click()
  }
  const dialog = page.getByRole('alertdialog')
  await pick()
  await dialog.getByRole('button', { name: 'Give a word' }).click()
  await expect.poll(() => held.length).toBe(1)
  await dialog.waitFor({ state: 'detached' })
  await pick()
  await page.getByRole('menuitem').first().waitFor({ state: 'detached' })
  expect(await dialog.count()).toBe(0)
  await held[0]?.continue()
  await page.getByRole('dialog').getByText(pupil).first().waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  // Once it is given, a lost one can be replaced.
  await pick()
  await dialog.waitFor()
})
