import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addQuestionSet, type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

const phone = { width: 390, height: 844 }

const topOf = (thing: Locator) => thing.evaluate((element) => Math.round(element.getBoundingClientRect().top))

/** Opens the link where it stands, and comes back with the browser's back button. */
const thereAndBack = async (page: Page, link: Locator, there: RegExp) => {
  await link.scrollIntoViewIfNeeded()
  const before = await topOf(link)
  const list = page.url()
  await link.click()
  await page.waitForURL(there)
  await page.getByRole('main').waitFor()
  expect(await page.evaluate(() => scrollY), 'a new page begins at its top').toBe(0)
  await page.goBack()
  await page.waitForURL(list)
  await expect.poll(async () => Math.abs((await topOf(link)) - before)).toBeLessThan(3)
}

it('the way back to a list of maps leads to the map that one has come from, with the list as it was chosen', async () => {
  const { page, errors } = await school.newcomer('teacher', { viewport: phone })
  await page.goto('/maps')
  await page.getByRole('radio', { name: 'Tower' }).check({ force: true })
  const link = page.getByRole('link', { name: 'View Lantern Rock' })
  await thereAndBack(page, link, /\/maps\/[^/]+$/)
  expect(await page.getByRole('radio', { name: 'Tower' }).isChecked()).toBe(true)

  // A user who goes to the list anew finds its top.
  await page.goto('/teacher')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'Maps' }).first().click()
  await page.waitForURL('**/maps')
  await page.getByRole('radio', { name: 'All modes' }).waitFor({ state: 'attached' })
  expect(await page.getByRole('radio', { name: 'All modes' }).isChecked()).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await thereAndBack(page, page.getByRole('link', { name: 'View Thin Ice' }), /\/maps\/[^/]+$/)
  // The extra height is taken away again: a page is as long as its content.
  await expect.poll(() => page.evaluate(() => document.body.style.minHeight)).toBe('')
  expect(errors).toEqual([])
})

it('the way back leads to the place also where somebody has begun at the home page and gone on by links', async () => {
  const { page, errors } = await school.newcomer('teacher', { viewport: phone })
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  for (const name of ['Dashboard', 'Maps']) {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('link', { name }).first().click()
    await page.waitForURL(name === 'Maps' ? '**/maps' : '**/teacher')
  }
  await page.getByRole('radio', { name: 'Tower' }).check({ force: true })
  await thereAndBack(page, page.getByRole('link', { name: 'View Lantern Rock' }), /\/maps\/[^/]+$/)
  expect(await page.getByRole('radio', { name: 'Tower' }).isChecked()).toBe(true)
  expect(errors).toEqual([])
})

it('the way back to a list of sets leads to the set that one has come from, in the subject that one has opened', async () => {
  const teacher = await school.newcomer('teacher', { viewport: phone })
  for (let number = 1; number <= 12; number++) await addQuestionSet(teacher, school.url, `Planets ${number}`)
  const { page } = teacher
  await page.goto('/teacher')
  await page.getByRole('tab', { name: /^Ready-made/ }).click()
  const list = page.getByRole('region', { name: 'Your Question Sets' })
  await list.getByText('Geography').first().click()
  const menu = list.getByRole('button', { name: /^More/ }).last()
  await menu.scrollIntoViewIfNeeded()
  await menu.click()
  const look = page.getByRole('menuitem', { name: 'Look inside' })
  await look.waitFor()
  // A list that still grows is scrolled once more by the click.
  const before = await topOf(menu)
  await look.click()
  await page.waitForURL('**/sets/*')
  await page.goBack()
  await page.waitForURL('**/teacher')
  await expect.poll(async () => Math.abs((await topOf(menu)) - before)).toBeLessThan(3)
})

it('the home page, too, is where it was left by whoever comes back to it', async () => {
  const { page, errors } = await school.newcomer('student', { viewport: phone })
  const link = page.getByRole('main').getByRole('link').last()
  // The page is opened first directly, and later from a page that keeps places.
  for (const from of ['/', '/leaderboard']) {
    await page.goto(from)
    if (from !== '/') await page.getByRole('banner').getByRole('link', { name: 'Slime School' }).click()
    await page.getByRole('heading', { name: 'Learn with Slimes' }).waitFor()
    await page.getByRole('button', { name: /: open user menu$/ }).waitFor()
    await link.scrollIntoViewIfNeeded()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    const before = await topOf(link)
    await link.click()
    await page.waitForURL('**/student')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/')
    await expect.poll(async () => Math.abs((await topOf(link)) - before), { message: from }).toBeLessThan(3)
  }
  expect(errors).toEqual([])
})

it('who goes on from where they have come back to comes back to where they have gone on', async () => {
  const { page, errors } = await school.newcomer('teacher', { viewport: phone })
  await page.goto('/maps')
  await thereAndBack(page, page.getByRole('link', { name: 'View Lantern Rock' }), /\/maps\/[^/]+$/)
  const came = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, -400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(came - 400)
  expect(await page.evaluate(() => document.body.style.minHeight), 'the page is as long as what stands on it').toBe('')
  // Clicks by script, because a real click would scroll to the link first.
  const link = page.getByRole('link', { name: /^View / })
  await link.evaluateAll((links) => {
    for (const one of links) {
      const { top, bottom } = one.getBoundingClientRect()
      if (top > 0 && bottom < innerHeight) return (one as HTMLElement).click()
    }
  })
  await page.waitForURL(/\/maps\/[^/]+$/)
  await page.goBack()
  await page.waitForURL('**/maps')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(came - 400)
  expect(errors).toEqual([])
})

it('who skips to what a page is about comes back to where they were on it', async () => {
  const { page } = await school.newcomer('teacher', { viewport: phone })
  await page.goto('/maps')
  await page.getByRole('link', { name: 'View Lantern Rock' }).waitFor()
  await page.locator('a[href="#main"]').focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/maps#main')
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 500)
  await thereAndBack(page, page.getByRole('link', { name: 'View Lantern Rock' }), /\/maps\/[^/]+$/)
})

it('a page that one is sent on to from the way back begins at its top', async () => {
  const { page } = await school.newcomer('teacher', { viewport: phone })
  await page.goto('/maps')
  const link = page.getByRole('link', { name: 'View Lantern Rock' })
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  // An entry in the history that sends the user on to the list when they come back to it.
  await page.evaluate(() => {
    History.prototype.pushState.call(history, { to: '/maps', why: 'teacher' }, '', '/login')
    history.pushState(null, '', '/teacher')
  })
  await page.getByRole('main').waitFor()
  await page.goBack()
  await page.waitForURL('**/maps')
  await page.getByRole('radio', { name: 'All modes' }).waitFor({ state: 'attached' })
  expect(await page.evaluate(() => [scrollY, document.body.style.minHeight])).toEqual([0, ''])
})
