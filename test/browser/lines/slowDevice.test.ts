import { Client } from 'colyseus.js'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BrowserSchool, hostedGame, openBrowserSchool, planets } from '../school/browserSchool.ts'
import { calmFrames } from '../school/calmFrames.ts'
import { haveCores } from '../school/haveCores.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

async function sitDown(code: string): Promise<void> {
  const room = await new Client(school.url).joinById(code, { username: 'Ivo', slime: 'blueberry' })
  const answer = ({ question }: { question: { text: string } }) =>
    room.send('submit-answer', { answer: planets.findIndex((planet) => question.text.includes(planet)) })
  room.onMessage('game-started', answer)
  room.onMessage('next-question', answer)
  room.onMessage('choose-opened', ({ questionNumber, moves }: { questionNumber: number; moves: { id: string }[] }) =>
    room.send('choose', { questionNumber, move: { id: moves[0]?.id } }),
  )
  room.onMessage('*', () => {})
}

/** Waits until the world is painted, so that what follows is seen from its beginning. */
const standing = (phone: Page) =>
  phone.waitForFunction(() => {
    const canvas = document.querySelector('canvas') as (HTMLCanvasElement & { seen?: () => unknown }) | null
    return canvas?.seen?.()
  })

/** Plays from a question to its action, on both screens. */
async function playTo(number: number, board: Page, phone: Page, hasStage = false): Promise<void> {
  await phone.getByText(`Question ${number} of ${planets.length}`).first().waitFor()
  await phone.locator(`button[aria-keyshortcuts="${number} ${'ABCD'[number - 1]}"]`).click()
  await board.getByRole('button', { name: 'Next' }).click()
  if (hasStage) await standing(phone)
  await phone.getByRole('list', { name: 'Moves' }).getByRole('button').first().click()
  await phone.getByRole('region', { name: 'What happened' }).waitFor()
}

const canvas = (phone: Page) => phone.locator('[data-seen] canvas')
const pixels = (phone: Page) => canvas(phone).evaluate((one) => (one as HTMLCanvasElement).width)

/** Two or three pictures a second are too few. */
const hopelessMs = 400

it('a device that cannot keep up paints fewer pixels, then goes without a stage, and knows so the next time', async () => {
  const { teacher, code } = await hostedGame(school, (page) =>
    page.getByRole('radio', { name: /^Racing/ }).check({ force: true }),
  )
  const { page: phone, context, errors } = await school.visitor({ viewport: { width: 390, height: 844 } })
  await context.addInitScript(haveCores, 2)
  await context.addInitScript(calmFrames, hopelessMs)
  await phone.goto(`/join/${code}`)
  await phone.getByLabel('Nickname').fill('Lotte')
  await phone.getByRole('button', { name: 'Join', exact: true }).click()
  await phone.waitForURL('**/lobby/*')
  await sitDown(code)
  await teacher.page.getByRole('button', { name: 'Start Game (2 players)' }).click()

  await playTo(1, teacher.page, phone, true)
  await canvas(phone).waitFor()
  expect(await pixels(phone)).toBe(390)
  await playTo(2, teacher.page, phone, true)
  await canvas(phone).waitFor()
  expect(await pixels(phone)).toBe(234)
  await playTo(3, teacher.page, phone)
  expect(await phone.locator('canvas').count()).toBe(0)
  await phone.reload()
  await playTo(4, teacher.page, phone)
  expect(await phone.locator('canvas').count()).toBe(0)
  expect(errors).toEqual([])
})
