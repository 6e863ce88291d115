import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { everydayErrors } from '../../../rooms/shared/contract/errors/everydayErrors.ts'
import { addQuestionSet, type BrowserSchool, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'
import { asBrowsersAsk } from '../school/school.ts'

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

it('a page whose code does not come asks for something small in time for a browser to find its connection dead', async () => {
  const { page } = await school.firstVisitor()
  await page.clock.install()
  await page.route('**/assets/main-*.js', () => {})
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() || request.url().endsWith('/api/join-address'))
      asked.push(new URL(request.url()).pathname)
  })
  await page.goto('/join', { waitUntil: 'commit' })
  await page.locator('.boot').waitFor()
  await page.clock.runFor(19_000)
  await expect.poll(() => asked.length).toBeGreaterThan(2)
  expect(asked.slice(0, 3)).toEqual(['/join', '/api/join-address', '/api/join-address'])
})

it('a shop that could not fetch its dialogs ahead does so when one opens', async () => {
  const { page, errors } = await school.newcomer('student')
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('RevealDialog'))
  await page.route(/assets\/(PackDialog|RevealDialog)/, (route) => route.abort())
  await page.goto('/shop')
  await failed
  await page.unrouteAll()
  await page
    .getByRole('button', { name: /^Look inside/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  expect(errors).toEqual([])
})

it('a page whose drawings of slimes got lost on the way asks for them again, and stays', async () => {
  const { page, errors } = await school.firstVisitor()
  let losses = 0
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch(asBrowsersAsk)
    if (losses === 0 && (await response.text()).includes('M-60-60H180V180H-60Z')) {
      losses++
      await route.abort()
    } else await route.fulfill({ response })
  })
  await page.goto('/join')
  const drawn = page.locator('main svg radialGradient').first()
  await expect.poll(() => losses).toBe(1)
  await page.getByLabel('Game code').fill('BC')
  await drawn.waitFor({ state: 'attached' })
  expect(await page.getByLabel('Game code').inputValue()).toBe('BC')
  expect(errors).toEqual([])
})

/** Blocks the room library for this page. The page that is loaded instead gets it. */
const tapWithoutLibrary = async (page: Page, code: string, name: string) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  await page.route(/assets\/build-[\w-]+[.]js/, (route) => (loads === 1 ? route.abort() : route.continue()))
  await page.goto(`/join/${code}`)
  await page.getByLabel('Nickname').fill(name)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
}

it('a phone that has to load itself anew under the tap on Join goes on joining under the name that was typed', async () => {
  const { teacher, code } = await hostedGame(school)
  const { page, errors } = await school.visitor({ viewport: { width: 390, height: 844 } })
  await tapWithoutLibrary(page, code, 'Zoe')
  await page.getByText('You are in, Zoe!').waitFor()
  await teacher.page.getByText('Zoe', { exact: true }).first().waitFor()
  expect(errors).toEqual([])
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await page.goto(`/join/${code}`)
  expect(await page.getByLabel('Nickname').inputValue(), 'asked once, not for ever').toBe('')
})

it('where the name was taken meanwhile, the page that started over says so and asks again', async () => {
  const { code } = await hostedGame(school)
  const first = await school.visitor()
  await first.page.goto(`/join/${code}`)
  await first.page.getByLabel('Nickname').fill('Zoe')
  await first.page.getByRole('button', { name: 'Join', exact: true }).click()
  await first.page.getByText('You are in, Zoe!').waitFor()
  const { page } = await school.visitor()
  await tapWithoutLibrary(page, code, 'Zoe')
  await page.locator('[data-toast]').filter({ hasText: everydayErrors.nameTaken }).first().waitFor()
  await page.getByLabel('Nickname').fill('Zoe 2')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText('You are in, Zoe 2!').waitFor()
})

it('a dialog whose code does not come is closed in words, and opens when it comes; the page keeps what was typed', async () => {
  const { page, errors } = await school.newcomer('teacher')
  await page.goto('/create-set')
  await page.getByLabel('Title').fill('An hour of work')
  await page.waitForLoadState('networkidle')
  await noCode(page)
  await page.getByRole('button', { name: 'Import' }).click()
  await page.getByText('This did not load.').first().waitFor()
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
