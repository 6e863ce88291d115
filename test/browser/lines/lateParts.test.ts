import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addQuestionSet, type BrowserSchool, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

const noCode = (page: Page) => page.route('**/*.js', (route) => route.abort())
const codeAgain = (page: Page) => page.unroute('**/*.js')

it('a host who has no network is asked before the game ends, and the projector stays as it was', async () => {
  const { teacher, code } = await hostedGame(school)
  const { page, context } = teacher
  const { page: phone } = await school.visitor({ viewport: { width: 390, height: 844 } })
  await phone.addInitScript(() => {
    navigator.wakeLock.request = async () => {
      document.documentElement.dataset.awake = 'true'
      return { release: async () => {} } as WakeLockSentinel
    }
  })
  await phone.goto(`/join/${code}`)
  await phone.getByLabel('Nickname').fill('Zoe')
  await phone.getByRole('button', { name: 'Join', exact: true }).click()
  await phone.getByText('You are in, Zoe!').waitFor()
  await page.getByRole('button', { name: 'Start Game' }).click()
  await page.waitForURL(`**/play/${code}`)
  await page.getByText('Question 1 of 4').first().waitFor()
  await phone.locator('html[data-awake]').waitFor()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await noCode(page)
  await page.getByRole('button', { name: 'End game' }).click()
  const asked = page.getByRole('alertdialog')
  await asked.waitFor()
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('Question 1 of 4').first().waitFor()
})

it('a dialog whose code does not come is closed in words, and opens when it comes; the page keeps what was typed', async () => {
  const { page, errors } = await school.newcomer('teacher')
  await page.goto('/create-set')
  await page.getByLabel('Title').fill('An hour of work')
  await page.waitForLoadState('networkidle')
  await noCode(page)
  await page.getByRole('button', { name: 'Import' }).click()
  await page.getByText('The server cannot be reached').first().waitFor()
  expect(await page.getByLabel('Title').inputValue()).toBe('An hour of work')
  await codeAgain(page)
  await page.getByRole('button', { name: 'Import' }).click()
  await page.getByRole('dialog', { name: 'Import questions' }).waitFor()
  expect(errors).toEqual([])
})

it('what has to be confirmed is asked by the browser itself where the dialog does not come', async () => {
  const teacher = await school.newcomer('teacher')
  await addQuestionSet(teacher, school.url)
  const { page } = teacher
  await page.goto('/teacher')
  await page.getByRole('button', { name: 'Delete Planets' }).waitFor()
  await page.waitForLoadState('networkidle')
  await noCode(page)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Delete Planets' }).click()
  await page.getByText('Question set deleted').first().waitFor()
})

it('a stylesheet that got lost on the way is asked for again: the dialog of a phone has its looks once the line is back', async () => {
  const { code } = await hostedGame(school)
  const { page } = await school.visitor({ viewport: { width: 390, height: 844 } })
  await page.goto(`/join/${code}`)
  await page.getByLabel('Nickname').fill('Zoe')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText('You are in, Zoe!').waitFor()
  await page.waitForLoadState('networkidle')
  await page.route('**/*.css', (route) => route.abort())
  const lost = page.waitForEvent('requestfailed')
  page.once('dialog', (dialog) => void dialog.dismiss())
  await page.getByRole('button', { name: 'Leave' }).click()
  await lost
  const again = page.waitForResponse(/rest-.*[.]css/)
  await page.unroute('**/*.css')
  await again
  await page.getByRole('button', { name: 'Leave' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.waitFor()
  await expect.poll(() => dialog.evaluate((shown) => getComputedStyle(shown).position)).toBe('fixed')
})
