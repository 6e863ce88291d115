import '../bench/sameSockets.ts'
import { Client } from 'colyseus.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { axeComplaints } from './axeOn.ts'
import { type BrowserSchool, hostedGame, openBrowserSchool } from './browserSchool.ts'
import { shootDevices } from './shootDevices.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

it('the host clears by one press what a script has left in the lobby, and nobody real', async () => {
  const { teacher, code } = await hostedGame(school)
  const { page } = teacher
  const pupil = await school.visitor({ viewport: { width: 390, height: 844 } })
  await pupil.page.goto(`/join/${code}`)
  await pupil.page.getByLabel('Nickname').fill('Zoe')
  await pupil.page.getByRole('button', { name: 'Join', exact: true }).click()
  await pupil.page.getByText('You are in, Zoe!').waitFor()
  for (let count = 1; count <= 5; count++) {
    const ghost = await new Client(school.url).joinById(code, { username: `Ghost ${count}` })
    ghost.reconnection.enabled = false
    ghost.onMessage('*', () => {})
  }
  const clear = page.getByRole('button', { name: 'Clear 5 empty seats' })
  await clear.waitFor()
  await page.getByRole('button', { name: 'Start Game (6 players)' }).waitFor()
  expect(await axeComplaints(page)).toEqual([])
  await shootDevices(page, 'empty-seats', ['chromebook'])
  await clear.click()
  await page.getByRole('button', { name: 'Start Game (1 player)' }).waitFor()
  await clear.waitFor({ state: 'detached' })
  await pupil.page.getByText('You are in, Zoe!').waitFor()
  await page.getByRole('button', { name: 'Start Game (1 player)' }).click()
  await pupil.page.waitForURL('**/play/*')
  expect(teacher.errors).toEqual([])
})
