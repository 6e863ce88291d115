import { matchMaker } from '@colyseus/core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import type { GameState } from '../../../rooms/game/showing/gameState.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { addQuestionSet, type BrowserSchool, hostedGame, openBrowserSchool, password } from '../school/browserSchool.ts'
import { asBrowsersAsk } from '../school/school.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const logIn = async (page: Page, username: string) => {
  await page.goto('/login')
  const toLogin = page.getByRole('button', { name: 'Already have an account? Login' })
  const field = page.getByPlaceholder(/username/)
  await field.waitFor()
  if (await toLogin.isVisible()) await toLogin.click()
  await field.fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/(student|teacher)$/)
}

const shown = (page: Page, username: string) => page.getByRole('button', { name: `${username}: open user menu` })

it('a tab says that another one has logged in as somebody else, and loses nothing that was written', async () => {
  const ben = (await school.newcomer('student')).user.username
  const teacher = await school.newcomer('teacher')
  const { page, context } = teacher
  const ann = teacher.user.username
  await addQuestionSet(teacher, school.url)
  await page.goto('/teacher')
  await page.getByRole('button', { name: 'Edit Planets', exact: true }).click()
  await page.getByLabel('Title').fill('Planets of ours')
  const other = await context.newPage()
  await logIn(other, ben)

  const dialog = page.getByRole('dialog', { name: `${ben} is logged in now` })
  await dialog.waitFor()
  expect(await axeComplaints(page)).toEqual([])
  // A user who goes on as Ben is first asked about the unsaved work.
  await dialog.getByRole('button', { name: `Go on as ${ben}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await dialog.getByLabel(`Password of ${ann}`).fill('wrong-wrong')
  await page.keyboard.press('Enter')
  await dialog.getByText('Wrong username or password').waitFor()
  await dialog.getByLabel(`Password of ${ann}`).fill(password)
  expect(await dialog.getByRole('alert').textContent()).toBe('')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  expect(await page.getByLabel('Title').inputValue()).toBe('Planets of ours')
  await page.getByRole('button', { name: 'Save Question Set' }).click()
  await page.waitForURL('**/teacher')
  await page.getByText('Planets of ours').first().waitFor()

  // Now the other tab shows a user who is not logged in any more.
  await other.getByRole('button', { name: `Go on as ${ann}` }).click()
  await other.waitForURL('**/teacher')
  await shown(other, ann).waitFor()
})

it('tabs of one account show the same coins, and one that logs out logs all of them out', async () => {
  const { page, context, user } = await school.newcomer('student')
  await page.goto('/leaderboard')
  await shown(page, user.username).waitFor()
  const other = await context.newPage()
  await other.goto('/leaderboard')
  // The server's word about the purse may come in between, and is shown, too.
  const earn = () =>
    other.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('slime-school.user') ?? '{}')
      localStorage.setItem('slime-school.user', JSON.stringify({ ...stored, currency: 4711 }))
    })
  const isShown = () => page.getByRole('link', { name: '4,711 coins' }).isVisible()
  const isTold = async () => {
    if (!(await isShown())) await earn()
    return isShown()
  }
  await expect.poll(isTold).toBe(true)
  await page.evaluate(() => sessionStorage.setItem('slime-school:seat:BCDFGH', 'key'))
  await shown(other, user.username).click()
  await other.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('link', { name: 'Login', exact: true }).waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('slime-school:seat:BCDFGH'))).toBeNull()
})

it('two pupils play in two tabs of one browser, and each keeps their seat when the line comes back', async () => {
  const { code } = await hostedGame(school)
  const ben = (await school.newcomer('student')).user.username
  const { page, context, user } = await school.newcomer('student')
  await page.goto(`/join/${code}`)
  await page.getByText(`You are in, ${user.username}!`).waitFor()
  const other = await context.newPage()
  await logIn(other, ben)
  await other.goto(`/join/${code}`)
  await other.getByText(`You are in, ${ben}!`).waitFor()
  const room = matchMaker.getLocalRoomById(code)
  const here = () =>
    [...(room.state as GameState).players.values()].flatMap(({ username, isHost, connected }) =>
      connected && !isHost ? username : [],
    )
  const both = [user.username, ben].sort()
  await expect.poll(() => here().sort()).toEqual(both)
  const before = room.clients.map(({ sessionId }) => sessionId)
  for (const { ref } of room.clients) (ref as unknown as WebSocket).terminate()
  await expect
    .poll(() => room.clients.length === 3 && room.clients.every((one) => !before.includes(one.sessionId)))
    .toBe(true)
  await page.getByText(`You are in, ${user.username}!`).waitFor()
  await other.getByText(`You are in, ${ben}!`).waitFor()
  await expect.poll(() => here().sort()).toEqual(both)
  expect((room.state as GameState).playerCount).toBe(2)
})

it('a shop that stood open while coins came in another tab shows them to who is refused for want of them', async () => {
  const { page, user } = await school.newcomer('student')
  await page.route(`**/api/player/${user.id}`, async (route) => {
    const profile = (await (await route.fetch(asBrowsersAsk)).json()) as object
    await route.fulfill({ json: { ...profile, currency: 0 } })
  })
  await page.goto('/shop')
  const tooDear = page.getByRole('button', { name: /^Not Enough/ })
  const affordable = page.getByRole('button', { name: /^Buy Pack \d/ })
  await tooDear.first().waitFor()
  await expect.poll(() => affordable.count()).toBe(0)
  await page.unroute(`**/api/player/${user.id}`)
  // The page may just be reading the coins of before.
  const pressed = async () => {
    // It is called disabled, and says why when it is pressed.
    if ((await affordable.count()) === 0) await tooDear.first().click({ force: true })
    return affordable.count()
  }
  await expect.poll(pressed, { interval: 1_000 }).toBeGreaterThan(0)
})
