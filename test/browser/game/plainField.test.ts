import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { savePicture } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, endedByHand, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool([], {}, endedByHand)
})
afterAll(() => school.close())

const seconds = 120
const questions = [
  { kind: 'several', question: 'Which are prime?', answers: ['2', '4', '5', '9'], correct: [0, 2], seconds },
  { kind: 'typed', question: 'Say thank you in French', accept: ['merci'], seconds },
  { kind: 'number', question: 'How many legs has a spider?', value: 8, seconds },
]

/** Only the code for the kinds of questions contains this text. */
const ofTheKinds = 'Tap them in the right order'

const built = join(import.meta.dirname, '../../../dist/client/assets')

/** Acts like a line that dies under one file, or a filter that blocks it by mistake. */
async function withoutKinds(page: Page): Promise<() => number> {
  const files = readdirSync(built).filter(
    (name) => name.endsWith('.js') && readFileSync(join(built, name), 'utf8').includes(ofTheKinds),
  )
  let stopped = 0
  for (const file of files)
    await page.route(`**/assets/${file}`, (route) => {
      stopped++
      return route.abort()
    })
  return () => stopped
}

it('where the part of the kinds does not come, a plain field answers any of them', async () => {
  const { context, page: board } = await school.newcomer('teacher')
  const made = await context.request.post('/api/question-sets', {
    data: { title: 'Plain', subject: 'Other', questions },
    headers: { origin: school.url },
  })
  expect(made.status()).toBe(201)
  await board.goto('/teacher')
  await board
    .getByRole('radio', { name: /^Plain/ })
    .first()
    .check({ force: true })
  await board.getByRole('button', { name: 'Create Game & Get Code' }).click()
  await board.getByText('Waiting for players to join...').waitFor()
  const code = board.url().split('/').at(-1) ?? ''
  const { page: phone } = await school.visitor({ viewport: { width: 390, height: 844 } })
  const stopped = await withoutKinds(phone)
  await phone.goto(`/join/${code}`)
  await phone.getByLabel('Nickname').fill('Ann')
  await phone.getByRole('button', { name: 'Join', exact: true }).click()
  await phone.getByText('You are in, Ann!').waitFor()
  await board.getByRole('button', { name: /^Start Game/ }).click()
  for (const [index, text] of ['C A', 'merci', '8'].entries()) {
    if (index > 0) await board.keyboard.press('PageDown')
    await phone
      .getByText(`Question ${index + 1} of 3`)
      .first()
      .waitFor()
    await phone.getByLabel('Your answer').fill(text)
    if (index === 0) {
      await savePicture(phone, 'plain-field-phone')
      expect(await axeComplaints(phone)).toEqual([])
    }
    await phone.getByLabel('Your answer').press('Enter')
    await phone.getByRole('heading', { name: 'Correct!' }).waitFor()
  }
  expect(stopped()).toBeGreaterThan(0)
})
