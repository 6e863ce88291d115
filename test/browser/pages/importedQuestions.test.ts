import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { savePicture, shootDevices } from '../../pictures/shootDevices.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'
import { hasFocus } from '../school/keys.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

const viewports = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]

const longQuestion =
  'Which of the planets of our solar system are gas giants, and which of them are made of rock? '.repeat(2)

it('keeps the word on a button whole beside a long question, and what is beside the imported questions folded', async () => {
  const { page } = await school.newcomer('teacher')
  await page.goto('/create-set?import')
  await page.getByRole('tab', { name: 'Paste text' }).click()
  const header = 'Question,Answer 1,Answer 2,Answer 3,Answer 4,Time limit,Correct answer(s)'
  const lines = [`"${longQuestion}",Jupiter,Saturn,Mars,Venus,30,7`, `"${longQuestion}",Jupiter,Saturn,Mars,Venus,30,1`]
  await page
    .getByRole('textbox')
    .last()
    .fill([header, ...lines].join('\n'))
  const repair = page.getByRole('button', { name: /^Repair/ }).first()
  await repair.waitFor()
  for (const viewport of viewports) {
    await page.setViewportSize(viewport)
    await shootDevices(page, 'import-repair')
    await page.setViewportSize(viewport)
    const box = await repair.boundingBox()
    expect([viewport.width, (box?.width ?? 0) > (box?.height ?? 0)]).toEqual([viewport.width, true])
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.getByRole('button', { name: /^Use 1 question/ }).click()
  const extras = page.locator('details').first()
  await extras.waitFor()
  expect(await extras.getAttribute('open')).toBeNull()
  await extras.getByText('30 seconds').first().waitFor()
})

it('says once for all questions that the first answer is right, and shows what it has left out, from the keyboard, too', async () => {
  const { page } = await school.newcomer('teacher')
  await page.goto('/create-set?import')
  await page.getByRole('tab', { name: 'Paste text' }).click()
  const capitals = [
    ['Italy', 'Rome', 'Milan', 'Turin'],
    ['Spain', 'Madrid', 'Vigo', 'León'],
    ['Norway', 'Oslo', 'Bergen', 'Tromsø'],
  ]
  const questions = capitals.map(
    ([country, ...cities], at) =>
      `${at + 1}. What is the capital of ${country}?\n${cities.map((city, place) => `${'ABC'[place]}) ${city}`).join('\n')}\n`,
  )
  const marked = '4. What is the capital of Japan?\nA) Kyoto\nB) Tokyo ✓\n'
  const text = ['Here is a quiz on capitals for Monday:', ...questions, marked, 'Shall I write more of them?'].join(
    '\n',
  )
  await page.getByRole('textbox').last().fill(text)
  const shoot = async (place: Locator, name: string) => {
    for (const viewport of viewports) {
      await page.setViewportSize(viewport)
      await place.scrollIntoViewIfNeeded()
      await savePicture(page, `import ${name} ${viewport.width}`)
    }
  }
  const summary = page.getByText('Left out: 2 lines that are in no question')
  const first = page.getByRole('button', { name: 'The first one is always right' })
  await first.waitFor()
  expect(await page.getByRole('button', { name: /^Repair/ }).count()).toBe(3)
  const leftOut = page.getByText('Shall I write more of them?').last()
  expect(await leftOut.isVisible()).toBe(false)
  await shoot(first, 'unmarked')
  await page.getByRole('textbox').last().focus()
  const isAt = (place: Locator) => place.evaluate((element) => element === document.activeElement)
  for (let step = 0; step < 5 && !(await isAt(summary)); step++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await leftOut.waitFor()
  const numbers = page.locator('details li').evaluateAll((lines) => lines.map((line) => (line as HTMLLIElement).value))
  expect(await numbers).toEqual([1, 21])
  await shoot(leftOut, 'left out')
  for (let step = 0; step < 5 && !(await isAt(first)); step++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await first.waitFor({ state: 'detached' })
  const use = page.getByRole('button', { name: /^Use 4 questions/ })
  await use.waitFor()
  // The button is gone, and its user goes on at the questions that it has changed.
  await hasFocus(page.getByRole('table'))
  await shoot(use, 'all marked, from the keyboard')
  await page.keyboard.press('Tab')
  await hasFocus(use)
  for (const [, city = ''] of capitals) await page.getByRole('cell', { name: city }).waitFor()
  await page.getByRole('cell', { name: 'Tokyo' }).waitFor()
  await shoot(use, 'all marked')
  // One alone among others is repaired, where its answers are seen. One that is all of the text may have its right answer first.
  await page.getByRole('textbox').last().fill([questions[0], marked].join('\n'))
  await page.getByRole('button', { name: /^Repair/ }).waitFor()
  expect(await page.getByRole('button', { name: 'The first one' }).count()).toBe(0)
  await page
    .getByRole('textbox')
    .last()
    .fill(questions[0] ?? '')
  await page.getByRole('button', { name: 'The first one is right' }).click()
  await page.getByRole('cell', { name: 'Rome' }).waitFor()
})

it('a double click on what closes the dialog does not press what lies behind it', async () => {
  const { page } = await school.newcomer('teacher')
  await page.goto('/create-set?import')
  await page.getByRole('tab', { name: 'Paste text' }).click()
  const rows = ['Question,Answer 1,Answer 2,Answer 3,Answer 4,Correct answer', 'Which is red?,Mars,Sun,Moon,Venus,1']
  await page.getByRole('textbox').last().fill(rows.join('\n'))
  const use = page.getByRole('button', { name: /^Use 1 question/ })
  const box = await use.boundingBox()
  await page.evaluate(
    ({ x, y }) => {
      const behind = document.createElement('button')
      behind.style.cssText = `position: fixed; inset: auto; left: ${x}px; top: ${y}px; width: 4px; height: 4px`
      behind.onclick = () => {
        document.title = 'pressed'
      }
      document.querySelector('main')?.append(behind)
    },
    { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 },
  )
  await page.mouse.dblclick((box?.x ?? 0) + 12, (box?.y ?? 0) + 12, { delay: 40 })
  await page.getByText('Which is red?').first().waitFor()
  expect(await page.title()).not.toBe('pressed')
})

it('"Look again" goes to the question that was meant', async () => {
  const { page } = await school.newcomer('teacher', { viewport: { width: 390, height: 844 } })
  await page.goto('/create-set')
  await page.getByLabel('Title').fill('Five')
  await page.getByLabel('Subject').selectOption('Science')
  for (let number = 1; number <= 5; number++) {
    if (number > 1) await page.getByRole('button', { name: 'Add question' }).click()
    const card = page.locator(`#question-${number}`)
    await card.getByRole('textbox').first().fill(`Question ${number}?`)
    for (const [index, letter] of ['A', 'B', 'C', 'D'].entries())
      await card.getByLabel(`Answer ${letter}`).fill(`${letter}${index}`)
    // Marks a right answer in all questions but the second.
    if (number !== 2) {
      await card.getByRole('radio').nth(1).focus()
      await page.keyboard.press('Space')
    }
  }
  await page.getByRole('button', { name: /^Save/ }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Is A the right answer?' })
  await dialog.getByRole('button', { name: 'Look again' }).click()
  await dialog.waitFor({ state: 'detached' })
  const place = () =>
    page.locator('#question-2').evaluate((card) => {
      const { top, bottom } = card.getBoundingClientRect()
      return { isSeen: top < innerHeight && bottom > 0, hasFocus: card.contains(document.activeElement) }
    })
  await expect.poll(place).toEqual({ isSeen: true, hasFocus: true })
})
