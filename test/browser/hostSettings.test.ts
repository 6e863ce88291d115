import { Client } from 'colyseus.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addQuestionSet, type BrowserSchool, openBrowserSchool } from './browserSchool.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

it('what a host picks is what the game does: ten players at most, names given out, ten seconds a question', async () => {
  const teacher = await school.newcomer('teacher')
  await addQuestionSet(teacher, school.url)
  const host = teacher.page
  await host.goto('/teacher')
  await host.getByRole('radio', { name: /^Planets/ }).check({ force: true })
  await host.getByText('Game settings').click()
  await host.getByLabel('Seconds per question').selectOption('10')
  await host.getByLabel('Most players').selectOption('10')
  await host.getByLabel('Player names').selectOption('generated')
  await host.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await host.waitForURL('**/lobby/*')
  const code = host.url().split('/').at(-1) ?? ''

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
