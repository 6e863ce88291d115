import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { KeyedQuestion } from '../../../rooms/shared/questions/question.ts'
import { savePicture, shootDevices } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, endedByHand, openBrowserSchool, type Visit } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool([], {}, endedByHand)
})
afterAll(() => school.close())

const phone = { width: 390, height: 844 }
const questions: KeyedQuestion[] = [
  { kind: 'typed', question: 'Say thank you in French', accept: ['merci'], seconds: 120 },
  { kind: 'number', question: 'How many legs has a spider?', value: 8, nearly: 2, seconds: 120 },
]
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const onlyOne = (page: Page) =>
  expect(page.getByRole('alertdialog').or(page.getByRole('dialog')).count()).resolves.toBe(0)

async function sitDown(code: string, name: string): Promise<Visit> {
  const visit = await school.visitor({ viewport: phone })
  await visit.page.goto(`/join/${code}`)
  await visit.page.getByLabel('Nickname').fill(name)
  await visit.page.getByRole('button', { name: 'Join', exact: true }).click()
  await visit.page.getByText(`You are in, ${name}!`).waitFor()
  return visit
}

async function lockIn({ page }: Visit, label: string, text: string): Promise<void> {
  await page.getByLabel(label).fill(text)
  await press(page, 'Lock in')
}

it('what was typed is accepted at the board and on the remote, before the class’ eyes, and kept in the set', async () => {
  const host = await school.newcomer('teacher')
  const { page: board, context } = host
  const made = await context.request.post('/api/question-sets', {
    data: { title: 'Words', subject: 'Other', questions },
    headers: { origin: school.url },
  })
  const { id } = (await made.json()) as { id: string }
  await board.goto('/teacher')
  await board
    .getByRole('radio', { name: /^Words/ })
    .first()
    .check({ force: true })
  await press(board, 'Create Game & Get Code')
  await board.getByText('Waiting for players to join...').waitFor()
  const code = board.url().split('/').at(-1) ?? ''
  const players = await Promise.all(['Ann', 'Ben', 'Cem', 'Dan'].map((name) => sitDown(code, name)))
  const [ann, ben, cem, dan] = players
  if (!ann || !ben || !cem || !dan) throw new Error('nobody came')
  await press(board, /^Start Game \(4 players\)/)
  for (const { page } of players) await page.getByText('Say thank you in French').first().waitFor()
  await lockIn(ann, 'Type your answer', 'merci')
  await lockIn(ben, 'Type your answer', 'Je te remercie')
  await lockIn(cem, 'Type your answer', 'je te remercie!')
  await ben.page.getByText('Locked in').first().waitFor()
  await ben.page.reload()
  await ben.page.getByText('Locked in').first().waitFor()
  expect(await ben.page.getByLabel('Type your answer').inputValue()).toBe('Je te remercie')
  await lockIn(dan, 'Type your answer', 'mille fois merci')
  await board.getByRole('heading', { name: 'Standings' }).waitFor()
  await ben.page.getByText('Je te remercie').first().waitFor()
  await ben.page.reload()
  // After the reload the server tells it to this pupil, but to no other device.
  await ben.page.getByText('Je te remercie').first().waitFor()
  expect(await board.content()).not.toContain('mille fois')
  expect(await axeComplaints(board)).toEqual([])
  await shootDevices(board, 'accept-board', ['projector', 'chromebook'])

  const accepts = board.getByRole('button', { name: 'Accept “Je te remercie”, too' })
  await accepts.click()
  await savePicture(board, 'accept-ask-board')
  await press(board, 'Accept it')
  await board.getByText('The host accepted “Je te remercie”, too.').first().waitFor()
  await onlyOne(board)
  for (const { page } of [ben, cem]) await page.getByRole('heading', { name: 'Correct!' }).waitFor()
  await cem.page.getByText('The host accepted “Je te remercie”, too.').first().waitFor()
  await savePicture(cem.page, 'accepted-phone')
  await shootDevices(board, 'accepted-board', ['projector', 'chromebook'])
  await press(board, 'Save “Je te remercie” in my set')
  await board.getByText('“Je te remercie” is now a right answer in your question set.').first().waitFor()

  const remote = await context.newPage()
  // On a slow line the answer stays for a while after the question about it is closed.
  await remote.addInitScript(() => {
    const { send } = WebSocket.prototype
    WebSocket.prototype.send = function (...message) {
      setTimeout(() => send.apply(this, message), 500)
    }
  })
  await remote.setViewportSize(phone)
  await remote.goto(`/remote/${code}`)
  await remote.getByRole('heading', { name: 'Should one of these count, too?' }).waitFor()
  expect(await axeComplaints(remote)).toEqual([])
  await savePicture(remote, 'accept-remote')
  // By keyboard, whose focus is not lost with the button that has done its work.
  await remote.getByRole('button', { name: 'Accept “mille fois merci”, too' }).press('Enter')
  await remote.getByRole('button', { name: 'Accept it' }).press('Enter')
  await dan.page.getByRole('heading', { name: 'Correct!' }).waitFor()
  await remote.getByText('The host accepted “Je te remercie”, “mille fois merci”, too.').first().waitFor()
  await expect.poll(() => remote.evaluate(() => document.activeElement?.id)).toBe('main')
  await savePicture(remote, 'accepted-remote')

  const kept = (await (await context.request.get(`/api/question-sets/${id}`)).json()) as { questions: KeyedQuestion[] }
  expect(kept.questions[0]).toMatchObject({ accept: ['merci', 'Je te remercie'] })

  // While the host thinks about an answer, the game stands still, and no key goes on.
  await board.getByText('Paused', { exact: true }).waitFor({ state: 'hidden' })
  await board.keyboard.press('PageDown')
  for (const { page } of players) await page.getByText('How many legs has a spider?').first().waitFor()
  for (const [index, text] of ['8', '8', '6', '1000 legs'].entries()) {
    const player = players[index]
    if (player) await lockIn(player, 'Type a number', text)
  }
  await board.getByText('That was the last question').first().waitFor()
  await shootDevices(board, 'numbers-board', ['projector', 'chromebook'])
  for (const { errors } of [host, ...players]) expect(errors).toEqual([])
})
