import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
}

it('Enter that stays down asks once, and writes as many lines as it comes', async () => {
  const { page } = await school.newcomer('teacher')
  let asked = 0
  await page.route('**/api/games/**', (route) => {
    asked += 1
    return route.continue()
  })
  await open(page, '/join')
  await page.getByRole('textbox', { name: 'Game code' }).fill('BCD234')
  const refused = page.getByRole('alert').filter({ hasText: /./ })
  for (let times = 0; times < 4; times += 1) {
    await page.keyboard.down('Enter')
    await refused.waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Join', exact: true }).isEnabled()).toBe(true)
  }
  await page.keyboard.up('Enter')
  expect(asked).toBe(1)
  await page.keyboard.press('Enter')
  await expect.poll(() => asked).toBe(2)

  await open(page, '/classes/new')
  const names = page.getByLabel('Names of your pupils')
  await names.fill('')
  await names.focus()
  for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  expect(await names.inputValue()).toBe('\n\n\n')
})

/** Whether the browser may handle the drop itself: it would open the file instead of the page, or write text into a field. */
const isLeftToBrowser = (page: Page, where: string, what: 'file' | 'link' | 'text') =>
  page
    .locator(where)
    .first()
    .evaluate((place, what) => {
      const dataTransfer = new DataTransfer()
      if (what === 'file') dataTransfer.items.add(new File(['a'], 'homework.pdf', { type: 'application/pdf' }))
      else dataTransfer.setData(what === 'link' ? 'text/uri-list' : 'text/plain', 'https://example.org/')
      const drop = (kind: string) =>
        place.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }))
      return [drop('dragover'), drop('drop')]
    }, what)

it('a file or a link that is dropped beside its place does not open instead of the page', async () => {
  const { page } = await school.visitor()
  await open(page, '/create-set')
  await page.mouse.move(9, 9)
  await page.waitForLoadState('networkidle')
  for (const what of ['file', 'link'] as const)
    expect(await isLeftToBrowser(page, 'h1', what), what).toEqual([false, false])
  for (const what of ['link', 'text'] as const)
    expect(await isLeftToBrowser(page, 'main input', what), what).toEqual([true, true])
})
