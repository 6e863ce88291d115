import { afterAll, beforeAll, expect, it } from 'vitest'
import { axeComplaints } from '../school/axeOn.ts'
import { addQuestionSet, type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const titles = ['Brüche kürzen', 'Дроби', '分数の計算', 'الكسور', 'Planets', 'Moons', 'Planets again', 'Rivers']

it('a teacher with many sets finds one by a word of its title, in any script, and goes on with it', async () => {
  const teacher = await school.newcomer('teacher', { viewport: { width: 390, height: 844 } })
  const { page } = teacher
  for (const title of titles) await addQuestionSet(teacher, school.url, title)
  await page.goto('/teacher')
  const list = page.getByRole('region', { name: 'Your Question Sets' })
  const search = list.getByRole('searchbox', { name: 'Search in this list' })
  const shown = () => list.getByRole('heading', { level: 3 }).allTextContents()
  for (const [words, found] of [
    ['planets', ['Planets again', 'Planets']],
    ['planets AGAIN', ['Planets again']],
    ['дроби', ['Дроби']],
    ['分数', ['分数の計算']],
    ['الكسور', ['الكسور']],
    ['brüche', ['Brüche kürzen']],
  ] as const) {
    await search.fill(words)
    await expect.poll(shown).toEqual(found)
  }
  await search.fill('nothing is called so')
  await list.getByText('No set matches.').waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await search.fill('rivers')
  await list.getByRole('button', { name: 'Edit Rivers' }).click()
  await page.waitForURL('**/edit-set/*')
})

it('the search of many sets stands apart from its lists, and a subject shows which way it opens', async () => {
  const teacher = await school.newcomer('teacher')
  const { page } = teacher
  for (const title of titles) await addQuestionSet(teacher, school.url, title)
  await page.goto('/teacher')
  const list = page.getByRole('region', { name: 'Your Question Sets' })
  const search = await list.getByRole('searchbox').boundingBox()
  const tabs = await list.getByRole('tablist').boundingBox()
  expect((tabs?.y ?? 0) - (search?.y ?? 0) - (search?.height ?? 0)).toBeGreaterThanOrEqual(8)
  const subject = list.locator('summary', { hasText: 'Science' })
  const turned = () =>
    subject
      .locator('svg')
      .last()
      .evaluate((arrow) => getComputedStyle(arrow).rotate)
  expect(await turned()).toBe('180deg')
  await subject.click()
  await expect.poll(turned).toBe('none')
})

it('few sets need no search', async () => {
  const teacher = await school.newcomer('teacher')
  const { page } = teacher
  await addQuestionSet(teacher, school.url, 'Planets')
  await page.goto('/teacher')
  const list = page.getByRole('region', { name: 'Your Question Sets' })
  await list.getByRole('heading', { level: 3, name: 'Planets' }).waitFor()
  expect(await list.getByRole('searchbox').count()).toBe(0)
})
