import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { gridOf } from '../../server/records.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { addQuestionSet, type BrowserSchool, openBrowserSchool, type Visit } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const menu = async ({ page }: Visit, thing: string, entry: string) => {
  await page.getByRole('button', { name: `More for ${thing}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

const share = async (author: Visit, thing: string, withWhom: string) => {
  await menu(author, thing, 'Share…')
  const dialog = author.page.getByRole('dialog')
  await dialog.getByRole('radio', { name: withWhom }).check({ force: true })
  expect(await axeComplaints(author.page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
}

const groups = (page: Page) => page.getByRole('group', { name: /^(My sets|Shared with me|Ready-made)$/ })

const report = async ({ page }: Visit, why: string) => {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: why }).check({ force: true })
  await dialog.getByRole('button', { name: 'Send to the teachers' }).click()
  await page.getByText('Thank you. The teachers will look at it.').waitFor()
}

it('a set is its author’s until it is shared; then others find it apart, copy it, report it, and a teacher stops it', async () => {
  const author = await school.newcomer('teacher')
  const colleague = await school.newcomer('teacher')
  const pupil = await school.newcomer('student')
  await addQuestionSet(author, school.url, 'Comets')
  await addQuestionSet(pupil, school.url, 'Own sums')

  await pupil.page.goto('/practice')
  await groups(pupil.page).first().waitFor()
  expect(await pupil.page.getByRole('radio', { name: /^Comets/ }).count()).toBe(0)

  await author.page.goto('/teacher')
  await author.page.getByText('Science · 4 questions · Only me').waitFor()
  await share(author, 'Comets', 'Everyone')
  await author.page.getByText('Science · 4 questions · Everyone').waitFor()
  await author.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await menu(author, 'Comets', 'Copy link')
  const link = await author.page.evaluate(() => navigator.clipboard.readText())

  await pupil.page.reload()
  await groups(pupil.page).nth(2).waitFor()
  const names = await Promise.all((await groups(pupil.page).all()).map((group) => group.locator('p').textContent()))
  expect(names).toEqual(['My sets', 'Shared with me', 'Ready-made'])
  await pupil.page
    .getByRole('group', { name: 'Shared with me' })
    .getByRole('radio', { name: /^Comets/ })
    .waitFor()

  expect(await axeComplaints(pupil.page)).toEqual([])
  await pupil.page.getByRole('button', { name: 'Look inside "Comets"' }).click()
  await pupil.page.waitForURL(link)
  await pupil.page.getByRole('heading', { name: 'Where is Venus?' }).waitFor()
  expect(await axeComplaints(pupil.page)).toEqual([])
  expect(await pupil.page.getByRole('button', { name: 'Copy to my sets' }).count()).toBe(0)
  await pupil.page.getByRole('button', { name: 'Report…' }).click()
  await report(pupil, 'It has mistakes in it')
  await pupil.page.getByRole('link', { name: 'Practise' }).click()
  expect(await pupil.page.getByRole('radio', { name: /^Comets/ }).isChecked()).toBe(true)

  await colleague.page.goto(link.replace('/sets/', '/edit-set/'))
  await colleague.page.waitForURL(link)
  await colleague.page.getByRole('button', { name: 'Copy to my sets' }).click()
  await colleague.page.waitForURL('**/edit-set/*')
  expect(await colleague.page.getByLabel('Title').inputValue()).toBe('Comets')
  expect(colleague.page.url().split('/').at(-1)).not.toBe(link.split('/').at(-1))

  await colleague.page.goto('/teacher')
  const reported = colleague.page.getByRole('region', { name: 'Reported and stopped' })
  await reported.getByText('(mistakes: 1)').waitFor()
  expect(await axeComplaints(colleague.page)).toEqual([])
  await reported.getByRole('button', { name: 'Stop sharing "Comets"' }).click()
  await colleague.page.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click()
  await reported.getByText('Stopped by').waitFor()

  await pupil.page.goto(link)
  await pupil.page.getByText('Question set not found').waitFor()
  await author.page.reload()
  await author.page.getByText('Sharing stopped by a teacher').waitFor()
  await menu(author, 'Comets', 'Share…')
  const dialog = author.page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'My school' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('A teacher stopped the sharing of this').waitFor()

  await reported.getByRole('button', { name: 'Allow sharing "Comets"' }).click()
  await reported.waitFor({ state: 'detached' })
  for (const { errors } of [author, colleague, pupil]) expect(errors).toEqual([])
})

it('a map that somebody has drawn can be kept to oneself, and reported', async () => {
  const author = await school.newcomer('student')
  const pupil = await school.newcomer('student')
  const data = { name: 'Mud track', gameMode: 'racing', description: '', tiles: gridOf(5, 5, 'track') }
  await author.context.request.post('/api/maps', { data, headers: { origin: school.url } })
  await pupil.page.goto('/maps')
  await menu(pupil, 'Mud track', 'Report…')
  await report(pupil, 'It is rude')
  await author.page.goto('/maps')
  await share(author, 'Mud track', 'Only me')
  await pupil.page.reload()
  await pupil.page.getByRole('heading', { name: 'Maps' }).waitFor()
  await pupil.page.getByRole('link', { name: /^View/ }).first().waitFor()
  expect(await pupil.page.getByRole('heading', { name: 'Mud track' }).count()).toBe(0)
})

it('what its author deletes leaves the lists of a colleague who was about to host it', async () => {
  const author = await school.newcomer('teacher')
  const colleague = await school.newcomer('teacher')
  const headers = { origin: school.url }
  const { page } = colleague
  await addQuestionSet(author, school.url, 'Moons', 'school')
  const data = { name: 'Moon track', gameMode: 'racing', description: '', tiles: gridOf(5, 5, 'track') }
  const map = (await (await author.context.request.post('/api/maps', { data, headers })).json()) as { id: string }
  const sets = await (await author.context.request.get('/api/question-sets')).json()
  const set = sets.find(({ title }: { title: string }) => title === 'Moons')

  await page.goto('/teacher')
  await page.getByRole('radio', { name: /^Racing/ }).check({ force: true })
  const [moons, track] = [/^Moons/, /^Moon track/].map((name) => page.getByRole('radio', { name }))
  await moons?.check({ force: true })
  await track?.check({ force: true })
  const create = () => page.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await author.context.request.delete(`/api/maps/${map.id}`, { headers })
  await create()
  await page.getByText('Map not found').waitFor()
  await track?.waitFor({ state: 'detached' })
  await author.context.request.delete(`/api/question-sets/${set.id}`, { headers })
  await create()
  await page.getByText('Question set not found').waitFor()
  await moons?.waitFor({ state: 'detached' })
})
