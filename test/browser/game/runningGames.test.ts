import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shootDevices } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { addQuestionSet, type BrowserSchool, hostedGame, openBrowserSchool, password } from '../school/browserSchool.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

const running = (page: Page) => page.getByRole('region', { name: 'Your game is still running' })

async function guestIn(code: string) {
  const { page } = await school.visitor({ viewport: { width: 390, height: 844 } })
  await page.goto(`/join/${code}`)
  await page.getByLabel('Nickname').fill('Zoe')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText('You are in, Zoe!').waitFor()
  return page
}

it('a teacher who went away finds the game on the dashboard, returns to it, and ends it from there', async () => {
  const { teacher, code } = await hostedGame(school)
  const { page } = teacher
  const guest = await guestIn(code)

  await page.goto('/teacher')
  await running(page).getByText('In the lobby · 1 player here').waitFor()
  await shootDevices(page, 'running-lobby')
  expect(await axeComplaints(page)).toEqual([])
  await running(page)
    .getByRole('link', { name: `Return to Planets, code ${code}` })
    .click()
  await page.waitForURL(`**/lobby/${code}`)
  await page.getByRole('button', { name: 'Start Game' }).click()
  await page.waitForURL(`**/play/${code}`)
  await guest.locator('button[aria-keyshortcuts="1 A"]').click()

  await page.goto('/teacher')
  await running(page).getByText('Question 1 of 4 · 1 player here').waitFor()
  await running(page)
    .getByRole('link', { name: /^Return/ })
    .click()
  await page.waitForURL(`**/play/${code}`)

  await page.goto('/teacher')
  const end = running(page).getByRole('button', { name: `End Planets, code ${code}` })
  await end.click()
  await page.getByRole('alertdialog').getByText('End “Planets” now?').waitFor()
  await shootDevices(page, 'running-end')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await end.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End game' }).click()
  await page.getByText('The game has ended.').first().waitFor()
  await running(page).waitFor({ state: 'detached' })
  await guest.getByText('Game Complete!').waitFor()
  expect(teacher.errors).toEqual([])
})

it('a game that nobody attends says when it will end; another teacher sees nothing of it', async () => {
  const { teacher, code } = await hostedGame(school)
  await teacher.page.goto('/teacher')
  await running(teacher.page).getByText('No players are here. It ends by itself in 5 minutes.').waitFor()
  await shootDevices(teacher.page, 'running-nobody')

  const other = await school.newcomer('teacher')
  await other.page.goto('/teacher')
  await other.page.getByRole('heading', { name: 'Host Game' }).waitFor()
  expect(await other.page.getByText(code).count()).toBe(0)
})

it('a student who hosts finds the game, too', async () => {
  const student = await school.newcomer('student')
  const { page } = student
  await addQuestionSet(student, school.url)
  await page.goto('/student')
  await page.getByRole('button', { name: /^Host Game/ }).click()
  await page
    .getByRole('radio', { name: /^Planets/ })
    .first()
    .check({ force: true })
  await page.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await page.waitForURL('**/lobby/*')
  await page.goto('/student')
  await running(page).getByText('No players are here.').waitFor()
  await shootDevices(page, 'running-student')
  await running(page)
    .getByRole('link', { name: /^Return/ })
    .click()
  await page.waitForURL('**/lobby/*')
  expect(student.errors).toEqual([])
})

it('a pupil whose phone has died logs in on another one and finds the way back to their game there', async () => {
  const { code } = await hostedGame(school)
  const pupil = await school.newcomer('student', { viewport: { width: 390, height: 844 } })
  await pupil.page.goto(`/join/${code}`)
  await pupil.page.getByText(`You are in, ${pupil.user.username}!`).waitFor()
  await pupil.context.close()

  const { page, errors } = await school.visitor({ viewport: { width: 390, height: 844 } })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Already have an account? Login' }).click()
  await page.getByLabel('Username').fill(pupil.user.username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/student')
  const way = page.getByRole('region', { name: `You are still in game ${code}` })
  await way.waitFor()
  await shootDevices(page, 'running-other-phone')
  expect(await axeComplaints(page)).toEqual([])
  await way.getByRole('link', { name: 'Go back to the game' }).click()
  await page.getByText(`You are in, ${pupil.user.username}!`).waitFor()

  const stranger = await school.newcomer('student')
  const told: string[] = []
  stranger.page.on('response', async (answer) => told.push(await answer.text().catch(() => '')))
  const seats = stranger.page.waitForResponse((answer) => answer.url().endsWith('/seats'))
  await stranger.page.goto('/student')
  await (await seats).finished()
  expect(told.filter((text) => text.includes(code))).toEqual([])
  expect(errors).toEqual([])
})
