import type { Page } from 'playwright-core'
import { choose } from '../../browser/school/choose.ts'
import type { Person } from './people.ts'

const loadMs = 30_000

/** From the dashboard to the lobby, as a lesson begins. */
export async function host(page: Page, person: Person, mode: string, map: number): Promise<void> {
  await page.goto(person.kind === 'pupil' ? '/student' : '/teacher', { timeout: loadMs })
  await choose(page.getByRole('radio', { name: /^Planets|^Monkey/ }).first())
  await choose(page.getByRole('radio', { name: new RegExp(`^${mode}`) }).first())
  if (map > 0) {
    const maps = page.getByRole('group', { name: 'Choose a map' }).getByRole('radio')
    const count = await maps.count()
    if (count > 0) await choose(maps.nth(map % count))
  }
  await page.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await page.waitForURL('**/lobby/*', { timeout: loadMs })
}

export async function join(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`/join/${code}`, { timeout: loadMs })
  const nickname = page.getByLabel('Nickname')
  const isIn = page.getByText(/^You are in,|Question \d+ of/).first()
  await nickname.or(isIn).first().waitFor()
  if (!(await nickname.isVisible())) return
  await nickname.fill(name)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
}

/** For a page in a language that the test cannot read: fills the one field and sends the form. */
export async function joinUnread(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`/join/${code}`, { timeout: loadMs })
  const field = page.locator('main form input:not([type=radio]):visible').last()
  await field.fill(name)
  await page.locator('main form button[type=submit]:visible').last().click()
}

export async function practise(page: Page, mode: string): Promise<void> {
  await page.goto('/practice', { timeout: loadMs })
  await choose(page.getByRole('radio', { name: /questions?/ }).first())
  await choose(page.getByRole('radio', { name: new RegExp(`^${mode}`) }).first())
  await page
    .getByRole('button', { name: /^Start/ })
    .first()
    .click()
}

/** Begins a form, which people leave as often as they send it. */
export async function writeSet(page: Page): Promise<void> {
  await page.goto('/create-set', { timeout: loadMs })
  await page.getByLabel('Title', { exact: true }).fill('Monkey business')
}

export async function drawMap(page: Page): Promise<void> {
  await page.goto('/maps/create', { timeout: loadMs })
  const box = await page.locator('canvas').first().boundingBox()
  if (!box) return
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.3)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.6, { steps: 6 })
  await page.mouse.up()
}
