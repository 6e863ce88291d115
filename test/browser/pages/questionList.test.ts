import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shootDevices } from '../../pictures/shootDevices.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'
import { hasFocus } from '../school/keys.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const pasted = (texts: readonly string[]) =>
  texts.map((text) => `Question: ${text}\nA: yes\nB: no\nRight: A\nWhy: ${text}`).join('\n\n')

const withQuestions = async (texts: readonly string[], viewport = { width: 1366, height: 768 }): Promise<Page> => {
  const { page } = await school.newcomer('teacher', { viewport })
  await page.goto('/create-set?import')
  await page.getByRole('tab', { name: 'Paste text' }).click()
  await page.getByLabel('Pasted text').fill(pasted(texts))
  await page.getByRole('button', { name: `Use ${texts.length} questions` }).click()
  await page.getByRole('heading', { name: `Question ${texts.length}`, exact: true }).waitFor()
  return page
}

const asked = (page: Page) =>
  page
    .getByRole('textbox', { name: 'Question', exact: true })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value))

it('a question is put elsewhere by the keys alone, keeps the focus, and says where it is', async () => {
  const page = await withQuestions(['One?', 'Two?', 'Three?'])
  const handle = page.getByRole('button', { name: 'Move question 1: drag, or use the arrow keys' })
  await handle.focus()
  await page.keyboard.press('ArrowDown')
  await page.getByText('Now question 2 of 3').waitFor({ state: 'attached' })
  expect(await asked(page)).toEqual(['Two?', 'One?', 'Three?'])
  await page.keyboard.press('End')
  expect(await asked(page)).toEqual(['Two?', 'Three?', 'One?'])
  await page.keyboard.press('ArrowUp')
  await page.getByText('Now question 2 of 3').waitFor({ state: 'attached' })
  expect(await asked(page)).toEqual(['Two?', 'One?', 'Three?'])
  await hasFocus(page.getByRole('button', { name: 'Move question 2: drag, or use the arrow keys' }))
})

it('a question is put elsewhere without dragging and without keys', async () => {
  const page = await withQuestions(['One?', 'Two?'], { width: 390, height: 844 })
  await page.getByRole('button', { name: 'More for question 2' }).click()
  await shootDevices(page, 'editor-menu', ['phone'])
  await page.getByRole('menuitem', { name: 'Move up' }).click()
  await page.getByText('Now question 1 of 2').waitFor({ state: 'attached' })
  expect(await asked(page)).toEqual(['Two?', 'One?'])
})

it('a question is dragged over others, which are small meanwhile', async () => {
  const page = await withQuestions(['One?', 'Two?', 'Three?', 'Four?'])
  await page.getByRole('button', { name: /^Move question 1:/ }).hover()
  await page.mouse.down()
  await page.locator('ol[data-dragging]').waitFor()
  const target = await page.locator('#question-3').boundingBox()
  if (!target) throw new Error('no third question')
  await page.mouse.move(target.x + 40, target.y + target.height / 2, { steps: 12 })
  await shootDevices(page, 'editor-dragging', ['chromebook'])
  await page.mouse.up()
  await page.locator('ol[data-dragging]').waitFor({ state: 'detached' })
  expect(await asked(page)).toEqual(['Two?', 'Three?', 'One?', 'Four?'])
})

it('two questions become one, one becomes two, and where that makes no sense it says why', async () => {
  const page = await withQuestions(['One?', 'Two?', 'Three?'])
  const pick = async (number: number, name: string) => {
    await page.getByRole('button', { name: `More for question ${number}` }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await pick(1, 'Merge with the next one')
  await page.getByText('These two ask different things.').first().waitFor()
  await page.getByRole('textbox', { name: 'Question', exact: true }).nth(1).fill('One?')
  await page.getByLabel('Answer A').nth(1).fill('perhaps')
  await pick(1, 'Merge with the next one')
  await page.getByText('Merged into question 1').waitFor({ state: 'attached' })
  expect(await asked(page)).toEqual(['One?', 'Three?'])
  expect(await page.getByLabel('Kind of question 1').inputValue()).toBe('several')
  await page.locator('#question-1').getByRole('button', { name: 'Add an answer' }).click()
  await page.locator('#question-1').getByLabel('Answer D').fill('never')
  await pick(1, 'Split in two')
  await page.getByText('Split into questions 1 and 2').waitFor({ state: 'attached' })
  expect(await asked(page)).toEqual(['One?', 'One?', 'Three?'])
  await pick(3, 'Split in two')
  await page.getByText('This question has one right answer and cannot be split.').first().waitFor()
  await pick(3, 'Duplicate')
  expect(await asked(page)).toEqual(['One?', 'One?', 'Three?', 'Three?'])
})

it.each([
  [1366, 768],
  [390, 844],
])('what is wrong stands beside its field at %i x %i', async (width, height) => {
  const page = await withQuestions(['One?', 'Two?'], { width, height })
  await page.getByLabel('Answer B').first().fill('')
  await page.getByLabel('Kind of question 2').selectOption('Type a number')
  await page.getByLabel('Right number').fill('many')
  await page.getByRole('button', { name: 'Save Question Set' }).click()
  const said = async (label: string) => {
    const field = page.getByLabel(label).first()
    const id = await field.getAttribute('aria-describedby')
    return (await page.locator(`[id="${id}"]`).textContent())?.trim()
  }
  await page.getByText('Please fix 4 things').waitFor()
  expect(await said('Title')).toBe('Please enter a title')
  expect(await said('Answer B')).toBe('Answer B is missing')
  expect(await said('Right number')).toBe('The number is not valid')
  await page.getByLabel('Answer B').first().scrollIntoViewIfNeeded()
  await shootDevices(page, 'editor-beside', [width > 1000 ? 'chromebook' : 'phone'])
  await page.getByLabel('Answer B').first().fill('no')
  await page.getByText('Please fix 3 things').waitFor()
})
