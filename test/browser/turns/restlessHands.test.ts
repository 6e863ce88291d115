import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BrowserSchool, endedByHand, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'
import { choose } from '../school/choose.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool([], {}, endedByHand)
})
afterAll(() => school.close())

const drawnPicture = (page: Page, colour: string) =>
  page.evaluate((colour) => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 160
    const pen = canvas.getContext('2d')
    if (pen) pen.fillStyle = colour
    pen?.fillRect(0, 0, 160, 160)
    return canvas.toDataURL('image/jpeg')
  }, colour)

it('a picture that is pressed by a hand in motion is answered with, and not dragged away', async () => {
  const { teacher, code } = await hostedGame(school, async (page) => {
    const pictures = await Promise.all(['red', 'blue', 'gold', 'green'].map((colour) => drawnPicture(page, colour)))
    const questions = [
      { question: 'Which is blue?', answers: ['One', 'Two', 'Three', 'Four'], answerImages: pictures, correct: 1 },
    ]
    const data = { title: 'Colours', subject: 'Science', questions }
    const made = await page.context().request.post('/api/question-sets', { data, headers: { origin: school.url } })
    expect(made.ok(), await made.text()).toBe(true)
    await page.reload()
    await choose(page.getByRole('radio', { name: /^Colours/ }).first())
  })
  const { page } = await school.visitor()
  await page.goto(`/join/${code}`)
  await page.getByLabel('Nickname').fill('Ann')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText('You are in, Ann!').waitFor()
  // A pull at a game neither loads it anew nor leaves it.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehavior)).toBe('none')
  await teacher.page.getByRole('button', { name: /^Start Game/ }).click()
  const answer = page.locator('button[data-answer]:not(:disabled)').nth(1)
  const { x, y } = (await answer.locator('img').boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 20, y + 20)
  await page.mouse.down()
  await page.mouse.move(x + 45, y + 40, { steps: 10 })
  await page.mouse.up()
  await page.getByText('Correct!').first().waitFor()
  expect([...(teacher.errors ?? [])]).toEqual([])
})
