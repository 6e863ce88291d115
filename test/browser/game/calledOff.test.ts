import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { welcomeCurrency } from '../../../rooms/shared/catalog/economy.ts'
import { savePicture, shootDevices } from '../../pictures/shootDevices.ts'
import { until } from '../../rooms/roomHarness.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, hostedGame, openBrowserSchool, password } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const phone = { width: 390, height: 844 }

const joinAs = async (code: string, nickname: string) => {
  const guest = await school.visitor({ viewport: phone })
  await guest.page.goto(`/join/${code}`)
  await guest.page.getByLabel('Nickname').fill(nickname)
  await guest.page.getByRole('button', { name: 'Join', exact: true }).click()
  await guest.page.getByText(`You are in, ${nickname}!`).waitFor()
  return guest
}

/** Answers one question right and ends the game. */
const playOne = async (board: Page, guest: Page) => {
  const tile = guest.locator('button[aria-keyshortcuts="1 A"]')
  await tile.waitFor()
  const askedAt = performance.now()
  // An answer that comes before a pupil could read the question is not paid.
  await until('time to read', () => performance.now() - askedAt > 320)
  await tile.click()
  await guest.getByText('Correct!').first().waitFor()
  await board.getByRole('button', { name: 'End game' }).click()
  await board.getByRole('alertdialog').getByRole('button', { name: 'End game' }).click()
  await board.getByRole('button', { name: 'Play again' }).waitFor()
}

const offered = (page: Page) => page.getByRole('heading', { name: /^You earned \d+ coins/ })
const coinsIn = async (page: Page) => Number((await offered(page).textContent())?.match(/\d+/)?.[0])

it('a lobby that is ended was called off, nobody came 1st in it, and what guests earned before stays theirs', async () => {
  const { teacher, code } = await hostedGame(school)
  const board = teacher.page
  const { page } = await joinAs(code, 'Lotte')
  await board.getByRole('button', { name: 'Start Game (1 player)' }).click()
  await playOne(board, page)
  await offered(page).waitFor()
  const first = await coinsIn(page)

  // The same class plays again under the same code. Now the seat has earned in two games.
  await board.getByRole('button', { name: 'Play again' }).click()
  await playOne(board, page)
  await page.getByRole('heading', { name: /coins in 2 games!$/ }).waitFor()
  const both = await coinsIn(page)
  expect(both).toBeGreaterThan(first)

  await board.getByRole('button', { name: 'Play again' }).click()
  await board.getByRole('button', { name: 'Wait' }).click()
  await page.getByText('You are in, Lotte!').waitFor()
  await board.goto('/teacher')
  await board.getByRole('button', { name: /^End Planets/ }).click()
  await board.getByRole('alertdialog').getByRole('button', { name: 'End game' }).click()
  await board.getByText('The game was called off.').waitFor()

  await page.getByRole('heading', { name: 'This game was called off' }).waitFor()
  for (const untrue of ['Game Complete!', 'You came 1st!', 'That was a tough one!'])
    expect(await page.getByText(untrue).count()).toBe(0)
  await page.getByRole('heading', { name: `You earned ${both} coins in 2 games!` }).waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await shootDevices(page, 'called-off')

  // The offer also stands for a player who comes back to it later.
  await page.reload()
  await page.getByRole('button', { name: 'Keep my coins' }).click()
  const dialog = page.getByRole('dialog', { name: `Keep your ${both} coins` })
  await dialog.getByLabel('Username').fill('Lotte_99')
  await dialog.getByLabel('Password', { exact: true }).fill('nine slow snails')
  await dialog.getByLabel('Confirm password').fill('nine slow snails')
  await dialog.getByRole('button', { name: 'Register and keep them' }).click()
  await page.getByRole('heading', { name: `${both} coins are yours, Lotte_99!` }).waitFor()
  await page.goto('/shop')
  await page.getByRole('link', { name: `${(welcomeCurrency + both).toLocaleString('en')} coins` }).waitFor()
})

it('who signs in later in the same tab still finds the offer', async () => {
  const { teacher, code } = await hostedGame(school)
  const board = teacher.page
  const { page } = await joinAs(code, 'Emil')
  await board.getByRole('button', { name: 'Start Game (1 player)' }).click()
  await playOne(board, page)
  await offered(page).waitFor()
  const earned = await coinsIn(page)
  await page.goto('/login')
  await page.getByLabel('Username').fill('Emil_77')
  await page.getByLabel('Password', { exact: true }).fill('nine slow snails')
  await page.getByLabel('Confirm password').fill('nine slow snails')
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await page.waitForURL('**/student')
  await page.getByRole('heading', { name: `You earned ${earned} coins!` }).waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await shootDevices(page, 'offer-at-home')
  await page.getByRole('button', { name: 'Keep them as Emil_77' }).click()
  await page.getByRole('heading', { name: `${earned} coins are yours, Emil_77!` }).waitFor()
})

it('the board says so, too, when its game ends before the first answer was shown', async () => {
  const { teacher, code } = await hostedGame(school)
  const board = teacher.page
  const { page } = await joinAs(code, 'Zoe')
  await board.getByRole('button', { name: 'Start Game (1 player)' }).click()
  await page.locator('button[aria-keyshortcuts="1 A"]').waitFor()
  await board.getByRole('button', { name: 'End game' }).click()
  await board.getByRole('alertdialog').getByRole('button', { name: 'End game' }).click()
  for (const screen of [board, page]) await screen.getByRole('heading', { name: 'This game was called off' }).waitFor()
  expect(await board.getByText('No points yet').count()).toBe(0)
  await board.getByRole('button', { name: 'Play again' }).waitFor()
  expect(await axeComplaints(board)).toEqual([])
  await shootDevices(board, 'called-off-board')
  await shootDevices(page, 'called-off-empty')
})

it('an account that is deleted during its game reads that it earned nothing, also where its page is loaded anew', async () => {
  const { teacher, code } = await hostedGame(school)
  const { page, context, errors } = await school.newcomer('student', { viewport: phone })
  const other = await school.newcomer('student', { viewport: phone })
  for (const one of [page, other.page]) {
    await one.goto(`/join/${code}`)
    await one.getByText('You are in,').waitFor()
  }
  await teacher.page.getByRole('button', { name: 'Start Game (2 players)' }).click()
  await other.page.locator('button[aria-keyshortcuts="1 A"]').click()
  const farewell = { data: { password }, headers: { origin: school.url } }
  expect((await context.request.post('/api/auth/farewell', farewell)).status()).toBe(204)
  await playOne(teacher.page, page)
  await page.getByText('Your account was deleted during the game, so it earned no coins.').waitFor()
  expect(await page.getByText('You earned').count()).toBe(0)
  await other.page.getByText('You earned').waitFor()
  expect(await other.page.getByText('Your account was deleted').count()).toBe(0)
  await savePicture(page, 'final-without-account')
  await page.reload()
  await page.getByText('Your account was deleted during the game, so it earned no coins.').waitFor()
  expect(errors).toEqual([])
})
