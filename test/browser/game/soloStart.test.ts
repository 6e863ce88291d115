import { afterAll, beforeAll, expect, it } from 'vitest'
import { shootDevices } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

it('a teacher is asked once before playing alone, and has the board back when somebody comes', async () => {
  const { teacher, code } = await hostedGame(school)
  const { page } = teacher
  const start = page.getByRole('button', { name: 'Start Solo Practice' })
  const question = page.getByRole('alertdialog', { name: 'Nobody has joined yet. Play alone?' })
  await start.click()
  await question.waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await shootDevices(page, 'solo-ask')
  await question.getByRole('button', { name: 'Wait for players' }).click()
  await question.waitFor({ state: 'detached' })
  await start.click()
  await question.getByRole('button', { name: 'Play alone' }).click()
  await page.waitForURL('**/play/*')
  await page.locator('button[aria-keyshortcuts="1 A"]').waitFor()

  const guest = await school.visitor({ viewport: { width: 390, height: 844 } })
  await guest.page.goto(`/join/${code}`)
  await guest.page.getByLabel('Nickname').fill('Zoe')
  await guest.page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText(`Join at`).first().waitFor()
  expect(await page.locator('button[aria-keyshortcuts="1 A"]').count()).toBe(0)
  await guest.page.locator('button[aria-keyshortcuts="1 A"]').click()
  await page.getByRole('heading', { name: 'Standings' }).waitFor()
  expect(teacher.errors).toEqual([])
})

it('the question goes away with the first who comes', async () => {
  const { teacher, code } = await hostedGame(school)
  const { page } = teacher
  await page.getByRole('button', { name: 'Start Solo Practice' }).click()
  const question = page.getByRole('alertdialog')
  await question.waitFor()
  const guest = await school.visitor()
  await guest.page.goto(`/join/${code}`)
  await guest.page.getByLabel('Nickname').fill('Zoe')
  await guest.page.getByRole('button', { name: 'Join', exact: true }).click()
  await question.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Start Game (1 player)' }).click()
  await guest.page.waitForURL('**/play/*')
  await page.waitForURL('**/play/*')
  await page.getByText('Question 1 of 4').first().waitFor()
  expect(await page.locator('button[aria-keyshortcuts="1 A"]').count()).toBe(0)
})
