import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addQuestionSet, type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'
import { cellOn, tileOn } from '../school/drawingHand.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

/** Holds all writes to this address until the test lets them go. */
const heldLine = async (page: Page, address: string | RegExp, answer = (route: Route) => route.continue()) => {
  let go = () => {}
  const letGo = new Promise<void>((settle) => {
    go = settle
  })
  let isUnderWay = false
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    isUnderWay = true
    await letGo
    await answer(route)
  })
  return {
    letGo: () => go(),
    isUnderWay: () => expect.poll(() => isUnderWay).toBe(true),
  }
}

const isAsked = (page: Page) => page.getByRole('alertdialog').waitFor()
const nothingIsAsked = (page: Page) => page.getByRole('alertdialog').waitFor({ state: 'detached' })

it('who goes back while new pupils are saved is asked no longer once they are, and keeps their cards', async () => {
  const { page, errors } = await school.newcomer('teacher')
  await page.goto('/classes')
  await page.locator('a[href="/classes/new"]').first().click()
  await page.getByLabel('Name of the class').fill('6f')
  await page.getByLabel('Names of your pupils').fill('Lotte Müller')
  await page.getByRole('button', { name: 'Make 1 card' }).click()
  await page.getByRole('button', { name: 'I have printed them' }).click()
  const address = page.url()
  await page.getByRole('button', { name: 'Add pupils' }).click()
  await page.getByLabel('Names of your pupils').fill('Ada Klein')
  const line = await heldLine(page, '**/api/classes/*/pupils')
  await page.getByRole('button', { name: 'Make 1 card' }).click()
  await line.isUnderWay()
  await page.goBack()
  await isAsked(page)
  line.letGo()
  await nothingIsAsked(page)
  await page.getByRole('heading', { name: /ready$/ }).waitFor()
  expect(page.url()).toBe(address)
  // One step back leads out of the class.
  await page.goBack()
  await page.waitForURL('**/classes')
  expect(errors).toEqual([])
})

it('who goes back while a set is saved is led on once it is, and the way back from there is the usual one', async () => {
  const teacher = await school.newcomer('teacher')
  const { page, errors } = teacher
  await addQuestionSet(teacher, school.url)
  await page.goto('/leaderboard')
  await page.goto('/teacher')
  await page.getByRole('button', { name: 'Edit Planets', exact: true }).click()
  await page.getByLabel('Title').fill('Planets of ours')
  const line = await heldLine(page, '**/api/question-sets/*')
  await page.getByRole('button', { name: 'Save Question Set' }).click()
  await line.isUnderWay()
  await page.goBack()
  await isAsked(page)
  line.letGo()
  await page.waitForURL('**/teacher')
  await nothingIsAsked(page)
  await page.getByRole('button', { name: 'Edit Planets of ours', exact: true }).waitFor()
  await page.goBack()
  await page.goBack()
  await page.waitForURL('**/leaderboard')
  expect(errors).toEqual([])
})

it('who leaves a set while it is saved stays where they have gone', async () => {
  const teacher = await school.newcomer('teacher')
  const { page } = teacher
  await addQuestionSet(teacher, school.url)
  await page.goto('/teacher')
  await page.getByRole('button', { name: 'Edit Planets', exact: true }).click()
  await page.getByLabel('Title').fill('Planets of ours')
  const line = await heldLine(page, '**/api/question-sets/*')
  await page.getByRole('button', { name: 'Save Question Set' }).click()
  await line.isUnderWay()
  await page.getByRole('link', { name: 'Leaderboard' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('**/leaderboard')
  line.letGo()
  await page.locator('[data-toast]').filter({ hasText: /saved/i }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/leaderboard')
})

it('who is asked whether to follow a link while a set is saved follows it once it is', async () => {
  const teacher = await school.newcomer('teacher')
  const { page, errors } = teacher
  await addQuestionSet(teacher, school.url)
  await page.goto('/teacher')
  await page.getByRole('button', { name: 'Edit Planets', exact: true }).click()
  await page.getByLabel('Title').fill('Planets of ours')
  const line = await heldLine(page, '**/api/question-sets/*')
  await page.getByRole('button', { name: 'Save Question Set' }).click()
  await line.isUnderWay()
  await page.getByRole('link', { name: 'Leaderboard' }).first().click()
  await isAsked(page)
  line.letGo()
  await page.locator('[data-toast]').filter({ hasText: /saved/i }).waitFor()
  await nothingIsAsked(page)
  await page.waitForURL('**/leaderboard')
  await page.getByRole('heading', { level: 1, name: 'Leaderboard' }).waitFor()
  expect(errors).toEqual([])
})

it('a visitor who is asked whether to follow a link while their set is refused is led to the login, not past it', async () => {
  const { page } = await school.visitor()
  await page.goto('/create-set')
  await page.getByLabel('Title').fill('Rivers')
  await page.getByLabel('Subject').selectOption('Science')
  const card = page.locator('#question-1')
  await card.getByRole('textbox').first().fill('Which is the longest?')
  for (const letter of ['A', 'B', 'C', 'D']) await card.getByLabel(`Answer ${letter}`).fill(`River ${letter}`)
  await card.getByRole('radio').nth(1).focus()
  await page.keyboard.press('Space')
  const line = await heldLine(page, '**/api/question-sets?requestId=*')
  await page.getByRole('button', { name: 'Save Question Set' }).click()
  await line.isUnderWay()
  await page.locator('header a[href="/"]').first().click()
  await isAsked(page)
  line.letGo()
  await page.waitForURL('**/login')
  await nothingIsAsked(page)
  expect(new URL(page.url()).pathname).toBe('/login')
})

/** Leaves the page that is saving, and types names of real children, which are stored nowhere. */
const typeElsewhere = async (page: Page, way: readonly string[]) => {
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  for (const name of way) await page.getByRole('main').getByRole('link', { name }).first().click()
  await page.getByLabel('Names of your pupils').fill('Lotte Müller')
}

it.each(['set', 'map'])('a %s that is saved late leads nobody away from what they type by then', async (what) => {
  const teacher = await school.newcomer('teacher')
  const { page, errors } = teacher
  await addQuestionSet(teacher, school.url)
  if (what === 'set') {
    await page.goto('/teacher')
    await page.getByRole('button', { name: 'Edit Planets', exact: true }).click()
    await page.getByLabel('Title').fill('Planets of ours')
  } else {
    await page.goto('/maps/create')
    await page.getByRole('grid').waitFor()
    await page.getByLabel('Map name').fill('Valley')
    await cellOn(page, 2, 2).click()
  }
  const line = await heldLine(page, /\/api\/(maps|question-sets)/)
  await page.getByRole('button', { name: what === 'set' ? 'Save Question Set' : 'Save Map' }).click()
  await line.isUnderWay()
  await typeElsewhere(page, ['Classes', 'New class'])
  line.letGo()
  await page
    .locator('[data-toast]')
    .filter({ hasText: /saved|created/i })
    .waitFor()
  expect(new URL(page.url()).pathname).toBe('/classes/new')
  expect(await page.getByLabel('Names of your pupils').inputValue()).toBe('Lotte Müller')
  await page.getByRole('link', { name: 'Leaderboard' }).first().click()
  await isAsked(page)
  await page.keyboard.press('Escape')
  await nothingIsAsked(page)
  // The browser itself asks, because of a listener of the open page.
  const asks = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asks
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  expect(errors).toEqual([])
})

it('a set takes nothing in while it is saved, and goes on where it was if that fails', async () => {
  const teacher = await school.newcomer('teacher')
  const { page } = teacher
  await addQuestionSet(teacher, school.url)
  await page.goto('/teacher')
  await page.getByRole('button', { name: 'Edit Planets', exact: true }).click()
  const title = page.getByLabel('Title')
  await title.fill('Planets of ours')
  const line = await heldLine(page, '**/api/question-sets/*', (route) => route.fulfill({ status: 500, json: {} }))
  await title.press('Enter')
  await line.isUnderWay()
  await page.getByRole('button', { name: 'Saving…' }).waitFor()
  await page.keyboard.type(' and yours')
  await expect.poll(() => title.evaluate((field) => (field as HTMLInputElement).value)).toBe('Planets of ours')
  // On a slow device the page takes the lost focus up.
  await page.locator('#main').evaluate((main) => {
    main.tabIndex = -1
    main.focus()
  })
  line.letGo()
  await page.getByRole('button', { name: 'Save Question Set' }).waitFor()
  await page.keyboard.type(', all')
  await expect.poll(() => title.inputValue()).toBe('Planets of ours, all')
})

it('what is drawn while a map is saved is not left without being asked about, and not finished with it', async () => {
  const { page, errors } = await school.newcomer('teacher')
  await page.goto('/maps')
  await page.goto('/maps/create?for=host')
  await page.getByRole('grid').waitFor()
  await page.getByLabel('Map name').fill('Valley')
  for (const [button, column] of [
    ['Save Map', 2],
    ['Use in my game', 5],
  ] as const) {
    await cellOn(page, column, 2).click()
    const line = await heldLine(page, /\/api\/maps/)
    await page.getByRole('button', { name: button }).click()
    await line.isUnderWay()
    await cellOn(page, column + 1, 2).click()
    line.letGo()
    await page
      .locator('[data-toast]')
      .filter({ hasText: /saved|created|updated/i })
      .last()
      .waitFor()
    await page.waitForURL('**/maps/edit/*?for=host')
    await page.getByRole('link', { name: 'Leaderboard' }).first().click()
    await isAsked(page)
    await page.keyboard.press('Escape')
    await nothingIsAsked(page)
    expect(await tileOn(page, column + 1, 2)).toBe('track')
  }
  expect(errors).toEqual([])
})
