import { join } from 'node:path'
import { Client, type Room } from 'colyseus.js'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

const rivals = ['Amira', 'Ben', 'Chidi', 'Emil', 'Freya', 'Gus']
const devices = { sideways: [844, 390], chromebook: [1366, 768], phone: [390, 844] } as const

/** Checks every device. `SHOTS_DIR` keeps the pictures. */
async function expectWhole(page: Page, name: string): Promise<void> {
  for (const [device, [width, height]] of Object.entries(devices)) {
    await page.setViewportSize({ width, height })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), device).toBeLessThanOrEqual(0)
    if (process.env.SHOTS_DIR) await page.screenshot({ path: join(process.env.SHOTS_DIR, `${name}-${device}.png`) })
  }
  expect(await axeComplaints(page)).toEqual([])
}

const seated = (code: string) =>
  Promise.all(
    rivals.map(async (username): Promise<Room> => {
      const room = await new Client(school.url).joinById(code, { username })
      room.onMessage('*', () => {})
      return room
    }),
  )

it('whoever comes last hears what they got right and who is in reach, and not their place', async () => {
  const { teacher, code } = await hostedGame(school)
  const board = teacher.page
  const last = await school.visitor({ viewport: { width: 390, height: 844 } })
  const { page } = last
  await page.goto(`/join/${code}`)
  await page.getByLabel('Nickname').fill('Lotte')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText('You are in, Lotte!').waitFor()
  const rooms = await seated(code)
  await board.getByRole('button', { name: 'Start Game (7 players)' }).click()

  const place = page.getByText(/\b7(th)?\b/)
  const answer = async (question: number, own: number) => {
    await page.getByText(`Question ${question} of 4`).first().waitFor()
    for (const room of rooms) room.send('submit-answer', { answer: question - 1 })
    await page.locator('button[aria-keyshortcuts]').nth(own).click()
    await page
      .getByText(/Correct!|Not this time/)
      .first()
      .waitFor()
  }

  await answer(1, 1)
  const main = page.locator('main')
  await main.getByText('You chose').waitFor()
  expect(await main.locator('div:has(> small)').allInnerTexts()).toEqual([
    expect.stringMatching(/You chose\s+B\s+Second/),
    expect.stringMatching(/It was\s+A\s+First/),
  ])
  await expectWhole(page, 'lower-wrong')
  expect(await place.count()).toBe(0)

  await board.getByRole('button', { name: 'Next' }).click()
  await answer(2, 1)
  await main.getByText('1 right answer so far').waitFor()
  await main.getByText(/points behind/).waitFor()
  expect(await main.getByText('You chose').count()).toBe(0)
  await expectWhole(page, 'lower-right')
  expect(await place.count()).toBe(0)

  await board.getByRole('button', { name: 'End game' }).click()
  await board.getByRole('alertdialog').getByRole('button', { name: 'End game' }).click()
  await main.getByText('You got 1 right!').waitFor()
  await main.getByText(/points behind/).waitFor()
  await expectWhole(page, 'lower-final')
  expect(await page.getByText(/7th|You came/).count()).toBe(0)
  expect(last.errors).toEqual([])
  for (const room of rooms) void room.leave()
})
