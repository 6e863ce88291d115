import { Client } from 'colyseus.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BrowserSchool, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'
import { choose } from '../school/choose.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

it('what a host picks is what the game does: ten players at most, names given out, ten seconds a question', async () => {
  const { teacher, code } = await hostedGame(school, async (page) => {
    // Its questions have no times of their own.
    await choose(page.getByRole('radio', { name: /^Capitals of the World/ }).first())
    await page.getByText('Game settings').click()
    await page.getByLabel('Seconds per question').selectOption('10')
    await page.getByLabel('Player limit').selectOption('10')
    await page.getByLabel('Player names').selectOption('generated')
  })
  const host = teacher.page

  const join = async () => {
    const room = await new Client(school.url).joinById(code, {})
    room.onMessage('*', () => {})
    return room
  }
  const guests = await Promise.all(Array.from({ length: 9 }, join))
  const last = await school.visitor()
  await last.page.goto(`/join/${code}`)
  expect(await last.page.getByLabel('Nickname').count()).toBe(0)
  await last.page.getByRole('button', { name: 'Join', exact: true }).click()
  await last.page.waitForURL(`**/lobby/${code}`)
  await host.getByRole('button', { name: 'Start Game (10 players)' }).waitFor()

  const tooMany = await school.visitor()
  await tooMany.page.goto(`/join/${code}`)
  await tooMany.page.getByText('This game is full').first().waitFor()

  await host.getByRole('button', { name: 'Start Game (10 players)' }).click()
  const left = await last.page.getByRole('timer').getByText(/^\d+$/).first().textContent()
  expect(Number(left)).toBeLessThanOrEqual(10)
  for (const guest of guests) await guest.leave()
})
