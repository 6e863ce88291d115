import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { savePicture, shootDevices } from '../../pictures/shootDevices.ts'
import { axeComplaints } from '../school/axeOn.ts'
import { type BrowserSchool, openBrowserSchool, type Visit } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const phone = { width: 390, height: 844 }
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const question = (page: Page, number: number) => page.locator(`#question-${number}`)

/** Writes a set of all kinds in the editor, as a teacher does. */
async function write({ page }: Visit): Promise<void> {
  await page.goto('/create-set')
  await page.getByLabel('Title').fill('All kinds')
  await page.getByLabel('Subject').selectOption('Other')
  await page.getByLabel('Language (if you like)').selectOption({ label: 'English' })
  const begin = async (number: number, text: string, kind: string) => {
    if (number > 1) await press(page, 'Add Question')
    await question(page, number).getByLabel('Question', { exact: true }).fill(text)
    await question(page, number).getByLabel(`Kind of question ${number}`).selectOption({ label: kind })
  }
  await begin(1, 'Is a whale a fish?', 'One right answer')
  await question(page, 1).getByRole('button', { name: 'True or false' }).click()
  await question(page, 1).getByLabel('B is the right answer').press(' ')
  await begin(2, 'Which are prime?', 'Several right answers')
  for (const [index, text] of ['2', '4', '5', '9'].entries())
    await question(page, 2).getByLabel(`Answer ${'ABCD'[index]}`, { exact: true }).fill(text)
  // The answer that was right as the only one is still right.
  expect(await question(page, 2).getByLabel('A is right, too').isChecked()).toBe(true)
  await question(page, 2).getByLabel('C is right, too').press(' ')
  await begin(3, 'Say thank you in French', 'Type the answer')
  await question(page, 3).getByLabel('Right answer').fill('merci')
  await begin(4, 'Pi to two places?', 'Type a number')
  await question(page, 4).getByLabel('Right number').fill('3,14')
  await question(page, 4).getByLabel('Half right this far off').fill('0.1')
  await begin(5, 'From old to new', 'Put in order')
  for (const [index, text] of ['Rome', 'Columbus', 'Moon landing', 'Web'].entries())
    await question(page, 5)
      .getByLabel(`Part ${index + 1}`, { exact: true })
      .fill(text)
  expect(await axeComplaints(page)).toEqual([])
  await savePicture(page, 'kinds-editor')
}

const isWholeInWindow = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button) => {
    const { top, bottom } = button.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
/** The answer with this text. */
const part = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Answers' }).getByRole('button', { name: text })

describe('questions of every kind', () => {
  it('are written, hosted and answered with a finger and by keys alone', async () => {
    const host = await school.newcomer('teacher')
    const { page: board } = host
    await write(host)
    await press(board, 'Save Question Set')
    await board.waitForURL('**/teacher')
    await board
      .getByRole('radio', { name: /^All kinds/ })
      .first()
      .check({ force: true })
    await press(board, 'Create Game & Get Code')
    await board.getByText('Waiting for players to join...').waitFor()
    const code = board.url().split('/').at(-1) ?? ''
    const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => sitDown(code, name)))
    if (!ann || !ben) throw new Error('nobody came')
    await press(board, /^Start Game \(2 players\)/)

    await inQuestion([board, ann.page, ben.page], 1)
    await shootDevices(ann.page, 'kinds-true-false', ['phone'])
    await ann.page.getByRole('button', { name: 'B: False' }).click()
    await ben.page.keyboard.press('a')
    await reveal(board, 'kinds-1')

    await inQuestion([board, ann.page, ben.page], 2)
    await part(ann.page, 'A: 2').click()
    await part(ann.page, 'C: 5').click()
    await savePicture(ann.page, 'kinds-several-phone')
    expect(await hyphensOn([board, ann.page])).toEqual(['auto'])
    expect(await axeComplaints(ann.page)).toEqual([])
    await savePicture(board, 'kinds-several-board')
    await ann.page.setViewportSize({ width: 360, height: 560 })
    await savePicture(ann.page, 'kinds-several-small')
    expect(await isWholeInWindow(ann.page, 'Lock in')).toBe(true)
    await press(ann.page, 'Lock in')
    await ann.page.setViewportSize(phone)
    for (const key of ['1', 'c', 'c', 'Enter']) await ben.page.keyboard.press(key)
    await reveal(board, 'kinds-2')
    await ann.page.getByRole('heading', { name: 'Correct!' }).waitFor()
    await ben.page.getByRole('heading', { name: 'Partly right' }).waitFor()
    expect(await hyphensOn([board, ann.page, ben.page])).toEqual(['auto'])
    await savePicture(ben.page, 'kinds-partly-phone')
    await ben.page.setViewportSize({ width: 360, height: 640 })
    await savePicture(ben.page, 'kinds-partly-small')
    expect(await linesOf(ben.page.getByRole('heading', { name: 'Partly right' }))).toBe(1)
    await ben.page.setViewportSize(phone)
    // No cross beside what was right in part.
    expect(await ben.page.getByText('You chose').locator('svg').count()).toBe(0)

    await inQuestion([board, ann.page, ben.page], 3)
    expect(await ann.page.content()).not.toMatch(/merci/i)
    await ann.page.getByLabel('Type your answer').fill(' Mercí!')
    await savePicture(ann.page, 'kinds-typed-phone')
    await savePicture(board, 'kinds-typed-board')
    expect(await axeComplaints(ann.page)).toEqual([])
    await press(ann.page, 'Lock in')
    await ben.page.keyboard.type('bonjour')
    await ben.page.keyboard.press('Enter')
    await reveal(board, 'kinds-3')
    await ann.page.getByRole('heading', { name: 'Correct!' }).waitFor()
    await savePicture(ben.page, 'kinds-typed-wrong-phone')
    await board.getByText('merci').first().waitFor()
    expect(await board.content()).not.toContain('bonjour')

    await inQuestion([board, ann.page, ben.page], 4)
    // A word locks nothing in: it would be wrong, and its player would not know why.
    await ann.page.getByLabel('Type a number').fill('three')
    const field = ann.page.getByLabel('Type a number in digits')
    await field.press('Enter')
    expect(await ann.page.getByRole('button', { name: 'Lock in' }).isDisabled()).toBe(true)
    await field.fill('3.14')
    await press(ann.page, 'Lock in')
    await ben.page.keyboard.type('3,2')
    await ben.page.keyboard.press('Enter')
    await reveal(board, 'kinds-4')

    await inQuestion([board, ann.page, ben.page], 5)
    for (const text of ['Rome', 'Columbus', 'Moon landing']) await part(ann.page, text).click()
    await savePicture(ann.page, 'kinds-order-phone')
    await savePicture(board, 'kinds-order-board')
    await part(ann.page, 'Web').click()
    await press(ann.page, 'Lock in')
    for (const key of ['1', '2', '3', '4', 'Enter']) await ben.page.keyboard.press(key)
    await reveal(board, 'kinds-5')
    await ann.page.getByRole('heading', { name: 'Correct!' }).waitFor()
    await savePicture(ben.page, 'kinds-order-told-phone')
    // The words have one frame, also where they say their language.
    const words = ben.page.locator('p [lang]').filter({ hasText: 'Rome' })
    expect(await words.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('none')
    for (const { errors } of [host, ann, ben]) expect(errors).toEqual([])
  })
})

async function sitDown(code: string, name: string): Promise<Visit> {
  const visit = await school.visitor({ viewport: phone })
  await visit.page.goto(`/join/${code}`)
  await visit.page.getByLabel('Nickname').fill(name)
  await visit.page.getByRole('button', { name: 'Join', exact: true }).click()
  await visit.page.getByText(`You are in, ${name}!`).waitFor()
  return visit
}

/** A sign that stands over its words counts as a line. */
const linesOf = (heading: Locator) =>
  heading.evaluate((element) => {
    const { lineHeight } = getComputedStyle(element)
    return Math.round(element.getBoundingClientRect().height / Number.parseFloat(lineHeight))
  })

/** How the browser divides long words of the questions on these pages. */
const hyphensOn = async (pages: readonly Page[]) => {
  const all = pages.map((page) =>
    page.locator('bdi[lang]').evaluateAll((texts) => texts.map((text) => getComputedStyle(text).hyphens)),
  )
  return [...new Set((await Promise.all(all)).flat())]
}

const inQuestion = async (pages: readonly Page[], number: number) => {
  if (number > 1) await pages[0]?.keyboard.press('PageDown')
  for (const page of pages) await page.getByText(`Question ${number} of 5`).first().waitFor()
}

/** The question closes by itself, because everybody has answered. */
async function reveal(board: Page, name: string): Promise<void> {
  await board
    .getByRole('heading', { name: 'Standings' })
    .or(board.getByText('That was the last question'))
    .first()
    .waitFor()
  await shootDevices(board, name, ['projector'])
  await board.setViewportSize({ width: 1366, height: 768 })
}
