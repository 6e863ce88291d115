import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { savePicture } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'
import { hasFocus } from '../school/keys.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const pasted = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `Question: What is ${at + 1} times a thousand?\nA: ${at + 1}000\nB: none\nRight: A`,
  ).join('\n\n')

const longSet = async (count: number, viewport: { width: number; height: number }) => {
  const { page, errors } = await school.newcomer('teacher', { viewport })
  await page.goto('/create-set?import')
  await page.getByRole('tab', { name: 'Paste text' }).click()
  await page.getByLabel('Pasted text').fill(pasted(count))
  await page.getByRole('button', { name: `Use ${count} questions` }).click()
  await page.getByRole('heading', { name: `Question ${count}`, exact: true }).waitFor()
  // The focus comes back from the dialog a moment later. It would leave whatever a test gave it to by then.
  await page.waitForFunction(() => document.activeElement?.id === 'main')
  return { page, errors }
}

const finder = (page: Page) => ({
  open: page.getByRole('button', { name: 'Find a question' }),
  dialog: page.getByRole('dialog', { name: 'Find a question' }),
  field: page.getByLabel('Number or words'),
})

/** How many rows the buttons at the bottom take, which always stay in the window. */
const rowsOfButtons = (page: Page) =>
  page.evaluate(() => {
    const save = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Save Question Set')
    // A button under the mouse is lifted a little.
    const boxes = [...(save?.parentElement?.children ?? [])].map((one) => one.getBoundingClientRect())
    return boxes.filter(({ top }, at) => top > (boxes[at - 1]?.top ?? 0) + 20).length
  })

/** Waits until the heading of this question has the focus, and stands in the upper half of the window. */
const isAt = (page: Page, number: number) =>
  page.waitForFunction((wanted) => {
    const [focused, half] = [document.activeElement, innerHeight / 2]
    const { top = -1 } = focused?.getBoundingClientRect() ?? {}
    const isSeen = focused === document.elementFromPoint(innerWidth / 3, top + 8)
    return focused?.textContent === `Question ${wanted}` && top > 0 && top < half && isSeen
  }, number)

it('of a hundred questions one is found by its number, with the keys alone', async () => {
  const { page, errors } = await longSet(100, { width: 1366, height: 768 })
  const { open, dialog, field } = finder(page)
  await open.focus()
  await page.keyboard.press('Enter')
  await field.waitFor()
  expect(await dialog.getByRole('button', { name: /times a thousand/ }).count()).toBe(100)
  await hasFocus(field)
  await savePicture(page, 'find-question')
  await page.keyboard.type('57')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await isAt(page, 57)
  // The Tab key goes on from this question.
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('li')?.id)).toBe('question-57')
  expect(errors).toEqual([])
})

it('on a phone it is found by what it says, or by tapping it in the list', async () => {
  const { page, errors } = await longSet(45, { width: 390, height: 844 })
  const { open, dialog, field } = finder(page)
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await rowsOfButtons(page)).toBe(2)
  }
  await open.click()
  await savePicture(page, 'find-question-phone')
  await field.fill('IS 42 TIMES')
  expect(await axeComplaints(page)).toEqual([])
  await savePicture(page, 'found-question-phone')
  await dialog.getByRole('button', { name: /times a thousand/ }).click()
  await isAt(page, 42)
  await savePicture(page, 'found-question-there-phone')
  await open.click()
  await dialog.getByRole('button', { name: /What is 3 times/ }).click()
  await isAt(page, 3)
  await open.click()
  await field.fill('nothing like it')
  await dialog.getByText('No question matches.').waitFor()
  await field.press('Enter')
  expect(await dialog.count()).toBe(1)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await hasFocus(open)
  expect(errors).toEqual([])
})

it('a set that one look takes in has no need of it', async () => {
  const { page } = await longSet(4, { width: 390, height: 844 })
  expect(await finder(page).open.count()).toBe(0)
})
