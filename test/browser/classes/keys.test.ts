import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'
import { focused, hasFocus, press, seesFocus, tabTo, type } from '../school/keys.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const menuOf = (name: string) => `${name}: what to do`

/** Opens the menu with Enter, and goes to the entry with the arrow keys. */
const pickIn = async (page: Page, menu: string, entry: string) => {
  await press(page, menu)
  const wanted = page.getByRole('menuitem', { name: entry })
  await wanted.waitFor()
  for (let arrows = 0; arrows < 9; arrows++) {
    if (await wanted.evaluate((one) => one === document.activeElement)) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
}

const dialogGone = (page: Page) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor({ state: 'detached' })

/** Waits until the focus comes to rest. A dialog gives it back only after it has closed. */
const focusIs = (page: Page, name: string) =>
  page
    .waitForFunction((wanted) => {
      const one = document.activeElement
      return (one?.getAttribute('aria-label') ?? one?.textContent ?? '').includes(wanted)
    }, name)
    .catch(async () => {
      throw new Error(`the focus is on ${await focused(page)}, not on ${name}`)
    })

it('a class is made, and lived with, by keys alone; the focus is seen, and comes back to where it was', async () => {
  const [teacher, second] = [await school.newcomer('teacher'), await school.newcomer('teacher')]
  const { page, errors } = teacher
  await page.goto('/classes')
  await press(page, 'New class', 'link')
  await type(page, 'Name of the class', '6b')
  expect(await seesFocus(page)).toBe(true)
  await tabTo(page, 'Names of your pupils', 'textbox')
  await page.keyboard.type('Müller, Lotte')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Brandt, Emil')
  await tabTo(page, /^On shared devices/, 'radio')
  expect(await seesFocus(page)).toBe(true)
  await page.keyboard.press('ArrowRight')
  await press(page, 'Make 2 cards')
  await page.getByRole('heading', { name: '2 cards are ready' }).waitFor()
  await press(page, 'I have printed them')
  await page.getByRole('heading', { name: '2 cards are ready' }).waitFor({ state: 'detached' })
  expect(await focused(page)).not.toBe('nothing')

  // Makes a card. Then the focus returns to the button that made it.
  await press(page, /^New card for /)
  await page.getByRole('dialog').locator('ol li').first().waitFor()
  await page.keyboard.press('Escape')
  await dialogGone(page)
  await focusIs(page, 'New card for ')
  expect(await seesFocus(page)).toBe(true)

  await pickIn(page, menuOf('Lotte Müller'), 'Aids')
  await page.getByRole('dialog').waitFor()
  await tabTo(page, 'Usual', 'radio')
  await page.keyboard.press('ArrowRight')
  expect(await seesFocus(page)).toBe(true)
  await tabTo(page, /^Larger text/, 'checkbox')
  await page.keyboard.press('Space')
  expect(await seesFocus(page)).toBe(true)
  await press(page, 'Save')
  await dialogGone(page)
  await page.getByText('Has aids').waitFor()
  await focusIs(page, menuOf('Lotte Müller'))

  await pickIn(page, menuOf('Emil Brandt'), 'Change the name')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await dialogGone(page)
  await focusIs(page, menuOf('Emil Brandt'))

  await tabTo(page, 'None', 'radio')
  await page.keyboard.press('ArrowRight')
  expect(await seesFocus(page)).toBe(true)
  await press(page, 'Draw the teams')
  await page.getByRole('button', { name: 'Draw again' }).waitFor()
  expect(await focused(page)).not.toBe('nothing')
  await pickIn(page, menuOf('Lotte Müller'), 'Change the team')
  await page.getByRole('dialog').waitFor()
  await press(page, 'Save')
  await dialogGone(page)
  await focusIs(page, menuOf('Lotte Müller'))

  await press(page, 'Add pupils')
  // The pressed button is gone, so the focus is on the list that it has opened.
  await hasFocus(page.getByLabel('Names of your pupils'))
  await page.keyboard.type('Ada Stern')
  await press(page, 'Make 1 card')
  await page.getByRole('heading', { name: '1 card is ready' }).waitFor()
  expect(await focused(page)).not.toBe('nothing')

  await type(page, 'Name of the class', '7b')
  await press(page, 'Save')
  await page.getByRole('heading', { name: '7b', exact: true }).waitFor()
  await focusIs(page, 'Save')
  await type(page, 'Ask a teacher to join', second.user.username)
  await page.keyboard.press('Enter')
  await page.getByText('Asked', { exact: true }).waitFor()
  await second.page.goto('/classes')
  await press(second.page, 'Yes, I join')
  await second.page.getByRole('link', { name: /^7b/ }).waitFor()
  await page.reload()
  await pickIn(page, menuOf(second.user.username), 'Remove from the class')
  await page.getByRole('alertdialog').waitFor()
  await page.keyboard.press('Escape')
  await dialogGone(page)
  await focusIs(page, menuOf(second.user.username))
  await pickIn(page, menuOf('Ada Stern'), 'Remove')
  await page.getByRole('alertdialog').waitFor()
  await press(page, 'Remove')
  await dialogGone(page)
  await page.getByText('Ada Stern').first().waitFor({ state: 'detached' })
  expect(await focused(page)).not.toBe('nothing')
  expect(errors).toEqual([])
})
