import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeComplaints } from '../school/axeOn.ts'
import { addQuestionSet, type BrowserSchool, openBrowserSchool, password, type Visit } from '../school/browserSchool.ts'
import { countOn, dragOn } from '../school/drawingHand.ts'

let school: BrowserSchool
let teacher: Visit
let student: Visit

beforeAll(async () => {
  school = await openBrowserSchool()
  teacher = await school.newcomer('teacher')
  await addQuestionSet(teacher, school.url)
  student = await school.newcomer('student')
})

afterAll(() => school.close())

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

describe('axe has nothing to say about what opens over a screen', () => {
  it('the inside of a pack', async () => {
    const { page } = student
    await page.goto('/shop')
    await press(page, 'Look inside Wonder Pack')
    await page.getByRole('dialog').getByText('The odds').waitFor()
    expect(await axeComplaints(page)).toEqual([])
  })

  it('what came out of a pack', async () => {
    const { page } = student
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/shop')
    await press(page, /^Buy Pack/)
    await page.getByText('You Got!').waitFor()
    expect(await axeComplaints(page)).toEqual([])
  })

  it('the import of questions, with problems in it', async () => {
    const { page } = teacher
    await page.goto('/create-set?import')
    await page.getByRole('tab', { name: 'Paste text' }).click()
    await page.getByLabel('Pasted text').fill('Q,a,b,c,d,x\nQ,a,b,c,d,2')
    await page.getByText('1 ready, 1 with a problem').waitFor()
    expect(await axeComplaints(page)).toEqual([])
  })

  it('a confirmation, and the menu of a user', async () => {
    const { page } = teacher
    await page.goto('/teacher')
    await press(page, 'Delete Planets')
    await page.getByRole('alertdialog').waitFor()
    expect(await axeComplaints(page)).toEqual([])
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await press(page, /open user menu/)
    await page.getByRole('menu').waitFor()
    expect(await axeComplaints(page)).toEqual([])
  })

  it('every toast', async () => {
    const { page } = student
    await page.goto('/shop')
    await page
      .getByRole('button', { name: /^Not Enough/ })
      .first()
      .click({ force: true })
    await page.locator('[data-toast="error"]').waitFor()
    expect(await axeComplaints(page)).toEqual([])
  })
})

it('the collection stays with the page it was opened on, and with its pupil', async () => {
  const { page, context, user } = await school.newcomer('student')
  await page.goto('/leaderboard')
  await page.getByRole('link', { name: 'Shop', exact: true }).click()
  await page.getByRole('heading', { name: 'Slime Shop' }).waitFor()
  await press(page, 'My Collection')
  await page.getByRole('dialog').getByText('Collected: 1 / 37').waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Leaderboard' }).waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  const headers = { origin: school.url }
  const bought = await context.request.post(`/api/player/${user.id}/buy-pack`, { data: { packId: 'kitchen' }, headers })
  expect(bought.status()).toBe(200)
  await page.goto('/student')
  await press(page, 'My Collection')
  const other = page.getByRole('dialog').getByRole('button', { name: /^Equip / })
  await other.waitFor()
  await context.clearCookies()
  // A read that is still on its way may have led to the login page before. Then there is nothing left to press.
  await other.evaluateAll(([button]) => (button as HTMLElement | undefined)?.click())
  await page.waitForURL('**/login')
  await press(page, 'Already have an account? Login')
  await page.getByLabel('Username').fill((await school.newcomer('student')).user.username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/student')
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

describe('when something breaks', () => {
  it('a page that cannot be drawn says so and offers a way on', async () => {
    const { page } = await school.visitor()
    await page.route('**/api/packs', (route) => route.fulfill({ json: [{ id: 'broken' }] }))
    await page.goto('/shop')
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
    await page.unroute('**/api/packs')
    await press(page, 'Reload the page')
    await page.getByRole('heading', { name: 'Slime Shop' }).waitFor()
  })

  it('what floats above a page and cannot be drawn says so, too, and leaves no empty window', async () => {
    const { page } = await school.newcomer('student')
    await page.route('**/api/player/*', (route) => route.fulfill({ json: { slimeCounts: null } }))
    await page.goto('/leaderboard')
    await press(page, 'My Collection')
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
    await press(page, 'Reload the page')
    await page.getByRole('heading', { name: 'Leaderboard' }).waitFor()
  })

  it('a read that fails says so and can be tried again', async () => {
    const { page } = await school.visitor()
    await page.route('**/api/packs', (route) => route.fulfill({ status: 404, json: { error: 'Not found' } }))
    await page.goto('/shop')
    await page.getByRole('alert').getByText('That did not work').waitFor()
    expect(await axeComplaints(page)).toEqual([])
    await page.unroute('**/api/packs')
    await press(page, 'Try again')
    await page.getByRole('heading', { name: 'Garden Pack' }).waitFor()
  })

  it('a session that has ended leads to the login page', async () => {
    const { page, context } = await school.newcomer('student')
    await page.goto('/practice')
    await page.getByRole('heading', { name: 'Practice Solo' }).waitFor()
    await context.clearCookies()
    await page.reload()
    await page.waitForURL('**/login')
  })
})

it('the second press of a double click on an answer does not reach what lay below the question', async () => {
  const { page } = teacher
  await page.goto('/maps/create')
  await page.getByRole('grid').waitFor()
  await dragOn(page, [2, 4], [13, 4])
  await press(page, 'Clear map')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear' }).dblclick()
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  expect(await countOn(page, 'track')).toBe(0)
  await press(page, 'Undo')
  expect(await countOn(page, 'track')).toBe(12)
})
