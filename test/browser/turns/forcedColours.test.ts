import { Client } from 'colyseus.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BrowserSchool, endedByHand, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool([], {}, { ...endedByHand, countdown: 300 })
})
afterAll(() => school.close())

it('in the colours of a device lanes and steps keep their edges, and names on steps are plain letters', async () => {
  const { teacher, code } = await hostedGame(
    school,
    async (page) => {
      await page.emulateMedia({ forcedColors: 'active' })
      await page.getByRole('radio', { name: /^Racing/ }).check({ force: true })
      await page.getByText('Default').first().waitFor()
    },
    2,
  )
  const { page } = teacher
  const rooms = await Promise.all(
    ['Ivo', 'Mo'].map(async (username) => {
      const room = await new Client(school.url).joinById(code, { username })
      room.onMessage('game-started', () => room.send('submit-answer', { answer: 0 }))
      room.onMessage(
        'choose-opened',
        ({ questionNumber, moves }: { questionNumber: number; moves: { id: string }[] }) =>
          room.send('choose', { questionNumber, move: { id: moves[0]?.id } }),
      )
      room.onMessage('*', () => {})
      return room
    }),
  )
  await page.getByRole('button', { name: 'Start Game (2 players)' }).click()
  const lane = page.getByRole('img', { name: /%/ }).first()
  await lane.waitFor()
  expect(await lane.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: 'Watch the action!' }).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.getByText('Question 2 of 2').first().waitFor()
  await page.getByRole('button', { name: 'End game' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: /End/ }).click()
  await page.getByText('Game Complete!').first().waitFor()
  const name = page.getByTitle('Ivo').first()
  await name.waitFor()
  expect(await name.evaluate((one) => getComputedStyle(one).webkitTextStrokeWidth)).toBe('0px')
  const step = page.locator('[data-world] strong').first()
  expect(
    await step.evaluate(({ parentElement }) => parentElement && getComputedStyle(parentElement).borderTopStyle),
  ).toBe('solid')
  for (const room of rooms) void room.leave()
})
