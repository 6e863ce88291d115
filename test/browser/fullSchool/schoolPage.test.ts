import { afterAll, beforeAll, expect, it } from 'vitest'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

it('an administrator of many finds teachers and classes by a few letters, and a log that says it is empty only when it is known', async () => {
  const { page, context, user } = await school.newcomer('teacher', { viewport: { width: 390, height: 844 } })
  for (let n = 1; n <= 14; n++) {
    const data = { name: `${n}a`, devices: 'shared', pupils: [{ name: 'Lotte Müller' }] }
    await context.request.post('/api/classes', { data, headers: { origin: school.url } })
  }
  await page.goto('/school')
  const people = page.getByRole('region', { name: 'People' })
  await people.getByText('has a class card').first().waitFor()
  expect(await people.getByRole('listitem').count()).toBe(15)
  await people
    .getByRole('button', { name: /: what to do$/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Delete account' }).waitFor()
  expect(await page.getByRole('menuitem').count()).toBe(1)
  await page.keyboard.press('Escape')
  await people.getByText('Teachers', { exact: true }).click()
  await expect.poll(() => people.getByRole('listitem').count()).toBe(1)
  await people.getByText(user.username, { exact: true }).waitFor()

  const classes = page.getByRole('region', { name: 'Classes' })
  const rows = classes.getByRole('listitem')
  expect(await rows.count()).toBe(12)
  expect(await axeComplaints(page)).toEqual([])
  const search = classes.getByRole('searchbox', { name: 'Search by class or teacher' })
  await search.fill('14A')
  await expect.poll(() => rows.count()).toBe(1)
  await search.fill(user.username.toUpperCase())
  await expect.poll(() => rows.count()).toBe(14)
  await search.fill('no such class')
  await classes.getByText('No such class.').waitFor()
  await search.fill('')
  const all = classes.getByRole('button', { name: 'Show all 14 classes' })
  await all.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => rows.count()).toBe(14)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('UL')

  const arrival = Promise.withResolvers<void>()
  await page.route('**/api/school/acts', async (route) => {
    await arrival.promise
    await route.fulfill({ status: 400, json: {} })
  })
  await page.reload()
  await rows.first().waitFor()
  const log = page.getByRole('region', { name: 'Log', exact: true })
  const empty = log.getByText('Nothing yet.')
  expect(await empty.count()).toBe(0)
  arrival.resolve()
  await log.getByRole('alert').waitFor()
  expect(await empty.count()).toBe(0)
  await page.unroute('**/api/school/acts')
  await log.getByRole('button', { name: 'Try again' }).click()
  await empty.waitFor()
})
