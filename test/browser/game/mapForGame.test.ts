import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addQuestionSet, type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'
import { choose } from '../school/choose.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

it.each(['teacher', 'student'] as const)(
  'a %s who draws a map for a game begins in its mode, and comes back to that game with the map chosen',
  async (role) => {
    const visit = await school.newcomer(role)
    await addQuestionSet(visit, school.url)
    const { page } = visit
    await page.goto(`/${role}`)
    if (role === 'student') await page.getByRole('button', { name: 'Host Game' }).click()
    await page
      .getByRole('radio', { name: /^Planets/ })
      .first()
      .check({ force: true })
    await page.getByRole('radio', { name: /^Tower/ }).check({ force: true })
    await page.getByRole('link', { name: 'Create Map' }).click()
    await page.waitForURL('**/maps/create?*')
    expect(await page.getByRole('radio', { name: 'Tower', exact: true }).isChecked()).toBe(true)

    // The host goes back without a map, and returns.
    await page.getByRole('link', { name: 'Back to your game' }).click()
    await page.waitForURL(`**/${role}?host`)
    expect(await page.getByRole('radio', { name: /^Tower/ }).isChecked()).toBe(true)
    await page.getByRole('link', { name: 'Create Map' }).click()
    await page.getByLabel('Map name').fill(`Keep of a ${role}`)
    await page.getByRole('button', { name: 'Use in my game' }).click()
    await page.waitForURL(`**/${role}?host`)
    const own = page.getByRole('radio', { name: new RegExp(`^Keep of a ${role}`) })
    await own.waitFor({ state: 'attached' })
    await expect.poll(() => own.isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Create Game & Get Code' }).click()
    await page.waitForURL('**/lobby/*')
    await page.getByText(`Tower · Keep of a ${role}`).waitFor()
    expect(visit.errors).toEqual([])
  },
)

it('a teacher who has hosted before is in a lobby on a new map four presses after the dashboard', async () => {
  const visit = await school.newcomer('teacher')
  await addQuestionSet(visit, school.url)
  const { page } = visit
  await page.goto('/teacher')
  await page
    .getByRole('radio', { name: /^Planets/ })
    .first()
    .check({ force: true })
  await page.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await page.waitForURL('**/lobby/*')

  await page.goto('/teacher')
  let presses = 0
  const press = async (what: Locator, how: (what: Locator) => Promise<void> = (one) => one.click()) => {
    presses++
    await how(what)
  }
  await press(page.getByRole('radio', { name: /^Battle/ }), choose)
  await press(page.getByRole('link', { name: 'Create Map' }))
  await page.getByLabel('Map name').fill('Five minutes before')
  await press(page.getByRole('button', { name: 'Use in my game' }))
  await press(page.getByRole('button', { name: 'Create Game & Get Code' }))
  await page.getByText('Battle · Five minutes before').waitFor()
  expect(presses).toBe(4)
  expect(visit.errors).toEqual([])
})

it('a mode that is changed at the last moment is played on its own map, also before the list of its maps is there', async () => {
  const visit = await school.newcomer('teacher')
  await addQuestionSet(visit, school.url)
  const { page } = visit
  await page.goto('/teacher')
  await choose(page.getByRole('radio', { name: /^Planets/ }).first())
  await choose(page.getByRole('radio', { name: /^Tower/ }))
  await expect.poll(() => page.locator('input[name="map"]:checked').count()).toBe(1)
  await page.route('**/api/maps?*', () => {})
  await choose(page.getByRole('radio', { name: /^Survival/ }))
  await page.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await page.waitForURL('**/lobby/*')
  await page.getByText(/^Survival · /).waitFor()
})
