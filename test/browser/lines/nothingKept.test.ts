import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BrowserSchool, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

/** Acts like a browser whose owner or school forbids pages to store anything. */
const forbidStorage = () => {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException(`${name} is forbidden`, 'SecurityError')
      },
    })
}

it('a guest whose browser may keep nothing plays, and sees every page, without a fault', async () => {
  const { teacher, code } = await hostedGame(school)
  const { page, context, errors } = await school.firstVisitor({ viewport: { width: 390, height: 844 } })
  await context.addInitScript(forbidStorage)
  await page.goto(`/join/${code}`)
  await page.getByLabel('Nickname').fill('Ann')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText('You are in, Ann!').waitFor()
  await teacher.page.getByRole('button', { name: 'Start Game (1 player)' }).click()
  await page.locator('button[data-answer]').first().click()
  await page.getByRole('heading', { name: 'Correct!' }).waitFor()
  for (const path of ['/', '/login', '/shop', '/create-set', '/leaderboard', '/in']) {
    await page.goto(path)
    await page.getByRole('main').locator('h1').first().waitFor()
  }
  expect(errors).toEqual([])
})
