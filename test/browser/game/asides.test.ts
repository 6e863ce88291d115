import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { savePicture, shootDevices } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, endedByHand, openBrowserSchool, type Visit } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool([], {}, endedByHand)
})
afterAll(() => school.close())

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
/** How many colours the answers of a page have. Each answer needs its own. */
const coloursOf = (page: Page) =>
  page
    .locator('[data-answer]')
    .evaluateAll((tiles) => new Set(tiles.map((tile) => getComputedStyle(tile).backgroundColor)).size)
const question = (page: Page, number: number) => page.locator(`#question-${number}`)

/** Writes a slide, an opinion and a question in the editor, as a teacher does. */
async function write({ page }: Visit): Promise<void> {
  await page.goto('/create-set')
  await page.getByLabel('Title').fill('Seasons')
  await page.getByLabel('Subject').selectOption('Other')
  const begin = async (number: number, text: string, kind: string) => {
    if (number > 1) await press(page, 'Add Question')
    await question(page, number).getByLabel('Question', { exact: true }).fill(text)
    await question(page, number).getByLabel(`Kind of question ${number}`).selectOption({ label: kind })
  }
  await begin(1, 'Today: the four seasons', 'Slide (no question)')
  // A set of slides alone is refused.
  await press(page, 'Save Question Set')
  await page.getByText('Please add a question that has a right answer').first().waitFor()
  await begin(2, 'Which season do you like best?', 'Opinion (no points)')
  for (const [index, text] of ['Spring', 'Summer', 'Autumn', 'Winter'].entries())
    await question(page, 2)
      .getByLabel(`Answer ${index + 1}`, { exact: true })
      .fill(text)
  await begin(3, 'In which month is Christmas?', 'One right answer')
  for (const [index, text] of ['December', 'May', 'June', 'July'].entries())
    await question(page, 3).getByLabel(`Answer ${'ABCD'[index]}`, { exact: true }).fill(text)
  expect(await axeComplaints(page)).toEqual([])
  await shootDevices(page, 'asides-editor', ['phone'])
  await page.setViewportSize({ width: 1366, height: 768 })
}

async function sitDown(code: string, name: string): Promise<Visit> {
  const visit = await school.visitor({ viewport: { width: 390, height: 844 } })
  await visit.page.goto(`/join/${code}`)
  await visit.page.getByLabel('Nickname').fill(name)
  await visit.page.getByRole('button', { name: 'Join', exact: true }).click()
  await visit.page.getByText(`You are in, ${name}!`).waitFor()
  return visit
}

it('on a map, too, a slide waits for its host, an opinion shows what the class thinks, and neither is a question or a turn', async () => {
  const host = await school.newcomer('teacher')
  const { page: board, context } = host
  await write(host)
  await press(board, 'Save Question Set')
  await press(board, 'Yes, A is right')
  await board.waitForURL('**/teacher')
  await board
    .getByRole('radio', { name: /^Seasons/ })
    .first()
    .check({ force: true })
  await board.getByRole('radio', { name: /^Battle/ }).check({ force: true })
  await board.getByText('Default').first().waitFor()
  await press(board, 'Create Game & Get Code')
  await board.getByText('Waiting for players to join...').waitFor()
  const code = board.url().split('/').at(-1) ?? ''
  const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => sitDown(code, name)))
  if (!ann || !ben) throw new Error('nobody came')
  await press(board, /^Start Game \(2 players\)/)

  await ann.page.getByText('Look at the board. There is nothing to answer.').waitFor()
  await board.getByRole('heading', { name: 'Today: the four seasons' }).waitFor()
  expect(await board.getByRole('timer').count()).toBe(0)
  expect(await board.getByRole('button', { name: 'Remove question' }).count()).toBe(0)
  await savePicture(ann.page, 'slide-phone')
  expect(await axeComplaints(ann.page)).toEqual([])
  await shootDevices(board, 'slide-board', ['projector', 'chromebook'])
  const remote = await context.newPage()
  await remote.setViewportSize({ width: 390, height: 844 })
  await remote.goto(`/remote/${code}`)
  await remote.getByRole('heading', { name: 'Slide' }).waitFor()
  await savePicture(remote, 'slide-remote')
  await press(remote, 'Next')

  await ann.page.getByRole('button', { name: 'C: Autumn' }).waitFor()
  expect([await coloursOf(ann.page), await coloursOf(board)]).toEqual([4, 4])
  await savePicture(ann.page, 'opinion-phone')
  await shootDevices(board, 'opinion-board', ['projector', 'chromebook'])
  await ann.page.getByRole('button', { name: 'C: Autumn' }).click()
  await ben.page.keyboard.press('b')
  await ann.page.getByRole('heading', { name: 'This is what the class thinks' }).waitFor()
  await board.getByRole('list', { name: 'This is what the class thinks' }).waitFor()
  for (const page of [board, ann.page])
    await page
      .getByText('This is what the class thinks. Spring: 0. Summer: 1. Autumn: 1. Winter: 0')
      .waitFor({ state: 'attached' })
  // Nobody could score yet, so nobody is knocked out.
  for (const page of [board, ann.page]) expect(await page.getByText('KO', { exact: true }).count()).toBe(0)
  expect(await axeComplaints(ann.page)).toEqual([])
  await savePicture(ann.page, 'opinion-told-phone')
  await shootDevices(board, 'opinion-told-board', ['projector', 'chromebook'])
  await savePicture(remote, 'opinion-remote')
  await ann.page.reload()
  await ann.page.getByText('your answer').waitFor()
  expect(await ann.page.content()).not.toContain('Not this time')

  await press(remote, 'Next')
  for (const page of [board, ann.page, ben.page]) await page.getByText('Question 1 of 1').first().waitFor()
  await ann.page.getByRole('button', { name: 'A: December' }).click()
  await ben.page.getByRole('button', { name: 'B: May' }).click()
  // Players choose moves only now.
  await ann.page.getByRole('heading', { name: 'Correct!' }).waitFor()
  await press(remote, 'Next')
  await ann.page.getByRole('list', { name: 'Moves' }).getByRole('button').first().click()
  await ben.page.getByText('Second look').first().waitFor()
  await ben.page.getByRole('button', { name: 'A: December' }).click()
  await board.getByRole('heading', { name: 'Watch the action!' }).waitFor()
  for (const { errors } of [host, ann, ben]) expect(errors).toEqual([])
})
