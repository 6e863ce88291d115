import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSpreadsheet } from '../../../client/screens/questionSets/import/spreadsheet.ts'
import { rosterTables, rosterZip, usualPeople } from '../../client/classes/rosterFiles.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const shoot = async (page: Page, name: string) => {
  if (process.env.SHOTS_DIR) await page.screenshot({ path: `${process.env.SHOTS_DIR}/${name}.png`, fullPage: true })
}

const give = (page: Page, file: Uint8Array, name = 'roster.zip') =>
  page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'application/zip', buffer: Buffer.from(file) })

it('a school’s file becomes a class, next week’s says what has changed, and the same file changes nothing', async () => {
  const { page, errors } = await school.newcomer('teacher')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  await page.goto('/classes')
  await page.getByRole('link', { name: 'Import from your school’s system' }).click()
  await give(page, new TextEncoder().encode('no zip'), 'list.zip')
  await page.getByText('This is not a OneRoster file that we can read.').waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await give(page, rosterZip())
  await page.getByText('New: 3').click()
  await page.getByText('أحمد الخطيب').waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await shoot(page, 'roster-new')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByRole('heading', { name: '3 cards are ready' }).waitFor()
  await page.getByRole('heading', { name: '6b', exact: true }).waitFor()

  // Another class of this teacher. One pupil of it moves here.
  const other = { name: '6a', devices: 'own', pupils: [{ name: 'Ada Stern', ref: 'p-7' }] }
  await page.request.post('/api/classes', { data: other, headers: { origin: school.url } })
  const week = [
    ...usualPeople.filter(({ ref }) => ref !== 'p-2'),
    { ref: 'p-7', given: 'Ada', family: 'Stern' },
    { ref: 'p-8', given: '=1+1', family: 'Kim' },
  ]
  const next = rosterZip(rosterTables(week, '7b'))
  await page.goto('/classes/import')
  await give(page, next)
  // The page knows the class by its pupils, whatever its name is now.
  await page.getByText('Not in the file: 1').click()
  await page.getByText('Emil Brandt').waitFor()
  expect(await page.getByLabel('It goes into').locator('option:checked').textContent()).toBe('6b')
  for (const change of ['New: 1', 'From your other classes: 1', 'Already in this class: 2'])
    await page.getByText(change).click()
  await page.getByText('Ada Stern (6a)').waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await shoot(page, 'roster-week')
  await page.setViewportSize({ width: 390, height: 844 })
  await shoot(page, 'roster-week-phone')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByRole('heading', { name: '1 card is ready' }).waitFor()
  for (const name of ['Lotte Müller', 'Emil Brandt', 'Ada Stern', '=1+1 Kim'])
    await page.getByText(name).first().waitFor()

  await page.goto('/classes/import')
  await give(page, next)
  await page.getByText('Already in this class: 4').waitFor()
  expect(await page.getByText(/^New:|^From your/).count()).toBe(0)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('Imported.').waitFor()
  await page.getByText('5 pupils').first().waitFor()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the list (Excel)' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/)
  const { sheets } = await readSpreadsheet(new Uint8Array(await buffer(await download.createReadStream())))
  const table = (sheets[0]?.rows ?? []).map(({ cells }) => cells)
  expect(table[0]).toEqual(['Name', 'Nickname', 'Last here'])
  const names = table.map(([name]) => name)
  for (const name of ['Lotte Müller', '=1+1 Kim']) expect(names).toContain(name)
  expect(sent.join()).toContain('Lotte Müller')
  for (const private_ of ['@school.example', '+49 30', '2013-04-05']) expect(sent.join()).not.toContain(private_)
  expect(errors).toEqual([])
})

it('an import that stops half-way keeps its cards, and the next press goes on with the same class', async () => {
  const { page, errors } = await school.newcomer('teacher')
  const headers = { origin: school.url }
  for (const [name, ref] of [
    ['6a', 'p-1'],
    ['6c', 'p-2'],
  ])
    await page.request.post('/api/classes', {
      data: { name, devices: 'own', pupils: [{ name: `Pupil of ${name}`, ref }] },
      headers,
    })
  await page.goto('/classes/import')
  await give(page, rosterZip(rosterTables(usualPeople, '7d')))
  await page.getByLabel('It goes into').selectOption({ label: 'A new class: 7d' })
  await page.getByText('From your other classes: 2').waitFor()
  let moves = 0
  await page.route('**/moves', (route) => (++moves === 2 ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  // The plan is that of the class which is there by now.
  await page.getByText('Already in this class: 2').waitFor()
  await page.getByText('From your other classes: 1').waitFor()
  await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor()
  await shoot(page, 'roster-half')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByRole('heading', { name: '1 card is ready' }).waitFor()
  await page.getByText('3 pupils').first().waitFor()
  const made = (await (await page.request.get('/api/classes')).json()) as { name: string }[]
  expect(made.filter(({ name }) => name === '7d')).toHaveLength(1)
  expect(errors.filter((error) => !error.includes('Failed to load resource'))).toEqual([])
})
