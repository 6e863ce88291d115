import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BrowserSchool, openBrowserSchool, password } from '../school/browserSchool.ts'
import { press, tabTo, type } from '../school/keys.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

it('a teacher registers, writes a question set and hosts a game without a mouse', async () => {
  const { page } = await school.visitor()
  await page.goto('/login')
  await tabTo(page, /^Student/, 'radio')
  await page.keyboard.press('ArrowRight')
  expect(await page.getByRole('radio', { name: /^Teacher/ }).isChecked()).toBe(true)
  await type(page, 'Username', 'keyboardist')
  await type(page, 'Password', password)
  await type(page, 'Confirm password', password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/teacher')

  await press(page, 'Create Question Set', 'link')
  await page.waitForURL('**/create-set')
  await type(page, 'Title', 'Keys')
  await tabTo(page, 'Subject', 'combobox')
  await page.keyboard.type('Other')
  await type(page, 'Question', 'Which key moves on?')
  await tabTo(page, 'A is the right answer', 'radio')
  await page.keyboard.press('ArrowDown')
  for (const [letter, text] of Object.entries({ A: 'Space', B: 'Tab', C: 'Shift', D: 'Escape' })) {
    await type(page, `Answer ${letter}`, text)
  }
  await press(page, 'Save Question Set')
  await page.waitForURL('**/teacher')

  await tabTo(page, 'Search question sets', 'searchbox')
  await page.keyboard.type('Keys')
  await tabTo(page, /^Keys/, 'radio')
  await page.keyboard.press('Space')
  await press(page, 'Create Game & Get Code')
  await page.waitForURL(/\/lobby\/[A-Z2-9]{6}$/)
})

it('a student looks into a pack, buys it and closes what came out without a mouse', async () => {
  const { page } = await school.newcomer('student', { reducedMotion: 'reduce' })
  await page.goto('/shop')
  await press(page, 'Look inside Garden Pack')
  await page.getByRole('dialog').getByText('The odds').waitFor()
  await press(page, /^Buy Pack/)
  await page.getByText('You Got!').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

it('a student joins by code without a mouse', async () => {
  const { page } = await school.newcomer('student')
  await page.goto('/student')
  await type(page, 'Game code', 'AAAAAA')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').filter({ hasText: 'Game not found' }).waitFor()
})
