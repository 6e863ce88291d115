import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BrowserSchool, endedByHand, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'
import { choose } from '../school/choose.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool([], {}, endedByHand)
})
afterAll(() => school.close())

const middleOf = async (place: Locator) => {
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return [x + width / 2, y + height / 2] as const
}

const seat = async (code: string, options: BrowserContextOptions = {}) => {
  const { page } = await school.visitor(options)
  await page.goto(`/join/${code}`)
  await page.getByLabel('Nickname').fill('Ann')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText('You are in, Ann!').waitFor()
  return page
}

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
  const page = await seat(code)
  // Pulling at the page neither reloads the game nor leaves it.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehavior)).toBe('none')
  await teacher.page.getByRole('button', { name: /^Start Game/ }).click()
  const answer = page.locator('button[data-answer]:not(:disabled)').nth(1)
  await answer.click({ trial: true })
  const { x, y } = (await answer.locator('img').boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 20, y + 20)
  await page.mouse.down()
  await page.mouse.move(x + 45, y + 40, { steps: 10 })
  await page.mouse.up()
  await page.getByText('Correct!').first().waitFor()
  expect(teacher.errors).toEqual([])
})

/** On a busy machine a moment would end before the test looks, so it lasts until the test ends it. */
const holdMoments = async (page: Page) => {
  const time = await page.context().newCDPSession(page)
  await time.send('Animation.enable')
  await time.send('Animation.setPlaybackRate', { playbackRate: 0 })
  return () => time.send('Animation.setPlaybackRate', { playbackRate: 1 })
}

/** Whether there is a button that can be pressed. */
const takesPress = (page: Page, place: readonly [number, number]) =>
  page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.disabled === false, place)

it('a finger that taps twice chooses no move, and a host who clicks twice skips no question', async () => {
  const { teacher, code } = await hostedGame(school, (page) => choose(page.getByRole('radio', { name: /^Battle/ })), 2)
  const phone = await seat(code, { viewport: { width: 390, height: 844 }, hasTouch: true })
  const { page: board } = teacher
  const skip = board.getByRole('button', { name: 'Skip' })
  const next = board.getByRole('button', { name: 'Next' })
  await board.getByRole('button', { name: /^Start Game/ }).click()

  // The host presses to end the question at the moment in which it ends by itself.
  const answer = phone.locator('button[data-answer]:not(:disabled)').first()
  await answer.click({ trial: true })
  const boardGoesOn = await holdMoments(board)
  await answer.click()
  await next.waitFor()
  const lead = await middleOf(next)
  await board.mouse.click(...lead)
  expect(await takesPress(board, lead)).toBe(false)
  await boardGoesOn()
  await expect.poll(() => takesPress(board, lead)).toBe(true)

  const open = phone.getByRole('button', { name: 'Choose your move' })
  await open.waitFor()
  const place = await middleOf(open)
  const moves = phone.getByRole('list', { name: 'Moves' })
  const phoneGoesOn = await holdMoments(phone)
  await phone.touchscreen.tap(...place)
  await moves.waitFor()
  await phone.touchscreen.tap(...place)
  await phoneGoesOn()
  // By now a card is there, and it can still be chosen.
  await expect.poll(() => takesPress(phone, place)).toBe(true)

  await board.mouse.move(...lead)
  await board.mouse.down()
  await board.mouse.up()
  await skip.click({ trial: true })
  await board.mouse.move(...lead)
  await board.mouse.down({ clickCount: 2 })
  await board.mouse.up({ clickCount: 2 })
  // A second press would have been sent before this choice, so its effect would show now.
  await moves.getByRole('button').last().click()
  await phone.getByRole('region', { name: 'What happened' }).getByText('Guard').first().waitFor()
})
