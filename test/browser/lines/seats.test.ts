import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { savePicture } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, hostedGame, openBrowserSchool, password, type Visit } from '../school/browserSchool.ts'
import { sticksOut } from '../school/sticksOut.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

async function joinAs({ page }: Visit, code: string, name: string): Promise<void> {
  await page.goto(`/join/${code}`)
  await page.getByLabel('Nickname').fill(name)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
}

const isIn = ({ page }: Visit, name: string) => page.getByText(`You are in, ${name}!`).waitFor()

describe('a seat', () => {
  it('that the host took away is not to be had again under another name', async () => {
    const { teacher, code } = await hostedGame(school)
    const rude = await school.visitor()
    await joinAs(rude, code, 'Rudi')
    await isIn(rude, 'Rudi')
    await teacher.page.getByRole('button', { name: /Remove Rudi/ }).click()
    await teacher.page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Remove/ })
      .click()
    await rude.page.getByText('You were removed from this game').first().waitFor()
    await joinAs(rude, code, 'Rudi2')
    await rude.page.getByText('You were removed from this game').first().waitFor()
    await rude.page.getByRole('button', { name: 'Join', exact: true }).waitFor()
  })

  it('of a closed tab can be taken again in a locked game, from the join page, too', async () => {
    const { teacher, code } = await hostedGame(school)
    const guest = await school.visitor()
    await joinAs(guest, code, 'Zoe')
    await isIn(guest, 'Zoe')
    const student = await school.newcomer('student')
    await student.page.goto(`/join/${code}`)
    await isIn(student, student.user.username)
    await teacher.page.getByRole('button', { name: 'Lock', exact: true }).click()
    await teacher.page.getByRole('button', { name: 'Unlock' }).waitFor()

    await guest.page.close()
    const page = await guest.context.newPage()
    await page.goto(`/join/${code}`)
    await page.getByText('This game is locked').first().waitFor()
    await page.getByRole('button', { name: 'Take my old seat' }).click()
    await isIn({ ...guest, page }, 'Zoe')

    await student.page.goto('/student')
    await student.page.getByLabel('Game code').fill(code)
    await student.page.getByRole('button', { name: 'Join', exact: true }).click()
    await isIn(student, student.user.username)

    const stranger = await school.visitor()
    await stranger.page.goto(`/join/${code}`)
    await stranger.page.getByText('This game is locked').first().waitFor()
    expect(await stranger.page.getByRole('button', { name: 'Take my old seat' }).count()).toBe(0)
  })

  it('of one account is not left to the next at the same computer', async () => {
    const { code } = await hostedGame(school)
    const second = await school.newcomer('student')
    const shared = await school.newcomer('student')
    const { page } = shared
    await page.goto(`/join/${code}`)
    await isIn(shared, shared.user.username)
    await page.goto('/student')
    await page.getByRole('button', { name: new RegExp(shared.user.username) }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.goto('/login')
    await page.getByRole('button', { name: 'Already have an account? Login' }).click()
    await page.getByLabel('Username').fill(second.user.username)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/student')
    await page.goto(`/join/${code}`)
    await isIn(shared, second.user.username)
  })

  it('of an account is not left to a guest who comes before the server has heard that its pupil logged out', async () => {
    const { code } = await hostedGame(school)
    const shared = await school.newcomer('student')
    const { page, context, user } = shared
    const isStillIn = async () => (await context.request.get(`${school.url}/api/auth/me`)).status() === 200
    await page.goto(`/join/${code}`)
    await isIn(shared, user.username)
    await page.goto('/student')
    await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 503, json: {} }))
    await page.getByRole('button', { name: new RegExp(user.username) }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByRole('link', { name: 'Login', exact: true }).waitFor()
    await joinAs(shared, code, 'Mia')
    await isIn(shared, 'Mia')
    expect(await isStillIn()).toBe(true)
    await page.unroute('**/api/auth/logout')
    await expect.poll(isStillIn).toBe(false)
    await isIn(shared, 'Mia')
  })
})

it('a teacher whom nobody joined plays from the first question on', async () => {
  const { teacher } = await hostedGame(school)
  const { page } = teacher
  await page.getByRole('button', { name: 'Start Solo Practice' }).click()
  await page.getByRole('button', { name: 'Play alone' }).click()
  await page.waitForURL('**/play/*')
  await page.locator('button[aria-keyshortcuts="1 A"]').click()
  await page
    .getByText(/Correct!|Not this time/)
    .first()
    .waitFor()
})

it('a pupil who has left a game in the middle is shown the way back to it, until it is over', async () => {
  const { teacher, code } = await hostedGame(school)
  const { page, user } = await school.newcomer('student', { viewport: { width: 390, height: 844 } })
  await page.goto('/student')
  await page.getByLabel('Game code').fill(code)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText(`You are in, ${user.username}!`).waitFor()
  await teacher.page.getByRole('button', { name: 'Start Game (1 player)' }).click()
  await page.locator('button[aria-keyshortcuts="1 A"]').waitFor()
  await page.goBack()
  await page.waitForURL('**/student')
  await page.getByRole('heading', { name: `You are still in game ${code}` }).waitFor()
  await page.getByRole('link', { name: 'Go back to the game' }).click()
  await page.locator('button[aria-keyshortcuts="1 A"]').click()
  await page.getByText('Correct!').first().waitFor()
  await teacher.page.getByRole('button', { name: /^End/ }).click()
  await teacher.page.getByRole('alertdialog').getByRole('button', { name: /^End/ }).click()
  await page.getByText('Game Complete!').waitFor()
  const asked = page.waitForResponse(`**/api/games/${code}`)
  await page.goto('/student')
  expect(await (await asked).json()).toMatchObject({ over: true })
  await page.getByText('My treasure').waitFor()
  expect(await page.getByText('You are still in game').count()).toBe(0)
})

it('a pupil is shown the seat of this tab although the seats of their account do not come', async () => {
  const { teacher, code } = await hostedGame(school)
  const { page, user } = await school.newcomer('student')
  let isOver = false
  await page.route('**/seats', () => {})
  page.on('requestfailed', (request) => {
    isOver ||= request.url().endsWith('/seats')
  })
  await page.goto('/student')
  await page.getByLabel('Game code').fill(code)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText(`You are in, ${user.username}!`).waitFor()
  await teacher.page.getByRole('button', { name: 'Start Game (1 player)' }).click()
  await page.locator('button[aria-keyshortcuts="1 A"]').waitFor()
  const asked = page.waitForRequest('**/seats')
  isOver = false
  await page.goBack()
  await asked
  await page.getByRole('heading', { name: `You are still in game ${code}` }).waitFor()
  expect(isOver).toBe(false)
})

it('a guest whose phone went back out of a game is shown the way back before a code is asked for', async () => {
  const { teacher, code } = await hostedGame(school)
  const { page } = await school.visitor({ viewport: { width: 390, height: 844 } })
  await page.goto('/join')
  await page.getByLabel('Game code').fill(code)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByLabel('Nickname').fill('Ann')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText('You are in, Ann!').waitFor()
  await teacher.page.getByRole('button', { name: 'Start Game (1 player)' }).click()
  await page.locator('button[aria-keyshortcuts="1 A"]').waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: `You are still in game ${code}` }).waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await savePicture(page, 'way-back-phone')
  await page.getByRole('link', { name: 'Go back to the game' }).click()
  await page.locator('button[aria-keyshortcuts="1 A"]').click()
  await page.getByText('Correct!').first().waitFor()
})

it('a guest whose phone has died goes on with their points on one that was lent to them, once their teacher has said so', async () => {
  const { teacher, code } = await hostedGame(school)
  const board = teacher.page
  const own = await school.visitor({ viewport: { width: 390, height: 844 } })
  await joinAs(own, code, 'Ann')
  await isIn(own, 'Ann')
  const friend = await school.visitor()
  await joinAs(friend, code, 'Ben')
  await isIn(friend, 'Ben')
  await board.getByRole('button', { name: 'Start Game (2 players)' }).click()
  for (const { page } of [own, friend]) await page.locator('button[aria-keyshortcuts="1 A"]').click()
  await own.page.getByText('Correct!').first().waitFor()
  await own.page.close()

  const lent = await school.visitor({ viewport: { width: 390, height: 844 } })
  await joinAs(lent, code, 'Ann')
  await lent.page.getByText('That name is taken').first().waitFor()
  await board.getByRole('button', { name: 'Players' }).click()
  await board.getByRole('button', { name: 'Show it here' }).click()
  const list = board.getByRole('dialog')
  const row = list.getByRole('listitem').filter({ hasText: 'Ann' })
  await row.getByRole('button', { name: 'Let Ann back in on another phone' }).click()
  const [, points = ''] = /Away\s*(\d+)/.exec((await row.textContent()) ?? '') ?? []
  expect(Number(points)).toBeGreaterThan(0)
  await board.getByText('Ann can come back on another phone for 2 minutes: same code, same name.').waitFor()
  expect(await axeComplaints(board)).toEqual([])
  await savePicture(board, 'seat-handed-board')
  await board.setViewportSize({ width: 360, height: 640 })
  expect(await sticksOut(board)).toEqual([])
  expect((await row.getByText('Ann', { exact: true }).boundingBox())?.width).toBeGreaterThan(90)
  await savePicture(board, 'seat-handed-teacher-phone')
  await board.setViewportSize({ width: 1366, height: 768 })
  expect(await list.getByRole('button', { name: /Let Ben back/ }).count()).toBe(0)
  await lent.page.getByRole('button', { name: 'Join', exact: true }).click()
  await lent.page.waitForURL('**/play/*')
  await expect.poll(() => lent.page.locator('header').textContent()).toContain(points)
  await savePicture(lent.page, 'seat-handed-phone')
  await row.getByText('Here').waitFor()
})

it('a guest whose phone dies in the lobby is let back in from their card on the wall', async () => {
  const { teacher, code } = await hostedGame(school)
  const own = await school.visitor()
  await joinAs(own, code, 'Ann')
  await isIn(own, 'Ann')
  const card = teacher.page.getByRole('listitem').filter({ hasText: 'Ann' })
  const letIn = card.getByRole('button', { name: 'Let Ann back in on another phone' })
  expect(await letIn.count()).toBe(0)
  await own.page.close()
  await letIn.waitFor({ state: 'attached' })
  await card.hover()
  await savePicture(teacher.page, 'seat-handed-lobby')
  await letIn.click()
  await teacher.page.getByText(/^Ann can come back on another phone/).waitFor()
  const lent = await school.visitor()
  await joinAs(lent, code, 'Ann')
  await isIn(lent, 'Ann')
  await expect.poll(() => letIn.count()).toBe(0)
})
