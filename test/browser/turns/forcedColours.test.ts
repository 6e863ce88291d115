import { Client } from 'colyseus.js'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BrowserSchool, endedByHand, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool([], {}, { ...endedByHand, countdown: 300 })
})
afterAll(() => school.close())

/** Whether this differs from the ground of its page. */
const isSeen = async (page: Page, part: Locator) => {
  const groundOf = (locator: Locator) => locator.evaluate((one) => getComputedStyle(one).backgroundColor)
  expect(await groundOf(part)).not.toBe(await groundOf(page.locator('body')))
}

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
  await page.getByRole('link', { name: /See report/ }).click()
  await isSeen(page, page.getByRole('listitem').filter({ hasText: 'First' }).last().locator('[style*="width: 100%"]'))
  for (const room of rooms) void room.leave()
})

it('in the colours of a device a pupil sees how far they are on the way to an achievement', async () => {
  const { page } = await school.newcomer('student')
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
  await page.goto('/achievements')
  const way = page.getByRole('progressbar').first()
  await way.waitFor()
  expect(await way.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid')
  await isSeen(page, way.locator('span'))
})
